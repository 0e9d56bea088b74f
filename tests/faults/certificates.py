"""Certificates of an authority of the test's own, for 127.0.0.1, and a proxy that serves one. Needs openssl."""

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

CONFIG = """
[ca]
default_ca = own
[own]
new_certs_dir = .
database = index
serial = serial
default_md = sha256
policy = any
private_key = authority.key
certificate = authority.pem
[any]
commonName = supplied
[leaf]
subjectAltName = IP:127.0.0.1
[req]
distinguished_name = any_name
[any_name]
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
"""
KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-config", "config")


class Authority:
    """Issues certificates into a folder; `pem` is its own, to be trusted."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._folder = folder
        self.pem = folder / "authority.pem"
        (folder / "config").write_text(CONFIG)
        (folder / "index").write_text("")
        (folder / "serial").write_text("01\n")
        self._openssl(
            *("req", "-x509", *KEY, "-subj", "/CN=A drill", "-extensions", "authority"),
            *("-keyout", "authority.key", "-out", "authority.pem", "-days", "3650"),
        )

    def issued(self, name: str, first: str, last: str) -> tuple[Path, Path]:
        """Issue a certificate that is valid between two years; return its file, and its key's."""
        self._openssl("req", *KEY, "-subj", f"/CN={name}", "-keyout", f"{name}.key", "-out", f"{name}.csr")
        self._openssl(
            *("ca", "-batch", "-config", "config", "-extensions", "leaf", "-notext"),
            *("-startdate", f"{first}0101000000Z", "-enddate", f"{last}0101000000Z"),
            *("-in", f"{name}.csr", "-out", f"{name}.pem"),
        )
        return self._folder / f"{name}.pem", self._folder / f"{name}.key"

    def _openssl(self, *arguments: str) -> None:
        subprocess.run(["openssl", *arguments], cwd=self._folder, check=True, capture_output=True)


@asynccontextmanager
async def tls_proxy(certificate: ssl.SSLContext, port: int) -> AsyncIterator[str]:
    """Serve TLS, and pass on what comes to a port of this machine; yields the address."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(_piped(reader, forth), _piped(back, writer), return_exceptions=True)

    server = await asyncio.start_server(pass_on, "127.0.0.1", 0, ssl=certificate)
    try:
        yield f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def _piped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(1 << 16):
            writer.write(part)
            await writer.drain()
    finally:
        writer.close()
