/**
 * Reads what a banner's file is: browser and server use the same function, before the upload and after it. It reads the
 * structure only; the server decodes the pictures as well. What a name or a reported type says counts for nothing.
 */
import { Bytes, UnreadableCreative } from "./bytes.ts";
import type { CreativeFacts } from "./facts.ts";
import { readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

const PNG_SIGNATURE = "\u0089PNG\r\n\u001a\n";
const JPEG_SIGNATURE = "\u00ff\u00d8\u00ff";

/** @throws UnreadableCreative if it is no GIF, PNG, WebP or JPEG, is damaged, or has bytes behind its end */
export function readCreative(file: Uint8Array): CreativeFacts {
  const bytes = new Bytes(file);
  const facts = readerOf(bytes)(bytes);
  if (facts.width === 0 || facts.height === 0) throw new UnreadableCreative("unreadable");
  return facts;
}

function readerOf(bytes: Bytes): (bytes: Bytes) => CreativeFacts {
  if (["GIF89a", "GIF87a"].includes(bytes.text(0, 6))) return readGif;
  if (bytes.text(0, 8) === PNG_SIGNATURE) return readPng;
  if (bytes.text(0, 4) === "RIFF" && bytes.text(8, 4) === "WEBP") return readWebp;
  if (bytes.text(0, 3) === JPEG_SIGNATURE) return readJpeg;
  throw new UnreadableCreative("type");
}
