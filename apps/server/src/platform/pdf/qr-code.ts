/** A QR code in a tagged PDF. */
import { encode } from "uqr";
import type { Pdf } from "./pdf.ts";

/** Points. `alt` is what screen readers say in place of the code. */
type QrCode = { text: string; alt: string; x: number; y: number; side: number };

/** The code with its quiet margin inside the square. Level M stays readable if a corner is dirty or scratched. */
export function qrCode(pdf: Pdf, { text, alt, x, y, side }: QrCode): PDFKit.PDFStructureElement {
  const { doc } = pdf;
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const cell = side / size;
  return pdf.figure(alt, { x, y, width: side, height: side }, () => {
    doc.rect(x, y, side, side).fill("#ffffff");
    for (const [row, cells] of data.entries()) {
      for (const { from, length } of runsOf(cells)) doc.rect(x + from * cell, y + row * cell, length * cell, cell);
    }
    doc.fill("#000000");
  });
}

/** Dark cells side by side as one rectangle, so that no viewer draws hairlines between them. */
function runsOf(cells: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [index, isDark] of cells.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last.from + last.length === index) last.length += 1;
    else runs.push({ from: index, length: 1 });
  }
  return runs;
}
