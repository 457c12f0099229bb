"""The command `civitas`."""


def main() -> None:
    """Placeholder until the commands arrive."""
