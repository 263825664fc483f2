/**
 * Run on its own, one process a picture: reads HEIC from standard input, writes a PNG of at most 2000 pixels a side to
 * standard output. Upright, because the decoder turns by the file's own instruction (its EXIF orientation repeats the
 * same turn and is left behind), and without anything else that hung on the file.
 */
import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import { UPLOAD_LIMIT_PIXELS } from "@portal/contract/entry/files/calls";
import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import { LONGEST_SIDE_PIXELS, TOO_MANY_PIXELS_EXIT_CODE } from "./image-limits.ts";

const CHANNELS = 4;
const UNREADABLE_EXIT_CODE = 1;

class Refused extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super("refused");
    this.exitCode = exitCode;
  }
}

/** Pixels as RGBA, row by row. */
type Pixels = { data: Uint8ClampedArray; width: number; height: number };

async function decode(heic: Buffer): Promise<Pixels> {
  const pictures = new libheif.HeifDecoder().decode(heic);
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (picture === undefined) throw new Refused(UNREADABLE_EXIT_CODE);
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > UPLOAD_LIMIT_PIXELS) throw new Refused(TOO_MANY_PIXELS_EXIT_CODE);
  const pixels = { data: new Uint8ClampedArray(width * height * CHANNELS), width, height };
  const shown = await new Promise<Pixels | null>((resolve) => {
    picture.display(pixels, resolve);
  });
  if (shown === null) throw new Refused(UNREADABLE_EXIT_CODE);
  return shown;
}

const toPng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: CHANNELS } })
    .resize({ width: LONGEST_SIDE_PIXELS, height: LONGEST_SIDE_PIXELS, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();

const PROFILE_BOX = "colrprof";
const LONGEST_PROFILE_BYTES = 1_000_000;

/** The file's first colour profile (ICC): phones take pictures in wider colours than those of the web. */
function colourProfileOf(heic: Buffer): Buffer | null {
  const at = heic.indexOf(PROFILE_BOX, 0, "latin1");
  if (at < 4) return null;
  const end = at - 4 + heic.readUInt32BE(at - 4);
  const start = at + PROFILE_BOX.length;
  return end > start && end <= heic.length && end - start <= LONGEST_PROFILE_BYTES ? heic.subarray(start, end) : null;
}

const PNG_HEADER_BYTES = 33;

/** Adds the profile to the PNG, so that its colours are converted when it is encoded for the web. */
function withColourProfile(png: Buffer, profile: Buffer | null): Buffer {
  if (profile === null) return png;
  const content = Buffer.concat([Buffer.from("iCCPprofile\0\0", "latin1"), deflateSync(profile)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length - "iCCP".length);
  frame.writeUInt32BE(crc32(content), 4);
  const [length, checksum] = [frame.subarray(0, 4), frame.subarray(4)];
  return Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), length, content, checksum, png.subarray(PNG_HEADER_BYTES)]);
}

// The decoder prints messages; standard output must carry the picture only.
console.log = () => undefined;
try {
  const heic = await buffer(process.stdin);
  const png = withColourProfile(await toPng(await decode(heic)), colourProfileOf(heic));
  await new Promise<void>((resolve) => void process.stdout.write(png, () => resolve()));
} catch (error) {
  process.exitCode = error instanceof Refused ? error.exitCode : UNREADABLE_EXIT_CODE;
}
