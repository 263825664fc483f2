/** Saves what a chart shows: its figures as CSV, its drawing as PNG. */

/** The figures of a chart as a table: the first column names the row. */
export type ChartTable = { headings: readonly string[]; rows: readonly (readonly string[])[] };

/** Colours of a drawing as the page shows them. */
export type Palette = {
  ground: string;
  ink: string;
  muted: string;
  line: string;
  strong: string;
  accent: string;
  /** The colour of what has this `data-look`. */
  of: (look: string) => string;
};
/** Draws into an area of this size. */
export type Paint = (
  context: CanvasRenderingContext2D,
  size: { width: number; height: number },
  palette: Palette,
) => void;

const quoted = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** A spreadsheet would compute what begins like a formula. */
const harmless = (text: string): string => (/^[=+@\t]|^-(?![\d.,]+$)/.test(text) ? `'${text}` : text);

/** For German spreadsheets. */
export const csvOf = ({ headings, rows }: ChartTable): string =>
  `\uFEFF${[headings, ...rows].map((row) => `${row.map((text) => quoted(harmless(text))).join(";")}\r\n`).join("")}`;

export const saveText = (text: string, name: string): void =>
  save(new Blob([text], { type: "text/csv;charset=utf-8" }), name);

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const SIZE = { width: 1200, height: 640 };
const MARGIN = 48;
const HEAD = 84;

/** Draws the chart anew: what is on the screen is boxes, which no browser saves. */
export async function savePicture(
  figure: HTMLElement,
  { title, paint, name }: { title: string; paint: Paint; name: string },
): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext("2d");
  if (context === null) return;
  const palette = paletteOf(figure);
  const family = getComputedStyle(figure).fontFamily;
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = palette.ink;
  context.font = `600 28px ${family}`;
  context.fillText(title, MARGIN, MARGIN + 12, SIZE.width - 2 * MARGIN);
  context.font = `16px ${family}`;
  context.translate(MARGIN, HEAD);
  paint(context, { width: SIZE.width - 2 * MARGIN, height: SIZE.height - HEAD - MARGIN }, palette);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob !== null) save(blob, name);
}

/** Computed colours: those in the style sheet depend on brand and scheme. */
function paletteOf(figure: HTMLElement): Palette {
  const probe = figure.appendChild(document.createElement("span"));
  const computed = (variable: string): string => {
    probe.style.color = `var(${variable})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    ground: computed("--surface"),
    ink: computed("--ink"),
    muted: computed("--ink-muted"),
    line: computed("--line"),
    strong: computed("--line-strong"),
    accent: computed("--accent"),
  };
  probe.remove();
  const of = (look: string): string => {
    const key = figure.querySelector(`[data-look="${look}"]`);
    return key === null ? colours.ink : getComputedStyle(key).color;
  };
  return { ...colours, of };
}
