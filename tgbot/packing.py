"""Documents as bytes: JSON, packed with what every document says, to a quarter of its length.

The first byte tells how: `{` begins JSON that is not packed, as all were once; any other names the dictionary. A
dictionary is never changed, only followed by another, since documents that were packed with it must load for ever.
"""

import zlib

# Frequent names and values, the most frequent last: what is near is cheaper to refer to.
_FIRST = (
    b'"page":{"kind":"start","serial":1,"facts":{"name":"{"version":1,"user":"name":"","started":true,'
    b'"tables":["t-100"],"language":"en","chose_language":true"half":null,"played":[],"outcome":null},"log":[],'
    b'"cards":{},"words":{"seed":"","met":""},"due":17,"opened":17"talk":[],"tallies":{"games":"pair_wins":'
    b'"interceptor_wins":"intercepted":"interceptions":"decoded":"guesses":{"by":"1","do":"draft","clues":["",null,'
    b'null]},{"by":"1","do":"clues","clues":["","",""]},{"by":"1","do":"guess","code":"123"},{"by":"1",'
    b'"do":"intercept","code":"234"},"version":1,"chat":-100,"title":"","stage":"lobby","stage":"game","serial":1,'
    b'"nonce":"","host":1,"players":[{"user":1,"name":"","language":"en","side":"pair","ready":true},{"user":1,'
    b'"name":"","language":"en","side":"interceptor","ready":true}],"state":{"version":1,"lineup":"interceptor",'
    b'"phase":"guess","round":1,"sides":[{"key":"pair","places":[["1",false],["1",false]],"keywords":["","","",""],'
    b'"translations":[["","",""]],"seed":"","listed":[],"drawn":1,"tally":[0,0],"encoder":0,"code":"123",'
    b'"draft":[null,null,null],"written":null,"words_guess":null},{"key":"interceptor","places":[["1",false]],'
    b'"keywords":[],"translations":[],"seed":null,"listed":[],"drawn":0,"tally":[0,0],"encoder":0,"code":null,'
    b'"draft":[null,null,null],"written":null,"words_guess":null}],"sat":[["1","pair"],["1","pair"],'
    b'["1","interceptor"]],"half":{"round":1,"side":"pair","encoder":"1","clues":["","",""],"marks":["plain","plain",'
    b'"plain"],"guess":null,"interception":null,"code":null},"played":[{"round":1,"side":"pair","encoder":"1",'
    b'"clues":["","",""],"marks":["plain","plain","plain"],"guess":"123","interception":null,"code":"123"}],'
    b'"outcome":null},"cards":{"1":{"number":1,"quiet":false,"typed":{"":[0,1,2]}},'
)
DICTIONARIES = {1: _FIRST}
NEWEST = 1
LEVEL = 3  # of nine; more takes twice the time for a tenth of the bytes
WINDOW = -13  # 8 KB, and the bare stream: a larger window costs more to set up than it finds
MEMORY = 6
MOST_BYTES = 1 << 22  # of JSON; a table with everything in it has a few thousand


class Unpackable(Exception):
    """A document was packed in a way that this program does not know, by a newer one."""


def packed(plain: bytes) -> bytes:
    """Return JSON as it is stored."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY, zlib.Z_DEFAULT_STRATEGY, DICTIONARIES[NEWEST])
    return bytes([NEWEST]) + packer.compress(plain) + packer.flush()


def unpacked(stored: bytes) -> bytes:
    """Return the JSON of what was stored, by this program or any before it; `ValueError` for what none has written."""
    if stored[:1] == b"{":
        return stored
    if stored[0] >= ord(" "):
        raise ValueError("a text that is no document")
    dictionary = DICTIONARIES.get(stored[0])
    if dictionary is None:
        raise Unpackable(f"dictionary {stored[0]}, this program knows up to {NEWEST}")
    unpacker = zlib.decompressobj(WINDOW, dictionary)
    try:
        plain = unpacker.decompress(stored[1:], MOST_BYTES)
    except zlib.error:
        raise ValueError("packed bytes that are broken") from None
    if not unpacker.eof:
        raise ValueError("packed bytes without an end")
    return plain
