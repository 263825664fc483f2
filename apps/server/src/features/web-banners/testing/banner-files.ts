/** Banner files as real bytes, the hostile ones too. Imported by tests only. */
import { crc32, deflateSync } from "node:zlib";
import { type Flavour, FLAVOUR_RULES } from "@portal/contract/web-banners/flavours";
import sharp from "sharp";

type Animation = { width?: number; height?: number; delays?: readonly number[]; loops?: number };

const sizeOf = (flavour: Flavour) => ({ width: FLAVOUR_RULES[flavour].width, height: FLAVOUR_RULES[flavour].height });

export const still = (
  format: "png" | "jpeg" | "webp" | "gif",
  flavour: Flavour = "medium_rectangle",
): Promise<Buffer> =>
  sharp({ create: { ...sizeOf(flavour), channels: 3, background: "#246" } })
    .toFormat(format)
    .toBuffer();

/** An animation in which each frame has another colour. */
export async function animated(
  format: "gif" | "webp",
  { width = 300, height = 250, delays = [500, 500], loops = 2 }: Animation = {},
): Promise<Buffer> {
  const raw = Buffer.concat(delays.map((_delay, index) => Buffer.alloc(width * height * 3, (index * 97 + 13) % 256)));
  const image = sharp(raw, { raw: { width, height: height * delays.length, channels: 3, pageHeight: height } });
  const options = { delay: [...delays], loop: loops };
  return format === "gif" ? image.gif(options).toBuffer() : image.webp({ ...options, lossless: true }).toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([length, head, sum]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};

/** An APNG of grey frames, which the encoders here can't make. */
export function apng({ width = 300, height = 250, delays = [500, 500], loops = 2 }: Animation = {}): Buffer {
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const control = (sequence: number, delay: number): Buffer => {
    const rest = Buffer.alloc(6);
    rest.writeUInt16BE(delay, 0);
    rest.writeUInt16BE(1000, 2);
    return chunk("fcTL", Buffer.concat([numbers(sequence, width, height, 0, 0), rest]));
  };
  const header = Buffer.concat([numbers(width, height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("acTL", numbers(delays.length, loops)),
    ...delays.flatMap((delay, index) =>
      index === 0
        ? [control(0, delay), chunk("IDAT", rows)]
        : [control(2 * index - 1, delay), chunk("fdAT", Buffer.concat([numbers(2 * index), rows]))],
    ),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG that is right in its structure and holds no picture. */
export const emptyPng = (): Buffer =>
  Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", Buffer.concat([numbers(300, 250), Buffer.from([8, 2, 0, 0, 0])])),
    chunk("IDAT", Buffer.from("no picture")),
    chunk("IEND", Buffer.alloc(0)),
  ]);

export const turnedJpeg = async (): Promise<Buffer> =>
  sharp(await still("jpeg"))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
