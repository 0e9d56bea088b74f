"""Uploaded files, and sample files that users send."""

from __future__ import annotations

import base64
import io
import mimetypes
from pathlib import PurePosixPath

from PIL import Image, UnidentifiedImageError

from tgbot.playground.errors import bad_request
from tgbot.playground.model import Json, StoredFile

# Telegram's file ids of one kind share a prefix.
PREFIXES = {
    "photo": "AgAC",
    "voice": "AwAC",
    "video_note": "DQAC",
    "animation": "CgAC",
    "sticker": "CAAC",
    "document": "BQAC",
}
FOLDERS = {
    "photo": "photos",
    "voice": "voice",
    "video_note": "video_notes",
    "animation": "animations",
    "sticker": "stickers",
    "document": "documents",
}
KIND_NAMES = {
    "photo": "Photo",
    "voice": "VoiceNote",
    "video_note": "VideoNote",
    "animation": "Animation",
    "sticker": "Sticker",
    "document": "Document",
}
SAME_FAMILY = {"animation", "document", "sticker"}


class FileShelf:
    """All files, by id and by path."""

    def __init__(self, first_id: int = 1) -> None:
        self._next = first_id
        self._by_id: dict[str, StoredFile] = {}
        self._by_path: dict[str, StoredFile] = {}

    def add(
        self, kind: str, content: bytes, *, mime: str, name: str, width: int = 0, height: int = 0, duration: int = 0
    ) -> StoredFile:
        """Store a file under a new id and path."""
        number = self._next
        self._next += 1
        tail = base64.urlsafe_b64encode(f"{kind}:{number:09}".encode()).decode().rstrip("=")
        suffix = PurePosixPath(name).suffix or mimetypes.guess_extension(mime) or ".bin"
        stored = StoredFile(
            id=PREFIXES[kind] + tail,
            unique_id="AQAD" + tail[-12:],
            kind=kind,
            content=content,
            mime=mime,
            name=name,
            path=f"{FOLDERS[kind]}/file_{number}{suffix}",
            width=width,
            height=height,
            duration=duration,
        )
        self._by_id[stored.id] = stored
        self._by_path[stored.path] = stored
        return stored

    def add_upload(self, kind: str, content: bytes, name: str, *, duration: int = 0) -> StoredFile:
        """Store an upload as Telegram does: refuse an empty file, and a photo that is not an image."""
        if not content:
            raise bad_request("file must be non-empty")
        mime = mimetypes.guess_type(name)[0] or "application/octet-stream"
        width = height = 0
        if kind == "photo":
            mime, width, height = _picture(content)
        elif kind in ("sticker", "animation"):
            width = height = 512 if kind == "sticker" else 320
        elif kind == "video_note":
            width = height = 240
        return self.add(kind, content, mime=mime, name=name, width=width, height=height, duration=duration)

    def make_up(self, kind: str) -> StoredFile:
        """A small sample file of that kind."""
        match kind:
            case "voice":
                return self.add(kind, b"OggS made-up voice", mime="audio/ogg", name="voice.oga", duration=2)
            case "video_note":
                content = b"made-up video note"
                return self.add(kind, content, mime="video/mp4", name="round.mp4", width=240, height=240, duration=2)
            case "document":
                return self.add(kind, b"A made-up document.\n", mime="text/plain", name="note.txt")
            case "photo":
                return self.add(kind, _drawn("JPEG"), mime="image/jpeg", name="photo.jpg", width=160, height=120)
            case "sticker":
                return self.add(kind, _drawn("WEBP"), mime="image/webp", name="sticker.webp", width=160, height=120)
            case _:
                content = _drawn("GIF")
                return self.add(
                    "animation", content, mime="image/gif", name="loop.gif", width=160, height=120, duration=1
                )

    def get(self, file_id: str) -> StoredFile | None:
        """The file with this id."""
        return self._by_id.get(file_id)

    def at(self, path: str) -> StoredFile | None:
        """The file at this path."""
        return self._by_path.get(path)

    def reuse(self, kind: str, file_id: str) -> StoredFile:
        """The file that a bot names by its id, or Telegram's refusal."""
        if file_id.lower().startswith(("http://", "https://")):
            # No data leaves the machine, so a URL can never be fetched.
            raise bad_request("failed to get HTTP URL content")
        if not file_id.replace("-", "").replace("_", "").isascii() or not _is_base64url(file_id):
            raise bad_request("wrong remote file identifier specified: Wrong character in the string")
        stored = self._by_id.get(file_id)
        if stored is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        if stored.kind != kind and not {stored.kind, kind} <= SAME_FAMILY:
            raise bad_request(f"can't use file of type {KIND_NAMES[stored.kind]} as {KIND_NAMES[kind]}")
        return stored


def media(kind: str, stored: StoredFile) -> Json:
    """The fields of a Message that carry this file."""
    base: Json = {"file_id": stored.id, "file_unique_id": stored.unique_id, "file_size": len(stored.content)}
    size = {"width": stored.width, "height": stored.height}
    match kind:
        case "photo":
            return {"photo": [base | size]}
        case "voice":
            return {"voice": base | {"duration": stored.duration, "mime_type": stored.mime}}
        case "video_note":
            return {"video_note": base | {"length": stored.width, "duration": stored.duration}}
        case "sticker":
            return {"sticker": base | size | {"type": "regular", "is_animated": False, "is_video": False}}
        case "animation":
            named = base | {"file_name": stored.name, "mime_type": stored.mime}
            # Telegram repeats an animation as a document for old bots.
            return {"animation": named | size | {"duration": stored.duration}, "document": named}
        case _:
            return {"document": base | {"file_name": stored.name, "mime_type": stored.mime}}


def _is_base64url(text: str) -> bool:
    return text.replace("-", "").replace("_", "").isalnum()


def _picture(content: bytes) -> tuple[str, int, int]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            width, height, kind = picture.width, picture.height, picture.format
    except (UnidentifiedImageError, OSError) as error:
        raise bad_request("IMAGE_PROCESS_FAILED") from error
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return Image.MIME.get(kind or "", "image/jpeg"), width, height


def _drawn(kind: str) -> bytes:
    picture = Image.linear_gradient("L").resize((160, 120)).convert("RGB")
    out = io.BytesIO()
    picture.save(out, kind)
    return out.getvalue()
