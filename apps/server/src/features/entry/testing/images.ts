/** Image files as real bytes, the hostile ones too. */
import sharp, { type Sharp } from "sharp";

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#246" } });

export const jpeg = (width = 60, height = 40): Promise<Buffer> => plain(width, height).jpeg().toBuffer();
export const png = (width = 60, height = 40): Promise<Buffer> => plain(width, height).png().toBuffer();
export const webp = (width = 60, height = 40): Promise<Buffer> => plain(width, height).webp().toBuffer();
export const gif = (width = 60, height = 40): Promise<Buffer> => plain(width, height).gif().toBuffer();

/** A phone's photo: 60 × 40 as stored, 40 × 60 as seen, with the place where it was taken. */
export const photoWithPlace = (): Promise<Buffer> =>
  plain(60, 40)
    .jpeg()
    .withExif({
      IFD0: { Artist: "Petra Brandt" },
      IFD3: { GPSLatitude: "52/1 31/1 0/1", GPSLongitude: "13/1 24/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Left half black, right half white, to see what a cut took. */
export const blackAndWhite = (): Promise<Buffer> =>
  sharp({ create: { width: 100, height: 50, channels: 3, background: "#000" } })
    .composite([{ input: { create: { width: 50, height: 50, channels: 3, background: "#fff" } }, left: 50, top: 0 }])
    .png()
    .toBuffer();

/** A PNG whose header claims a size and whose body holds nothing of it: a bomb for whoever decodes first. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await png(1, 1));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** CRC-32 of PNG chunks. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const scriptedSvg = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>');

export const HTML_IN_FILE = "<html><script>document.location='https://evil.example'</script></html>";

/** A valid PNG with a web page behind its last byte. */
export const pngAndHtml = async (): Promise<Buffer> => Buffer.concat([await png(), Buffer.from(HTML_IN_FILE)]);

type Part = { bytes: Buffer; name?: string; type?: string; field?: string };

/** A multipart body with one file, and its headers. The name goes in as it is. */
export function multipart({ bytes, name = "logo.png", type = "image/png", field = "file" }: Part) {
  const boundary = "----test-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
