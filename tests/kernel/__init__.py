"""The kernel, piece by piece, and the contract every game keeps."""
