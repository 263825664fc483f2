/** What an image is, told by its first bytes; names and what the client says count for nothing. */

export type ImageFormat = "jpeg" | "png" | "webp" | "gif";

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [0x47, 0x49, 0x46, 0x38];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** One of the formats that are taken, or null: SVG, HEIC, HTML and everything else. */
export function imageFormatOf(bytes: Buffer): ImageFormat | null {
  if (startsWith(bytes, JPEG)) return "jpeg";
  if (startsWith(bytes, PNG)) return "png";
  if (startsWith(bytes, GIF)) return "gif";
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? "webp" : null;
}
