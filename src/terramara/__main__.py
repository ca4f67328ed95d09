"""`python -m terramara` runs the command too."""

from terramara.cli import main

if __name__ == "__main__":
    main()
