//go:build !unix

package main

func stopUntold() {}
func stopOften()  {}
