"""The tests mirror src; contract/ holds the promises that every game keeps."""
