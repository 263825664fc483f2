/**
 * A tagged PDF whose texts can be in any script: pdfkit with a font for each character and the order in which
 * right-to-left text is read. A character that no font has appears as its number, never as an empty box.
 */
import PdfDocument from "pdfkit";
import { ascentOf, type FontChain, fontChain, type Weight } from "./fonts.ts";
import { escapeMetadata } from "./metadata.ts";
import { shownText } from "./shown-text.ts";
import { linesOf } from "./text-lines.ts";
import { isRightToLeft, piecesOf } from "./text-pieces.ts";

export type TextStyle = { size: number; weight?: Weight; color?: string };

type PdfOptions = {
  title: string;
  author: string;
  /** Declared as PDF/UA. */
  isAccessible?: boolean;
  /** Font files of the operator for scripts that our fonts lack (PDF_FONTS). */
  fonts?: readonly string[] | undefined;
};

const POINTS_PER_MM = 72 / 25.4;
export const mm = (length: number): number => length * POINTS_PER_MM;

/** Additional space between lines, in points. */
const LINE_GAP = 2;

export class Pdf {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  /** True once a text had characters that are shown by their numbers. */
  hasMissingCharacters = false;

  readonly #chains: Readonly<Record<Weight, FontChain>>;

  /** All pages stay in memory until the end. */
  constructor({ title, author, isAccessible = false, fonts = [] }: PdfOptions) {
    this.#chains = { plain: fontChain("plain", fonts), bold: fontChain("bold", fonts) };
    this.doc = new PdfDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      ...(isAccessible && { subset: "PDF/UA" as never }),
      tagged: true,
      lang: "de-DE",
      displayTitle: true,
      bufferPages: true,
      font: this.#chains.plain[0],
      info: { Title: title, Author: author },
    });
    escapeMetadata(this.doc);
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    const shown = shownText(text, this.#fontsOf(style));
    this.#use(style);
    if (shown.isSimple) return this.doc.heightOfString(shown.text, { width, lineGap: LINE_GAP });
    const lines = shown.text.split("\n").flatMap((paragraph) => this.#linesOf(paragraph, width, style));
    return lines.length * this.#lineHeight(style);
  }

  /** Height of the letters above the baseline, in points. */
  ascentOf(style: TextStyle): number {
    return ascentOf(this.#fontsOf(style)[0]) * style.size;
  }

  /** Writes a text, whose first line begins at `y`. */
  write(text: string, { x, y, width }: { x: number; y: number; width: number }, style: TextStyle): void {
    const shown = shownText(text, this.#fontsOf(style));
    this.hasMissingCharacters ||= shown.isIncomplete;
    this.#use(style);
    if (shown.isSimple) {
      this.doc.text(shown.text, x, y, { width, lineGap: LINE_GAP, lineBreak: true });
      return;
    }
    let line = 0;
    for (const paragraph of shown.text.split("\n")) {
      const isFromRight = isRightToLeft(paragraph);
      for (const words of this.#linesOf(paragraph, width, style)) {
        const at = { x, y: y + line * this.#lineHeight(style), width };
        this.#writeLine(words, at, style, isFromRight);
        line += 1;
      }
    }
    this.doc.y = y + line * this.#lineHeight(style);
  }

  /**
   * An element of the document's structure with its text. Readers take the text as it is stored, not the order or the
   * numbers in which it is drawn.
   */
  element(tag: string, text: string, draw: () => void, attributes: object = {}): PDFKit.PDFStructureElement {
    const { isSimple, isIncomplete } = shownText(text, this.#chains.plain);
    const isAsDrawn = isSimple && !isIncomplete;
    return this.doc.struct(tag, { ...attributes, ...(!isAsDrawn && { actual: text }) }, draw);
  }

  /** A picture, for which screen readers say `alt`. The box is in points from the page's top left corner. */
  figure(
    alt: string,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    draw: () => void,
  ): PDFKit.PDFStructureElement {
    // The package's types do not know `bbox`, which PDF/UA asks for.
    const options: object = { alt, bbox: [x, y, x + width, y + height] };
    return this.doc.struct("Figure", options, draw);
  }

  /** Draws something that screen readers skip. */
  artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Returns the file's bytes. */
  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.doc.on("error", reject);
      this.doc.end();
    });
  }

  #fontsOf = ({ weight = "plain" }: TextStyle): FontChain => this.#chains[weight];

  #use(style: TextStyle): void {
    this.doc.font(this.#fontsOf(style)[0], style.size).fillColor(style.color ?? "black");
  }

  #lineHeight(style: TextStyle): number {
    this.doc.font(this.#fontsOf(style)[0], style.size);
    return this.doc.currentLineHeight(true) + LINE_GAP;
  }

  #linesOf(paragraph: string, width: number, style: TextStyle): string[] {
    return linesOf(paragraph, width, (text) =>
      piecesOf(text, this.#fontsOf(style), "ltr").reduce(
        (sum, piece) => sum + this.doc.font(piece.font, style.size).widthOfString(piece.text),
        0,
      ),
    );
  }

  /** All pieces stand on one baseline, whatever their fonts. */
  #writeLine(
    line: string,
    { x, y, width }: { x: number; y: number; width: number },
    style: TextStyle,
    isFromRight: boolean,
  ): void {
    const pieces = piecesOf(line, this.#fontsOf(style), isFromRight ? "rtl" : "ltr").map((piece) => ({
      ...piece,
      width: this.doc.font(piece.font, style.size).widthOfString(piece.text),
    }));
    const baseline = y + ascentOf(this.#fontsOf(style)[0]) * style.size;
    let at = isFromRight ? x + width - pieces.reduce((sum, piece) => sum + piece.width, 0) : x;
    for (const piece of pieces) {
      this.doc
        .font(piece.font, style.size)
        .text(piece.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
      at += piece.width;
    }
  }
}
