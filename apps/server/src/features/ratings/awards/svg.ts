/** A drawing as SVG: with texts for web pages, with outlines for print shops and for pictures. */
import { escapeHtml } from "../../../platform/http/escape-html.ts";
import { outlineOf } from "../../../platform/pdf/outlines.ts";
import type { Drawing, Shape } from "./drawing.ts";

/** Typefaces of nearly equal widths, because the texts were measured with the first. */
const FAMILY = "DejaVu Sans, Verdana, Geneva, sans-serif";

/** What a page shows in place of a badge that is switched off: nothing. */
export const EMPTY_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"/>';

export function svgOf({ width, height, shapes, title }: Drawing, { isOutlined }: { isOutlined: boolean }): string {
  const drawn = shapes.map((shape) => (shape.kind === "text" ? textOf(shape, isOutlined) : figureOf(shape)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="de">`,
    `<title>${xmlText(title)}</title>`,
    ...drawn,
    "</svg>",
  ].join("");
}

function figureOf(shape: Exclude<Shape, { kind: "text" }>): string {
  if (shape.kind === "path") return `<path d="${shape.path}" fill="${shape.fill}"/>`;
  const { x, y, width, height, radius, fill, line } = shape;
  const stroke = line === undefined ? "" : ` stroke="${line}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke}/>`;
}

function textOf({ text, x, y, size, weight, fill }: Extract<Shape, { kind: "text" }>, isOutlined: boolean): string {
  if (isOutlined) return `<path d="${outlineOf(text, { x, y }, { size, weight })}" fill="${fill}"/>`;
  const bold = weight === "bold" ? ' font-weight="700"' : "";
  return `<text x="${x}" y="${y}" font-family="${FAMILY}" font-size="${size}"${bold} fill="${fill}">${xmlText(text)}</text>`;
}

/** Characters that XML can't hold at all, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xmlText = (text: string): string => escapeHtml(text.replaceAll(NOT_IN_XML, ""));
