/** Size, frames and loops of a WebP (RFC 9649), from its chunks. */
import { MOST_FRAMES } from "../flavours.ts";
import { type Bytes, UnreadableCreative } from "./bytes.ts";
import { type CreativeFacts, frameMilliseconds, isWithin } from "./facts.ts";

const HEADER_BYTES = 12;
const IS_ANIMATED = 0x02;
const LOSSLESS_SIGNATURE = 0x2f;
const LOSSY_START_CODE = 0x2a019d;

/** @throws UnreadableCreative */
export function readWebp(bytes: Bytes): CreativeFacts {
  const end = 8 + bytes.u32(4, true);
  if (end < bytes.length) throw new UnreadableCreative("appended");
  if (end > bytes.length) throw new UnreadableCreative("unreadable");
  const size = sizeOf(bytes);
  const isAnimated = bytes.text(HEADER_BYTES, 4) === "VP8X" && (bytes.u8(HEADER_BYTES + 8) & IS_ANIMATED) !== 0;
  let [frames, milliseconds, loops] = [0, 0, 1];
  for (let at = HEADER_BYTES; at < end;) {
    const type = bytes.text(at, 4);
    const data = at + 8;
    if (type === "ANIM") loops = bytes.u16(data + 4, true);
    if (type === "ANMF") {
      frames += 1;
      if (frames > MOST_FRAMES) throw new UnreadableCreative("frames");
      const frame = {
        x: 2 * bytes.u24(data),
        y: 2 * bytes.u24(data + 3),
        width: 1 + bytes.u24(data + 6),
        height: 1 + bytes.u24(data + 9),
      };
      if (!isWithin(frame, size)) throw new UnreadableCreative("unreadable");
      milliseconds += frameMilliseconds(bytes.u24(data + 12));
    }
    const length = bytes.u32(at + 4, true);
    at = data + length + (length % 2);
    if (at > end) throw new UnreadableCreative("unreadable");
  }
  return isAnimated && frames > 1
    ? { format: "webp", ...size, frames, milliseconds, loops }
    : { format: "webp", ...size, frames: 1, milliseconds: 0, loops: 1 };
}

function sizeOf(bytes: Bytes): { width: number; height: number } {
  const data = HEADER_BYTES + 8;
  switch (bytes.text(HEADER_BYTES, 4)) {
    case "VP8X":
      return { width: 1 + bytes.u24(data + 4), height: 1 + bytes.u24(data + 7) };
    case "VP8L": {
      if (bytes.u8(data) !== LOSSLESS_SIGNATURE) throw new UnreadableCreative("unreadable");
      const bits = bytes.u32(data + 1, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case "VP8 ": {
      if (bytes.u24(data + 3) !== LOSSY_START_CODE) throw new UnreadableCreative("unreadable");
      return { width: bytes.u16(data + 6, true) & 0x3fff, height: bytes.u16(data + 8, true) & 0x3fff };
    }
    default:
      throw new UnreadableCreative("unreadable");
  }
}
