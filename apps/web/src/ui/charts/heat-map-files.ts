/** A heat map as a picture and as a file of figures. */
import { csvOf, type HeatMapData, levelOf, LEVELS, summaryOf } from "./heat-map-words.ts";

const CELL = 34;
const LEFT = 110;
const TOP = 70;
const MARGIN = 20;

/** The page's own colours, so that brand and scheme are kept. */
function coloursOf(element: Element) {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const probe = document.createElement("span");
  element.append(probe);
  const resolved = (value: string): string => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const colours = {
    ink: resolved(token("--ink")),
    surface: resolved(token("--surface")),
    line: resolved(token("--line")),
    accent: resolved(token("--accent")),
  };
  probe.remove();
  return colours;
}

export function savePicture(title: string, data: HeatMapData, element: Element): void {
  const { ink, surface, line, accent } = coloursOf(element);
  const canvas = document.createElement("canvas");
  canvas.width = LEFT + data.columns.length * CELL + MARGIN;
  canvas.height = TOP + data.rows.length * CELL + 3 * MARGIN;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const font = getComputedStyle(element).fontFamily;
  const write = (text: string, x: number, y: number, size: number, align: CanvasTextAlign = "left"): void => {
    pen.font = `${size}px ${font}`;
    pen.textAlign = align;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, canvas.width - x);
  };
  pen.fillStyle = surface;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(title, MARGIN, 30, 20);
  data.columns.forEach(({ short }, column) => write(short, LEFT + (column + 0.5) * CELL, TOP - 10, 13, "center"));
  const most = Math.max(...data.values.flat());
  data.rows.forEach(({ name }, row) => {
    write(name, MARGIN, TOP + (row + 0.62) * CELL, 14);
    data.columns.forEach((_column, column) => {
      const level = levelOf(data.values[row]?.[column] ?? 0, most);
      const [x, y] = [LEFT + column * CELL, TOP + row * CELL];
      pen.strokeStyle = line;
      pen.strokeRect(x + 0.5, y + 0.5, CELL - 1, CELL - 1);
      const size = (CELL - 4) * Math.sqrt(level / LEVELS);
      pen.fillStyle = accent;
      pen.fillRect(x + (CELL - size) / 2, y + (CELL - size) / 2, size, size);
    });
  });
  write(summaryOf(data), MARGIN, canvas.height - MARGIN, 13);
  canvas.toBlob((blob) => blob && save(`${title}.png`, blob));
}

export const saveFigures = (title: string, data: HeatMapData): void =>
  save(`${title}.csv`, new Blob([`\ufeff${csvOf(data)}\r\n`], { type: "text/csv;charset=utf-8" }));

function save(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
