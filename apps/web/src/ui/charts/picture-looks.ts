/** Dashes and fillings of series in pictures: as on the screen, colour is never the only difference. */
import type { SeriesLook } from "./series.ts";

/** Lengths of strokes and gaps in pixels. */
export const DASHES: Record<SeriesLook, readonly number[]> = {
  main: [],
  second: [14, 6],
  quiet: [14, 4, 3, 4],
  plan: [3, 6],
};

/** Side of a tile in pixels. */
const TILE = 8;

const TILES: Record<Exclude<SeriesLook, "main">, (tile: CanvasRenderingContext2D) => void> = {
  second: (tile) => paintDiagonals(tile, 1),
  quiet(tile) {
    tile.beginPath();
    tile.arc(TILE / 2, TILE / 2, 2.5, 0, 2 * Math.PI);
    tile.fill();
  },
  plan: (tile) => tile.fillRect(0, 0, TILE, 3),
};

/** The filling of a look; `ground` lies between its strokes. */
export const fillOf = (
  context: CanvasRenderingContext2D,
  look: SeriesLook,
  colour: string,
  ground: string,
): string | CanvasPattern => (look === "main" ? colour : patternOf(context, TILES[look], colour, ground));

/** Marks points that may still change. */
export const movingFill = (context: CanvasRenderingContext2D, colour: string, ground: string): string | CanvasPattern =>
  patternOf(context, (tile) => paintDiagonals(tile, -1), colour, ground);

function patternOf(
  context: CanvasRenderingContext2D,
  paint: (tile: CanvasRenderingContext2D) => void,
  colour: string,
  ground: string,
): string | CanvasPattern {
  const canvas = document.createElement("canvas");
  canvas.width = TILE;
  canvas.height = TILE;
  const tile = canvas.getContext("2d");
  if (tile === null) return colour;
  tile.fillStyle = ground;
  tile.fillRect(0, 0, TILE, TILE);
  tile.fillStyle = colour;
  tile.strokeStyle = colour;
  paint(tile);
  return context.createPattern(canvas, "repeat") ?? colour;
}

/** Three lines, so that the corners of neighbouring tiles meet. `slope` 1 rises, -1 falls. */
function paintDiagonals(tile: CanvasRenderingContext2D, slope: 1 | -1): void {
  tile.lineWidth = slope === 1 ? 3 : 1;
  tile.beginPath();
  for (const shift of [-TILE, 0, TILE]) {
    const [from, to] = slope === 1 ? [TILE, 0] : [0, TILE];
    tile.moveTo(shift, from);
    tile.lineTo(shift + TILE, to);
  }
  tile.stroke();
}
