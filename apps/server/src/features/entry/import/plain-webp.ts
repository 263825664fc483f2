const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Chunks of a still picture: extended header, transparency, the picture lossy or lossless. */
const PICTURE_CHUNKS = new Set(["VP8X", "ALPH", "VP8 ", "VP8L"]);
const LONGEST_SIDE_PIXELS = 2000;

/**
 * Whether bytes are a WebP that holds one picture and nothing else: no EXIF, no profile, nothing behind its end.
 * `encodeImage` makes such files. `size` is that of the decoded picture in pixels.
 */
export function isPlainWebp(bytes: Buffer, size: { width: number; height: number }): boolean {
  if (Math.max(size.width, size.height) > LONGEST_SIDE_PIXELS || bytes.length < HEADER_BYTES) return false;
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return false;
  if (bytes.readUInt32LE(4) + CHUNK_HEADER_BYTES !== bytes.length) return false;
  let at = HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    if (!PICTURE_CHUNKS.has(bytes.toString("latin1", at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += CHUNK_HEADER_BYTES + length + (length % 2);
  }
  return at === bytes.length;
}
