/** Files of the customer websites: drawn, so that pictures of their pages look like pages, and as large as was said. */
import { crc32, deflateSync } from "node:zlib";

const WIDTH = 480;
const HEIGHT = 320;
const PIXEL_BYTES = 3;
/** Deep colours that white text can be read on. */
const HUES = [18, 96, 152, 204, 262, 338];

/** The hue of a host, the same one each time. */
const hueOf = (host: string): number => HUES[crc32(host) % HUES.length] ?? 204;

/** A file with this ending; empty space after its end makes it `bytes` long. */
export function drawnFile(host: string, path: string, ending: string, bytes: number): Buffer {
  const content = contentOf(host, path, ending);
  return Buffer.concat([content, Buffer.alloc(Math.max(0, bytes - content.length), " ")]);
}

function contentOf(host: string, path: string, ending: string): Buffer {
  if (ending === "css") return Buffer.from(styleOf(hueOf(host)));
  if (ending === "svg") return Buffer.from(logoOf(hueOf(host)));
  // Browsers look at the bytes of an image, not at its ending.
  if (["jpg", "png", "gif", "webp"].includes(ending)) return photo(hueOf(host), crc32(path) % HUES.length);
  return Buffer.alloc(0);
}

const styleOf = (hue: number): string => `
* { box-sizing: border-box } body { margin: 0; font: 17px/1.6 "Open Sans", sans-serif; color: #222; background: #fff }
header, footer { display: flex; flex-wrap: wrap; gap: 12px 32px; align-items: center; padding: 18px max(24px, calc(50vw - 560px)) }
header { border-bottom: 4px solid hsl(${hue} 55% 32%) } footer { background: hsl(${hue} 40% 16%); color: #fff; font-size: 15px }
footer a { color: #fff } nav ul, footer ul { display: flex; gap: 24px; margin: 0; padding: 0; list-style: none }
nav { margin-left: auto } nav a { margin-left: 16px; color: #222; text-decoration: none; font-weight: 600 }
main { max-width: 1120px; margin: 0 auto; padding: 40px 24px } a { color: hsl(${hue} 60% 30%) }
h1 { margin: 0 0 12px; font-size: 42px; line-height: 1.2; color: hsl(${hue} 55% 24%) } h2 { margin: 36px 0 8px; font-size: 26px }
p { max-width: 46em } figure { display: inline-block; width: 31%; margin: 0 1.6% 12px 0; vertical-align: top }
img { max-width: 100%; height: auto; border-radius: 6px } .skip-link, .skip { position: absolute; left: -9999px }
button, .wp-block-button__link { padding: 10px 20px; border: 0; border-radius: 6px; color: #fff; background: hsl(${hue} 55% 32%); text-decoration: none }`;

const logoOf = (hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"><path d="M4 40 28 8l24 32z" fill="hsl(${hue} 55% 32%)"/><path d="M64 18h88v6H64zm0 14h60v6H64z" fill="hsl(${hue} 40% 20%)"/></svg>`;

/** A house below a sky as a PNG; `shift` makes pictures of one website differ. */
function photo(hue: number, shift: number): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_none, y) => {
    const row = Buffer.alloc(1 + WIDTH * PIXEL_BYTES);
    for (let x = 0; x < WIDTH; x += 1) row.set(colourAt(x, y, hue, shift), 1 + x * PIXEL_BYTES);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, hue: number, shift: number): [red: number, green: number, blue: number] {
  const middle = WIDTH / 2 + (shift - 2) * 24;
  const fromMiddle = Math.abs(x - middle);
  const roof = 90 + fromMiddle * 0.7;
  const isHouse = fromMiddle < 150;
  if (isHouse && y > roof && y < 200) return rgb(hue, 0.5, 0.3 + (y % 12 < 2 ? 0.06 : 0));
  if (fromMiddle < 130 && y >= 200 && y < 285)
    return fromMiddle % 60 < 24 && y < 255 ? [92, 116, 132] : [233, 226, 214];
  if (y > 270) return [112, 140, 92];
  return [176 + Math.floor(y / 6), 204 + Math.floor(y / 9), 232];
}

/** @param hue in degrees; the others from 0 to 1 */
function rgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const part = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    const range = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
