/** Writes A4 pages from top to bottom, with every text tagged for screen readers. */
import type { DisclosedTable } from "@portal/contract/self-disclosure/calls";
import { mm, Pdf, type TextStyle } from "../../../platform/pdf/pdf.ts";

const LEFT = mm(20);
const TOP = mm(20);
const WIDTH = mm(170);
const BOTTOM = mm(297 - 22);
const CELL_PADDING = 4;
const INK = "#1b2428";
const MUTED = "#4a565c";
const LINE = "#c8d0d4";

const LOOKS = {
  plain: { weight: "plain", size: 10, color: INK, gap: 8 },
  note: { weight: "plain", size: 9, color: MUTED, gap: 3 },
  brand: { weight: "bold", size: 11, color: INK, gap: 10 },
} as const;
const HEADINGS = { 1: { size: 18, gap: 10 }, 2: { size: 13, gap: 20 } } as const;
const CELLS = {
  TH: { weight: "bold", size: 8.5, color: INK },
  TD: { weight: "plain", size: 8.5, color: INK },
} as const;
const FOOTER = { size: 7.5, color: MUTED };
const MISSING_CHARACTERS =
  "Einige Schriftzeichen kann diese Datei nicht zeigen. An ihrer Stelle steht ihre Nummer, zum Beispiel [U+5317]. Im Portal sehen Sie die Zeichen selbst.";

type SheetOptions = { title: string; author: string; accent: string; footer: string; fonts: readonly string[] };
export type Sheet = ReturnType<typeof openSheet>;

export function openSheet({ title, author, accent, footer, fonts }: SheetOptions) {
  const pdf = new Pdf({ title, author, isAccessible: true, fonts });
  const { doc, root } = pdf;
  let y = TOP;

  /** Starts a new page if less than this height is left. */
  const room = (height: number): void => {
    if (y + height <= BOTTOM) return;
    doc.addPage();
    y = TOP;
  };

  function block(tag: string, text: string, { gap, keep = 0, ...style }: Block): void {
    const height = pdf.heightOf(text, WIDTH, style);
    room(height + gap + keep);
    if (y > TOP) y += gap;
    root.add(pdf.element(tag, text, () => pdf.write(text, { x: LEFT, y, width: WIDTH }, style)));
    y += height;
  }

  /** Column widths in proportion to the longest text of each column, within bounds. */
  function columnsOf({ headings, rows }: DisclosedTable): number[] {
    const wishes = headings.map((heading, column) =>
      Math.min(40, Math.max(8, heading.length, ...rows.slice(0, 100).map((row) => (row[column] ?? "").length))),
    );
    const total = wishes.reduce((sum, wish) => sum + wish, 0);
    return wishes.map((wish) => (wish / total) * WIDTH);
  }

  function writeRow(
    table: PDFKit.PDFStructureElement,
    cells: readonly string[],
    columns: readonly number[],
    tag: "TH" | "TD",
  ) {
    const style = CELLS[tag];
    const widths = columns.map((width) => width - CELL_PADDING);
    const texts = widths.map((width, index) => fitting(pdf, cells[index] ?? "", width, style));
    const heights = texts.map((text, index) => pdf.heightOf(text || " ", widths[index] ?? 0, style));
    const height = Math.max(...heights) + CELL_PADDING;
    room(height);
    const line = doc.struct("TR");
    table.add(line);
    let x = LEFT;
    texts.forEach((text, index) => {
      const place = { x, y, width: widths[index] ?? 0 };
      const shown = text === "" ? "–" : text;
      line.add(pdf.element(tag, shown, () => pdf.write(shown, place, style), tag === "TH" ? { scope: "Column" } : {}));
      x += columns[index] ?? 0;
    });
    line.end();
    y += height;
    pdf.artifact("Layout", () => {
      doc
        .moveTo(LEFT, y - 2)
        .lineTo(LEFT + WIDTH, y - 2)
        .lineWidth(tag === "TH" ? 1 : 0.5)
        .strokeColor(LINE)
        .stroke();
    });
    y += 2;
  }

  return {
    heading: (level: 1 | 2, text: string) =>
      block(`H${level}`, text, {
        weight: "bold",
        color: level === 1 ? INK : accent,
        keep: mm(25),
        ...HEADINGS[level],
      }),
    paragraph: (text: string, { look = "plain" }: { look?: keyof typeof LOOKS } = {}) => block("P", text, LOOKS[look]),

    table(content: DisclosedTable): void {
      const columns = columnsOf(content);
      y += 8;
      room(mm(20));
      const table = doc.struct("Table");
      root.add(table);
      writeRow(table, content.headings, columns, "TH");
      for (const cells of content.rows) writeRow(table, cells, columns, "TD");
      table.end();
    },

    /** Page numbers, which screen readers need not read, and the end. */
    finish(): Promise<Buffer> {
      if (pdf.hasMissingCharacters) block("P", MISSING_CHARACTERS, LOOKS.note);
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        const text = `${footer} · Seite ${page + 1} von ${count}`;
        pdf.artifact("Pagination", () => pdf.write(text, { x: LEFT, y: mm(297 - 14), width: WIDTH }, FOOTER));
      }
      return pdf.finish();
    },
  };
}

type Block = TextStyle & { gap: number; keep?: number };

/** Measuring a text costs by its length; none of the product's own is longer. */
const MOST_CHARACTERS = 2000;

/** A cell is never higher than a page: what is longer ends with dots and stands in full in the portal. */
function fitting(pdf: Pdf, whole: string, width: number, style: TextStyle): string {
  const most = mm(200);
  const text = whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS)} …` : whole;
  if (pdf.heightOf(text, width, style) <= most) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (pdf.heightOf(`${text.slice(0, middle)} …`, width, style) <= most) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)} …`;
}
