/** Writes A4 pages from top to bottom, with every text tagged for screen readers. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DisclosedTable } from "@portal/contract/self-disclosure/calls";
import PdfDocument from "pdfkit";

// Paths instead of registered names: pdfkit would open a registered font at each use.
const PLAIN = fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"));
const BOLD = path.join(path.dirname(PLAIN), "DejaVuSans-Bold.ttf");
const POINTS_PER_MM = 72 / 25.4;
const mm = (length: number): number => length * POINTS_PER_MM;

const LEFT = mm(20);
const TOP = mm(20);
const WIDTH = mm(170);
const BOTTOM = mm(297 - 22);
const CELL_PADDING = 4;
const INK = "#1b2428";
const MUTED = "#4a565c";
const LINE = "#c8d0d4";

const LOOKS = {
  plain: { font: PLAIN, size: 10, color: INK, gap: 8 },
  note: { font: PLAIN, size: 9, color: MUTED, gap: 3 },
  brand: { font: BOLD, size: 11, color: INK, gap: 10 },
} as const;
const HEADINGS = { 1: { size: 18, gap: 10 }, 2: { size: 13, gap: 20 } } as const;

type SheetOptions = { title: string; author: string; accent: string; footer: string };
export type Sheet = ReturnType<typeof openSheet>;

export function openSheet({ title, author, accent, footer }: SheetOptions) {
  const doc = new PdfDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    subset: "PDF/UA" as never,
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    bufferPages: true,
    font: PLAIN,
    info: { Title: title, Author: author },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = TOP;

  /** Starts a new page if less than this height is left. */
  const room = (height: number): void => {
    if (y + height <= BOTTOM) return;
    doc.addPage();
    y = TOP;
  };
  const heightOf = (text: string, width: number): number => doc.heightOfString(text, { width, lineGap: 2 });
  const write = (text: string, x: number, width: number): void =>
    void doc.text(text, x, y, { width, lineGap: 2, lineBreak: true });

  function block(tag: string, text: string, { font, size, color, gap, keep = 0 }: Block): void {
    doc.font(font, size);
    const height = heightOf(text, WIDTH);
    room(height + gap + keep);
    if (y > TOP) y += gap;
    root.add(doc.struct(tag, {}, () => (doc.font(font, size).fillColor(color), write(text, LEFT, WIDTH))));
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
    const font = tag === "TH" ? BOLD : PLAIN;
    doc.font(font, 8.5);
    const widths = columns.map((width) => width - CELL_PADDING);
    const texts = widths.map((width, index) => fitting(doc, cells[index] ?? "", width));
    const height = Math.max(...texts.map((text, index) => heightOf(text || " ", widths[index] ?? 0))) + CELL_PADDING;
    room(height);
    const line = doc.struct("TR");
    table.add(line);
    let x = LEFT;
    texts.forEach((text, index) => {
      const at = x;
      const cell = doc.struct(tag, tag === "TH" ? ({ scope: "Column" } as object) : {}, () => {
        doc.font(font, 8.5).fillColor(INK);
        write(text === "" ? "–" : text, at, widths[index] ?? 0);
      });
      line.add(cell);
      x += columns[index] ?? 0;
    });
    line.end();
    y += height;
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .moveTo(LEFT, y - 2)
      .lineTo(LEFT + WIDTH, y - 2)
      .lineWidth(tag === "TH" ? 1 : 0.5)
      .strokeColor(LINE)
      .stroke();
    doc.endMarkedContent();
    y += 2;
  }

  return {
    heading: (level: 1 | 2, text: string) =>
      block(`H${level}`, text, { font: BOLD, color: level === 1 ? INK : accent, keep: mm(25), ...HEADINGS[level] }),
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
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        doc.markContent("Artifact", { type: "Pagination" });
        doc.font(PLAIN, 7.5).fillColor(MUTED);
        doc.text(`${footer} · Seite ${page + 1} von ${count}`, LEFT, mm(297 - 14), { width: WIDTH, lineBreak: false });
        doc.endMarkedContent();
      }
      return collect(doc);
    },
  };
}

type Block = { font: string; size: number; color: string; gap: number; keep?: number };

/** Measuring a text costs by its length; none of the product's own is longer. */
const MOST_CHARACTERS = 2000;

/** A cell is never higher than a page: what is longer ends with dots and stands in full in the portal. */
function fitting(doc: PDFKit.PDFDocument, whole: string, width: number): string {
  const most = mm(200);
  const text = whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS)} …` : whole;
  if (doc.heightOfString(text, { width, lineGap: 2 }) <= most) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (doc.heightOfString(`${text.slice(0, middle)} …`, { width, lineGap: 2 }) <= most) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)} …`;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}
