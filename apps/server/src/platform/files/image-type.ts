/** Recognises an image by its first bytes. The file's name and the client's Content-Type are ignored. */

export type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "heic";

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [0x47, 0x49, 0x46, 0x38];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Brands of ISO media files whose pictures are HEVC; AVIF and films have others. */
const HEVC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
/** Brands that mean any picture; the compatible brands tell the format. */
const ANY_PICTURES = new Set(["mif1", "msf1"]);
const MOST_BRANDS = 32;

/** The brands of an ISO media file, the major one first; empty for other files. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString("latin1", 4, 8) !== "ftyp") return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * MOST_BRANDS);
  const brands = [bytes.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString("latin1", at, at + 4));
  return brands;
}

function isHeic(bytes: Buffer): boolean {
  const [own = "", ...compatible] = brandsOf(bytes);
  if (HEVC_BRANDS.has(own)) return true;
  return ANY_PICTURES.has(own) && compatible.some((brand) => HEVC_BRANDS.has(brand));
}

/** A supported format, or null for everything else, such as SVG, AVIF and HTML. */
export function imageFormatOf(bytes: Buffer): ImageFormat | null {
  if (startsWith(bytes, JPEG)) return "jpeg";
  if (startsWith(bytes, PNG)) return "png";
  if (startsWith(bytes, GIF)) return "gif";
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return "webp";
  return isHeic(bytes) ? "heic" : null;
}
