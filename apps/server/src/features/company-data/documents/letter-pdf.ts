/** A letter of the provider as a tagged A4 page: sender, receiver, facts, lines with amounts. Demo documents only. */
import type { Brand } from "@portal/contract/brands/brand";
import { imprintLine } from "../../../platform/pdf/imprint-line.ts";
import { mm, Pdf } from "../../../platform/pdf/pdf.ts";

export type Letter = {
  title: string;
  receiver: readonly string[];
  facts: readonly (readonly [term: string, value: string])[];
  /** Text, and an amount at the right edge or "". */
  lines: readonly (readonly [text: string, amount: string])[];
  closing: readonly string[];
};

const LEFT = mm(25);
const WIDTH = mm(160);
const AMOUNT = mm(40);
const MUTED = "#4a565c";

/** Returns the PDF's bytes. */
export function letterPdf(letter: Letter, brand: Brand): Promise<Buffer> {
  const { company, address } = brand.imprint;
  const pdf = new Pdf({ title: letter.title, author: company, isAccessible: true });
  let y = mm(20);
  const block = (tag: "H1" | "P", text: string, style: { size: number; weight?: "bold"; color?: string }, gap = 6) => {
    pdf.root.add(pdf.element(tag, text, () => pdf.write(text, { x: LEFT, y, width: WIDTH }, style)));
    y += pdf.heightOf(text, WIDTH, style) + gap;
  };
  block("P", [company, ...address].join(", "), { size: 8, color: MUTED }, 18);
  block("P", letter.receiver.join("\n"), { size: 11 }, 36);
  block("H1", letter.title, { size: 16, weight: "bold" }, 12);
  block("P", letter.facts.map(([term, value]) => `${term}: ${value}`).join("\n"), { size: 10 }, 18);
  for (const [text, amount] of letter.lines) {
    const style = { size: 10.5 };
    const width = WIDTH - AMOUNT;
    const height = Math.max(pdf.heightOf(text, width, style), pdf.heightOf(amount || " ", AMOUNT, style));
    const said = amount === "" ? text : `${text}: ${amount}`;
    pdf.root.add(
      pdf.doc.struct("P", { actual: said }, () => {
        pdf.write(text, { x: LEFT, y, width }, style);
        if (amount !== "") pdf.write(amount, { x: LEFT + width, y, width: AMOUNT }, style);
      }),
    );
    y += height + 6;
  }
  y += 12;
  for (const text of letter.closing) block("P", text, { size: 10.5 }, 8);
  y = Math.max(y, mm(277));
  block("P", imprintLine(brand), { size: 7, color: MUTED });
  pdf.root.end();
  return pdf.finish();
}
