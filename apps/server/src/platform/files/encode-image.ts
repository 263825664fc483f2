/**
 * Decodes every uploaded image within limits and encodes it again: upright, without EXIF, GPS, profiles or appended
 * bytes. A file that is an image and something else at once is only the image afterwards.
 */
import { THUMBNAIL_PIXELS, UPLOAD_LIMIT_PIXELS, UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import pLimit from "p-limit";
import type sharpFactory from "sharp";
import type { Sharp } from "sharp";
import { Problem } from "../problem.ts";
import { heicToPng } from "./heic.ts";
import { LONGEST_SIDE_PIXELS } from "./image-limits.ts";
import { imageFormatOf } from "./image-type.ts";

export type EncodedImage = { bytes: Buffer; mediaType: "image/webp"; width: number; height: number };

/** A crop in pixels of the given image. */
export type Crop = { x: number; y: number; width: number; height: number };

const QUALITY = 86;
const DECODING_SECONDS = 20;
/** Sides of what is left of a picture that is only decoded to see whether it can be. */
const DROPPED_PIXELS = 8;
/** Images at once; 50 megapixels need up to 200 MB while they are turned, as HEIC 700 MB in a process of their own. */
const CONCURRENT_IMAGES = 2;

const queue = pLimit(CONCURRENT_IMAGES);

type SharpFactory = typeof sharpFactory;

let loading: Promise<SharpFactory> | undefined;

/** Loaded with the first image. It keeps no decoded images, and as many images as `queue` allows use one thread each. */
const loadSharp = (): Promise<SharpFactory> =>
  (loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));

/** What an image is for. Only photos may be HEIC, because phones take them. */
type ImagePurpose = "logo" | "photo";

/**
 * Encodes to WebP, at most 2000 pixels on the longer side; of an animated image the first frame.
 * @throws Problem `files.type_not_allowed`, `files.too_many_pixels` (from the header, before decoding) or
 *   `files.unreadable`.
 */
export const encodeImage = (original: Buffer, purpose: ImagePurpose = "logo"): Promise<EncodedImage> =>
  queue(async () => {
    const image = await decodable(original, purpose);
    return toWebp(
      (await open(image))
        .autoOrient()
        .resize({ width: LONGEST_SIDE_PIXELS, height: LONGEST_SIDE_PIXELS, fit: "inside", withoutEnlargement: true }),
    );
  });

/**
 * Decodes every picture of a file whose header was checked, and drops the pixels.
 * @throws Problem `files.unreadable`
 */
export const decodeAll = (original: Buffer): Promise<void> =>
  queue(async () => {
    const image = (await loadSharp())(original, {
      limitInputPixels: UPLOAD_LIMIT_PIXELS,
      failOn: "error",
      animated: true,
    }).timeout({ seconds: DECODING_SECONDS });
    try {
      await image.resize({ width: DROPPED_PIXELS, height: DROPPED_PIXELS, fit: "fill" }).raw().toBuffer();
    } catch {
      throw new Problem("files.unreadable", { field: "file" });
    }
  });

/** The small copy of an image that `encodeImage` made, at most 480 pixels on the longer side. */
export const thumbnail = (image: Buffer): Promise<EncodedImage> =>
  queue(async () =>
    toWebp(
      (await open(image)).resize({
        width: THUMBNAIL_PIXELS,
        height: THUMBNAIL_PIXELS,
        fit: "inside",
        withoutEnlargement: true,
      }),
    ),
  );

/** Bytes that sharp can decode, checked by their header. */
async function decodable(original: Buffer, purpose: ImagePurpose): Promise<Buffer> {
  const format = imageFormatOf(original);
  if (format === "heic" && purpose === "photo") return heicToPng(original);
  const notAllowed = { field: "file", message: UPLOAD_RULES[purpose].typeNotAllowed };
  if (format === null) throw new Problem("files.type_not_allowed", notAllowed);
  const header = await readHeader(original);
  if (header.format !== format) throw new Problem("files.type_not_allowed", notAllowed);
  if (header.width * header.height > UPLOAD_LIMIT_PIXELS) throw new Problem("files.too_many_pixels");
  return original;
}

/**
 * Crops an image that `encodeImage` made.
 * @throws Problem `request.invalid` at `crop` if the crop exceeds the image.
 */
export const cropImage = (image: Buffer, { x, y, width, height }: Crop): Promise<EncodedImage> =>
  queue(async () => {
    const header = await readHeader(image);
    if (width < 1 || height < 1 || x + width > header.width || y + height > header.height) {
      throw new Problem("request.invalid", { field: "crop", message: "Der Ausschnitt liegt außerhalb des Bildes." });
    }
    return toWebp((await open(image)).extract({ left: x, top: y, width, height }));
  });

const open = async (bytes: Buffer): Promise<Sharp> =>
  (await loadSharp())(bytes, { limitInputPixels: UPLOAD_LIMIT_PIXELS, failOn: "error", animated: false }).timeout({
    seconds: DECODING_SECONDS,
  });

async function readHeader(bytes: Buffer): Promise<{ format: string; width: number; height: number }> {
  const sharp = await loadSharp();
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { format, width, height };
  } catch {
    throw new Problem("files.unreadable");
  }
}

async function toWebp(image: Sharp): Promise<EncodedImage> {
  try {
    const { data, info } = await image.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: "image/webp", width: info.width, height: info.height };
  } catch {
    throw new Problem("files.unreadable");
  }
}
