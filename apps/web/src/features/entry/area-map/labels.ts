/** Names on the map: as many as fit without one covering another. */
import { SIZE, type XY } from "./projection.ts";

export type Spot = { readonly name: string; readonly at: XY };
export type Label = Spot & {
  readonly text: XY;
  readonly anchor: "start" | "end";
};

/** Of the font, in units of the drawing. */
const CHARACTER = 8.4;
const HEIGHT = 19;
const GAP = 8;
const EDGE = 4;

type Box = { left: number; right: number; top: number; bottom: number };

const boxOf = ([x, y]: XY, name: string, anchor: Label["anchor"]): Box => {
  const width = name.length * CHARACTER;
  const left = anchor === "start" ? x : x - width;
  return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
};
const boxAround = ([x, y]: XY, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left > EDGE && top > EDGE && right < SIZE - EDGE && bottom < SIZE - EDGE;

/**
 * Labels of the spots, the first ones before the later ones. Each stands to the right of its dot or to the left.
 * @param taken places that stay free
 */
export function labelsOf(spots: readonly Spot[], most: number, taken: readonly XY[] = []): Label[] {
  const boxes = taken.map((at) => boxAround(at, GAP));
  const labels: Label[] = [];
  for (const { name, at } of spots) {
    if (labels.length === most) break;
    const dot = boxAround(at, GAP - 2);
    const sides = (["start", "end"] as const).map((anchor) => {
      const text: XY = [at[0] + (anchor === "start" ? GAP : -GAP), at[1]];
      return { anchor, text, box: boxOf(text, name, anchor) };
    });
    const free = (box: Box) => !boxes.some((other) => overlap(box, other));
    const side = sides.find(({ box }) => isInside(box) && free(box));
    const own = taken.some(([x, y]) => x === at[0] && y === at[1]);
    if (side === undefined || (!own && !free(dot))) continue;
    boxes.push(side.box, dot);
    labels.push({ name, at, text: side.text, anchor: side.anchor });
  }
  return labels;
}
