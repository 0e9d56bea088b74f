"""python-telegram-bot behind its own web server: `Application.run_webhook`, as its manual shows."""

from telegram.ext import Application

from bench.peers.brain import Surroundings
from bench.peers.ptb import built


def main() -> None:
    """Serve until the process is ended."""
    here = Surroundings.read()
    application = built(here, Application.builder())
    url = f"http://127.0.0.1:{here.port}/"
    application.run_webhook("127.0.0.1", here.port, secret_token=here.secret, webhook_url=url)


if __name__ == "__main__":
    main()
