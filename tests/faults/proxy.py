"""A TCP proxy that misbehaves on request: cuts, stalls, delays, closes one way, or loses what the server answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import StrEnum

DELAY_S = 0.2
CHUNK = 1 << 16


class Fault(StrEnum):
    """What a proxy does to connections, old and new, until it is healed."""

    CUT = "connections cut"
    STALL = "nothing passes"
    DELAY = "everything comes late"
    HALF_CLOSE = "closed from the server's side"
    LOSE_REPLIES = "replies lost"


class Proxy:
    """Passes bytes on between clients and one server of this machine."""

    def __init__(self, server: int) -> None:
        """Take the port of the server."""
        self.port = 0
        self._server = server
        self._fault: Fault | None = None
        self._healthy = asyncio.Event()
        self._healthy.set()
        self._writers: set[asyncio.StreamWriter] = set()

    def strike(self, fault: Fault) -> None:
        """Misbehave from now on."""
        self._fault = fault
        self._healthy.clear()
        if fault is Fault.CUT:
            self._abort()

    def heal(self) -> None:
        """Behave again; connections that lost something are cut, since nobody could make sense of the rest."""
        if self._fault in {Fault.LOSE_REPLIES, Fault.HALF_CLOSE}:
            self._abort()
        self._fault = None
        self._healthy.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass one connection on until either side ends it."""
        if self._fault is Fault.CUT:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._server)
        self._writers |= {writer, back}
        try:
            with suppress(OSError):
                await asyncio.gather(self._pass_on(reader, back), self._pass_back(there, writer))
        finally:
            self._writers -= {writer, back}
            writer.transport.abort()
            back.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while part := await reader.read(CHUNK):
            await self._held_up()
            writer.write(part)
            await writer.drain()
        writer.transport.abort()

    async def _pass_back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while part := await reader.read(CHUNK):
            await self._held_up()
            if self._fault is Fault.HALF_CLOSE:
                writer.write_eof()
                return
            if self._fault is not Fault.LOSE_REPLIES:
                writer.write(part)
                await writer.drain()
        writer.transport.abort()

    async def _held_up(self) -> None:
        if self._fault is Fault.STALL:
            await self._healthy.wait()
        elif self._fault is Fault.DELAY:
            await asyncio.sleep(DELAY_S)

    def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()


@asynccontextmanager
async def proxy(server: int) -> AsyncIterator[Proxy]:
    """Run a proxy to a port of this machine."""
    one = Proxy(server)
    listening = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.port = listening.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        one.heal()
        listening.close()
        one._abort()
