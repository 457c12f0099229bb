"""The cards of the boxes: one package a box, one module a nation; found, never imported by hand."""
