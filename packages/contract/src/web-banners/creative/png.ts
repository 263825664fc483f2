/** Size, frames and loops of a PNG or APNG (PNG, third edition), from its chunks. */
import { MOST_FRAMES } from "../flavours.ts";
import { type Bytes, UnreadableCreative } from "./bytes.ts";
import { type CreativeFacts, frameMilliseconds, isWithin } from "./facts.ts";

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_FRAME_BYTES = 12;
const DEFAULT_DENOMINATOR = 100;

/** @throws UnreadableCreative */
export function readPng(bytes: Bytes): CreativeFacts {
  if (bytes.text(12, 4) !== "IHDR") throw new UnreadableCreative("unreadable");
  const size = { width: bytes.u32(16, false), height: bytes.u32(20, false) };
  let at = SIGNATURE_BYTES;
  let isAnimated = false;
  let hasPicture = false;
  let [frames, milliseconds, loops] = [0, 0, 1];
  for (;;) {
    const length = bytes.u32(at, false);
    const type = bytes.text(at + 4, 4);
    const data = at + 8;
    if (type === "IEND") break;
    // An animation that is announced after the picture is none.
    if (type === "acTL" && !hasPicture) {
      isAnimated = true;
      loops = bytes.u32(data + 4, false);
    }
    if (type === "IDAT") hasPicture = true;
    if (type === "fcTL" && isAnimated) {
      const [width, height, x, y] = [4, 8, 12, 16].map((offset) => bytes.u32(data + offset, false)) as [
        number,
        number,
        number,
        number,
      ];
      if (!isWithin({ x, y, width, height }, size)) throw new UnreadableCreative("unreadable");
      frames += 1;
      if (frames > MOST_FRAMES) throw new UnreadableCreative("frames");
      const denominator = bytes.u16(data + 22, false) || DEFAULT_DENOMINATOR;
      milliseconds += frameMilliseconds((bytes.u16(data + 20, false) * 1000) / denominator);
    }
    at += CHUNK_FRAME_BYTES + length;
  }
  if (!hasPicture) throw new UnreadableCreative("unreadable");
  if (at + CHUNK_FRAME_BYTES !== bytes.length) throw new UnreadableCreative("appended");
  return frames < 2
    ? { format: "png", ...size, frames: 1, milliseconds: 0, loops: 1 }
    : { format: "png", ...size, frames, milliseconds: Math.round(milliseconds), loops };
}
