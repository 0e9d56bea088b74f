"""`python -m tgbot`: see `tgbot.cli.main`."""

import sys

from tgbot.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
