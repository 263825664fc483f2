/** The QR code of the rating page as a sheet: a poster, or eight cards to cut out. Tagged (PDF/UA). */
import type { Brand } from "@portal/contract/brands/brand";
import type { PosterLayout } from "@portal/contract/ratings/invitations/calls";
import { mm, Pdf } from "../../../platform/pdf/pdf.ts";
import { fittingLine } from "../../../platform/pdf/outlines.ts";
import { qrCode } from "../../../platform/pdf/qr-code.ts";

type Poster = { company: string; url: string; brand: Brand; layout: PosterLayout; fonts: readonly string[] };

const INK = "#1b2428";
const MUTED = "#4a565c";
const PAGE = { width: mm(210), height: mm(297) };
const CARD = { width: mm(90), height: mm(65), columns: 2, rows: 4 };

/** Returns the PDF's bytes. */
export function posterPdf({ layout, ...poster }: Poster): Promise<Buffer> {
  const { company, brand, fonts } = poster;
  const title = `Bewerten Sie ${company}`;
  const pdf = new Pdf({ title, author: brand.imprint.company, isAccessible: true, fonts });
  if (layout === "poster") drawPoster(pdf, poster);
  else drawCards(pdf, poster);
  pdf.root.end();
  return pdf.finish();
}

const QUESTION = "Wie zufrieden waren Sie?";
const hostAndPath = (url: string): string => url.replace(/^https?:\/\//, "");

function drawPoster(pdf: Pdf, { company, url, brand }: Omit<Poster, "layout">): void {
  const x = mm(25);
  const width = PAGE.width - 2 * x;
  let y = mm(30);
  const block = (tag: "H1" | "P", text: string, size: number, gap: number, color = INK): void => {
    const style = { size, weight: tag === "H1" ? "bold" : "plain", color } as const;
    pdf.root.add(pdf.element(tag, text, () => pdf.write(text, { x, y, width }, style)));
    y += pdf.heightOf(text, width, style) + gap;
  };
  block("H1", QUESTION, 34, 12);
  block("P", fittingLine(company, width, { size: 20, weight: "plain" }), 20, 8);
  block(
    "P",
    "Scannen Sie den Code mit dem Handy und bewerten Sie uns. Jede ehrliche Bewertung hilft, ob gut oder schlecht.",
    14,
    24,
  );
  const side = mm(110);
  pdf.root.add(qrCode(pdf, { text: url, alt: `QR-Code: ${url}`, x: (PAGE.width - side) / 2, y, side }));
  y += side + 18;
  block("P", hostAndPath(url), 14, 10);
  block("P", `Bewertungen bei ${brand.name}`, 11, 0, MUTED);
}

function drawCards(pdf: Pdf, { company, url, brand }: Omit<Poster, "layout">): void {
  const { doc, root } = pdf;
  const left = (PAGE.width - CARD.columns * CARD.width) / 2;
  const top = (PAGE.height - CARD.rows * CARD.height) / 2;
  const side = mm(38);
  for (let index = 0; index < CARD.columns * CARD.rows; index += 1) {
    const x = left + (index % CARD.columns) * CARD.width;
    const y = top + Math.floor(index / CARD.columns) * CARD.height;
    pdf.artifact("Layout", () => {
      doc.rect(x, y, CARD.width, CARD.height).lineWidth(0.4).dash(3, {}).strokeColor("#8a969c").stroke().undash();
    });
    const card = doc.struct("Sect");
    root.add(card);
    const width = CARD.width - side - mm(10);
    let line = y + mm(9);
    const text = (tag: "H1" | "P", words: string, size: number, color = INK): void => {
      const style = { size, weight: tag === "H1" ? "bold" : "plain", color } as const;
      const at = { x: x + side + mm(6), y: line, width };
      card.add(pdf.element(tag, words, () => pdf.write(words, at, style)));
      line += pdf.heightOf(words, width, style) + 5;
    };
    card.add(qrCode(pdf, { text: url, alt: `QR-Code: ${url}`, x: x + mm(4), y: y + mm(8), side }));
    text("H1", QUESTION, 13);
    text("P", fittingLine(company, width, { size: 10, weight: "plain" }), 10);
    text("P", "Code scannen und bewerten, ob gut oder schlecht.", 9);
    text("P", `Bei ${brand.name}`, 8, MUTED);
    line = y + mm(8) + side + mm(2);
    const address = hostAndPath(url);
    card.add(
      pdf.element("P", address, () =>
        pdf.write(address, { x: x + mm(4), y: line, width: CARD.width - mm(8) }, { size: 8, color: MUTED }),
      ),
    );
    card.end();
  }
}
