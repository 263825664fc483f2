/** Size of a JPEG, from its markers. */
import { type Bytes, UnreadableCreative } from "./bytes.ts";
import type { CreativeFacts } from "./facts.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF_SEGMENT = 0xe1;
/** Start-of-frame markers but those for Huffman tables, extensions and arithmetic conditioning. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @throws UnreadableCreative */
export function readJpeg(bytes: Bytes): CreativeFacts {
  let size: { width: number; height: number } | undefined;
  let at = 2;
  for (;;) {
    if (bytes.u8(at) !== 0xff) throw new UnreadableCreative("unreadable");
    const marker = bytes.u8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === END_OF_IMAGE) break;
    else {
      const length = bytes.u16(at + 2, false);
      if (isStartOfFrame(marker)) size = { height: bytes.u16(at + 5, false), width: bytes.u16(at + 7, false) };
      if (marker === EXIF_SEGMENT && isTurned(bytes, at + 4)) throw new UnreadableCreative("rotated");
      at += 2 + length;
      if (marker === START_OF_SCAN) at = afterScan(bytes, at);
    }
  }
  if (size === undefined) throw new UnreadableCreative("unreadable");
  if (at + 2 !== bytes.length) throw new UnreadableCreative("appended");
  return { format: "jpeg", ...size, frames: 1, milliseconds: 0, loops: 1 };
}

/** The next marker behind coded data, in which FF is followed by 00 or a restart. */
function afterScan(bytes: Bytes, from: number): number {
  for (let at = from; ; at += 1) {
    if (bytes.u8(at) !== 0xff) continue;
    const next = bytes.u8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** True if an Exif segment says that the picture is shown turned or mirrored. */
function isTurned(bytes: Bytes, at: number): boolean {
  if (bytes.text(at, 4) !== "Exif") return false;
  const tiff = at + 6;
  const littleEndian = bytes.text(tiff, 2) === "II";
  const directory = tiff + bytes.u32(tiff + 4, littleEndian);
  const count = bytes.u16(directory, littleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (bytes.u16(entry, littleEndian) === ORIENTATION) return bytes.u16(entry + 8, littleEndian) > 1;
  }
  return false;
}
