/** The signet and the top-employer badge as a list of shapes, which SVG and PDF draw alike, in CSS pixels. */
import type { Brand } from "@portal/contract/brands/brand";
import type { Weight } from "../../../platform/pdf/fonts.ts";
import { fittingLine } from "../../../platform/pdf/outlines.ts";

export type Shape =
  | { kind: "box"; x: number; y: number; width: number; height: number; radius: number; fill: string; line?: string }
  | { kind: "path"; path: string; fill: string }
  | { kind: "text"; text: string; x: number; y: number; size: number; weight: Weight; fill: string };

export type Drawing = { width: number; height: number; shapes: Shape[]; title: string };

export type AwardWords = {
  /** In one line each, from top to bottom. */
  headline: string;
  figure: string;
  count: string;
  company: string;
  /** Stars of five, in tenths of a star; null draws none. */
  stars: number | null;
};

const WIDTH = 320;
const HEIGHT = 160;
const INK = "#1b2428";
const MUTED = "#4a565c";
const PAPER = "#ffffff";
const STAR = "#b45309";
const EMPTY_STAR = "#d5dbde";
const STAR_SIZE = 24;
const STARS = 5;
const LEFT = 28;
/** Up to the right margin. */
const TEXT_WIDTH = 272;

export function awardDrawing({ headline, figure, count, company, stars }: AwardWords, brand: Brand): Drawing {
  const text = (words: string, { x = LEFT, y, size, weight, fill }: TextLook): Shape => {
    const fitting = fittingLine(words, TEXT_WIDTH + LEFT - x, { size, weight });
    return { kind: "text", text: fitting, x, y, size, weight, fill };
  };
  const behindStars = stars === null ? LEFT : LEFT + STARS * STAR_SIZE + 10;
  return {
    width: WIDTH,
    height: HEIGHT,
    title: `${headline}: ${figure}, ${count}, ${company}`,
    shapes: [
      { kind: "box", x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, radius: 12, fill: PAPER, line: "#c8d0d4" },
      { kind: "box", x: 10, y: 16, width: 6, height: HEIGHT - 32, radius: 3, fill: brand.mailAccent },
      text(headline, { y: 36, size: 17, weight: "bold", fill: INK }),
      ...(stars === null ? [] : starShapes(stars)),
      text(figure, { x: behindStars, y: 70, size: 17, weight: "bold", fill: INK }),
      text(count, { y: 96, size: 13, weight: "plain", fill: MUTED }),
      text(company, { y: 122, size: 13, weight: "bold", fill: INK }),
      text(`geprüft von ${brand.name}`, { y: 143, size: 11, weight: "plain", fill: MUTED }),
    ],
  };
}

type TextLook = { x?: number; y: number; size: number; weight: Weight; fill: string };

/** Whole stars, and the share of the last one as a narrower star. */
function starShapes(tenths: number): Shape[] {
  return Array.from({ length: STARS }, (_, index): Shape[] => {
    const share = Math.min(10, Math.max(0, tenths - 10 * index)) / 10;
    const centre = { x: LEFT + STAR_SIZE / 2 + index * STAR_SIZE, y: 64 };
    const full = starPath(centre.x, centre.y, 10);
    if (share >= 1) return [{ kind: "path", path: full, fill: STAR }];
    const empty: Shape = { kind: "path", path: full, fill: EMPTY_STAR };
    return share < 0.25 ? [empty] : [empty, { kind: "path", path: halfStarPath(centre.x, centre.y, 10), fill: STAR }];
  }).flat();
}

const point = (x: number, y: number): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** Ten corners, alternately outside and inside; a full turn begins at the top. */
const corners = (x: number, y: number, radius: number): string[] =>
  Array.from({ length: 2 * STARS }, (_, corner) => {
    const angle = (Math.PI / STARS) * corner;
    const length = corner % 2 === 0 ? radius : 0.45 * radius;
    return point(x + length * Math.sin(angle), y - length * Math.cos(angle));
  });

const starPath = (x: number, y: number, radius: number): string => `M${corners(x, y, radius).join("L")}Z`;

/** The left half: from the bottom inside corner to the top. */
const halfStarPath = (x: number, y: number, radius: number): string => {
  const [top = "", ...others] = corners(x, y, radius);
  return `M${[...others.slice(STARS - 1), top].join("L")}Z`;
};
