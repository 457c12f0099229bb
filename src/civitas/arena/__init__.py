"""Many games at once: simulations, and the figures of the bench."""
