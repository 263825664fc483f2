import { inflateSync } from "node:zlib";

/** Glyph number → text, as one font of the PDF says. */
type Glyphs = ReadonlyMap<number, string>;

const textOfHex = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");

function glyphsIn(stream: string): Glyphs {
  const glyphs = new Map<number, string>();
  for (const [, first = "", list = ""] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const texts = [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = ""]) => textOfHex(hex));
    texts.forEach((text, index) => glyphs.set(Number.parseInt(first, 16) + index, text));
  }
  return glyphs;
}

/** The lines of a letter's PDF, read with each of its fonts in turn: a test's eyes, no more. */
export function letterText(pdf: Buffer): string {
  const source = pdf.toString("latin1");
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = ""]) => {
    try {
      return [inflateSync(Buffer.from(body, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const fonts = streams.filter((stream) => stream.includes("beginbfrange")).map(glyphsIn);
  const lines = streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = ""]) => shown));
  return fonts.flatMap((glyphs) => lines.map((line) => lineOf(line, glyphs))).join("\n");
}

const lineOf = (shown: string, glyphs: Glyphs): string =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? "")
    .join("");
