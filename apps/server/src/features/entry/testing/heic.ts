/** HEIC as bytes, the hostile ones too; README.md tells what the photo shows. */
import { readFile } from "node:fs/promises";

export const phonePhoto = (): Promise<Buffer> => readFile(new URL("phone-photo.heic", import.meta.url));

/** The photo whose header claims a size that its body does not hold. */
export async function heicClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await phonePhoto();
  // Box type, four bytes of version and flags, then both sides.
  const at = bytes.indexOf("ispe", 0, "latin1") + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}

export const halfHeic = async (): Promise<Buffer> => {
  const bytes = await phonePhoto();
  return bytes.subarray(0, bytes.length / 2);
};

/** Cut off within the picture's own data, behind a sound header. */
export async function heicWithoutPicture(): Promise<Buffer> {
  const bytes = await phonePhoto();
  return bytes.subarray(0, bytes.indexOf("mdat", 0, "latin1") + 40);
}

/** Noise where the picture was. */
export async function heicOfNoise(): Promise<Buffer> {
  const bytes = await phonePhoto();
  return Buffer.concat([bytes.subarray(0, bytes.indexOf("mdat", 0, "latin1") + 4), Buffer.alloc(4000, 0x5a)]);
}
