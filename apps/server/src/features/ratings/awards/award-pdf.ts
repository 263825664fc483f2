/** An award as a tagged A4 page to hang up (PDF/UA), with a QR code to the proof page. */
import type { Brand } from "@portal/contract/brands/brand";
import { imprintLine } from "../../../platform/pdf/imprint-line.ts";
import { mm, Pdf } from "../../../platform/pdf/pdf.ts";
import { qrCode } from "../../../platform/pdf/qr-code.ts";
import type { Drawing } from "./drawing.ts";

export type AwardDocument = {
  title: string;
  company: string;
  lead: string;
  criteria: readonly string[];
  verification: string;
  proof: string;
  drawing: Drawing;
  brand: Brand;
  fonts: readonly string[];
};

const LEFT = mm(25);
const WIDTH = mm(160);
const BULLET = mm(4);
const QR_SIDE = mm(38);
const INK = "#1b2428";
const MUTED = "#4a565c";

/** Returns the PDF's bytes. */
export function awardPdf(award: AwardDocument): Promise<Buffer> {
  const { title, lead, criteria, verification, proof, drawing, brand, fonts } = award;
  const pdf = new Pdf({ title, author: brand.imprint.company, isAccessible: true, fonts });
  const { doc, root } = pdf;
  let y = mm(22);
  const block = (
    tag: "H1" | "H2" | "P",
    text: string,
    { size, weight = "plain", color = INK, gap = 8 }: Look,
  ): void => {
    const style = { size, weight, color };
    root.add(pdf.element(tag, text, () => pdf.write(text, { x: LEFT, y, width: WIDTH }, style)));
    y += pdf.heightOf(text, WIDTH, style) + gap;
  };
  block("H1", shortened(title), { size: 22, weight: "bold", gap: 10 });
  block("P", lead, { size: 12, gap: 18 });

  const scale = WIDTH / drawing.width;
  const height = drawing.height * scale;
  root.add(
    pdf.figure(drawing.title, { x: LEFT, y, width: WIDTH, height }, () => {
      doc.save().translate(LEFT, y).scale(scale);
      draw(pdf, drawing);
      doc.restore();
    }),
  );
  y += height + 24;

  block("H2", "Dafür gibt es diese Auszeichnung", { size: 13, weight: "bold", color: brand.mailAccent });
  const list = doc.struct("L");
  root.add(list);
  const style = { size: 10.5, color: INK };
  for (const text of criteria) {
    pdf.artifact("Layout", () => pdf.write("•", { x: LEFT, y, width: BULLET }, style));
    const item = doc.struct("LI");
    list.add(item);
    const body = { x: LEFT + BULLET, y, width: WIDTH - BULLET };
    item.add(pdf.element("LBody", text, () => pdf.write(text, body, style)));
    item.end();
    y += pdf.heightOf(text, body.width, style) + 4;
  }
  list.end();
  y += 8;
  block("H2", "So wird geprüft", { size: 13, weight: "bold", color: brand.mailAccent });
  block("P", verification, { size: 10.5, gap: 16 });
  block("P", `Nachweis mit dem Stand von heute: ${proof}`, { size: 10.5, gap: 10 });
  root.add(qrCode(pdf, { text: proof, alt: `QR-Code zum Nachweis: ${proof}`, x: LEFT, y, side: QR_SIDE }));
  y += QR_SIDE + 10;
  y = Math.max(y, mm(277));
  block("P", imprintLine(brand), { size: 7, color: MUTED });
  root.end();
  return pdf.finish();
}

/** So that everything stays on one page. */
const TITLE_CHARACTERS = 60;
const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= TITLE_CHARACTERS ? text : `${characters.slice(0, TITLE_CHARACTERS - 1).join("")}…`;
};

type Look = { size: number; weight?: "plain" | "bold"; color?: string; gap?: number };

function draw(pdf: Pdf, { shapes, width }: Drawing): void {
  const { doc } = pdf;
  for (const shape of shapes) {
    if (shape.kind === "path") doc.path(shape.path).fill(shape.fill);
    else if (shape.kind === "box") {
      doc.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      if (shape.line === undefined) doc.fill(shape.fill);
      else doc.lineWidth(1).fillAndStroke(shape.fill, shape.line);
    } else {
      const { text, x, y, size, weight, fill } = shape;
      const ascent = pdf.ascentOf({ size, weight });
      pdf.write(text, { x, y: y - ascent, width: 2 * width }, { size, weight, color: fill });
    }
  }
}
