/** Size, frames and loops of a GIF (GIF89a with the Netscape extension), without decoding its pictures. */
import { MOST_FRAMES } from "../flavours.ts";
import { type Bytes, UnreadableCreative } from "./bytes.ts";
import { type CreativeFacts, frameMilliseconds, isWithin } from "./facts.ts";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Bytes of a colour table, from the flags before it. */
const colourTable = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The place behind a row of sub-blocks. */
function afterBlocks(bytes: Bytes, from: number): number {
  let at = from;
  for (let size = bytes.u8(at); size !== 0; size = bytes.u8(at)) at += 1 + size;
  return at + 1;
}

/** @throws UnreadableCreative */
export function readGif(bytes: Bytes): CreativeFacts {
  const width = bytes.u16(6, true);
  const height = bytes.u16(8, true);
  let at = 13 + colourTable(bytes.u8(10));
  let [frames, milliseconds, loops, delay] = [0, 0, 1, 0];
  for (let kind = bytes.u8(at); kind !== TRAILER; kind = bytes.u8(at)) {
    if (kind === EXTENSION) {
      const label = bytes.u8(at + 1);
      if (label === GRAPHIC_CONTROL) delay = bytes.u16(at + 4, true) * 10;
      if (label === APPLICATION && bytes.text(at + 3, 11) === "NETSCAPE2.0" && bytes.u8(at + 15) === 1) {
        const repeats = bytes.u16(at + 16, true);
        loops = repeats === 0 ? 0 : repeats + 1;
      }
      at = afterBlocks(bytes, at + 2);
    } else if (kind === IMAGE) {
      const place = {
        x: bytes.u16(at + 1, true),
        y: bytes.u16(at + 3, true),
        width: bytes.u16(at + 5, true),
        height: bytes.u16(at + 7, true),
      };
      if (!isWithin(place, { width, height })) throw new UnreadableCreative("unreadable");
      frames += 1;
      if (frames > MOST_FRAMES) throw new UnreadableCreative("frames");
      milliseconds += frameMilliseconds(delay);
      delay = 0;
      at = afterBlocks(bytes, at + 11 + colourTable(bytes.u8(at + 9)));
    } else throw new UnreadableCreative("unreadable");
  }
  if (frames === 0) throw new UnreadableCreative("unreadable");
  if (at + 1 !== bytes.length) throw new UnreadableCreative("appended");
  return {
    format: "gif",
    width,
    height,
    frames,
    ...(frames === 1 ? { milliseconds: 0, loops: 1 } : { milliseconds, loops }),
  };
}
