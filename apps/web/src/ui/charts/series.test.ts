import { expect, test } from "vitest";
import { csvOf } from "./chart-files.ts";
import { type ChartSeries, linesAxis, spokenPoint, stackAxis, stacked } from "./series.ts";

const series = (look: ChartSeries["look"], label: string, values: (number | null)[]): ChartSeries => ({
  key: label,
  label,
  look,
  values,
});
const both = [series("main", "Google", [4, 10, null]), series("second", "Bing", [1, 90, 2])];

test("a stack begins where the series below ends; an unknown value has no height", () => {
  expect(stacked(both, 3)).toEqual([
    [
      [0, 4],
      [0, 10],
      [0, 0],
    ],
    [
      [4, 5],
      [10, 100],
      [0, 2],
    ],
  ]);
  expect(stackAxis(stacked(both, 3), true)).toEqual([0, 50, 100]);
});

test("the axis of lines covers the highest value and the band", () => {
  expect(linesAxis(both, undefined, true).at(-1)).toBe(100);
  expect(linesAxis(both, { label: "", low: [0], high: [350] }, true).at(-1)).toBe(400);
});

test("a point is spoken with every known value, and that it may change", () => {
  const point = { label: "1.3.", name: "1. März" };
  expect(spokenPoint(point, both, 0, String)).toBe("1. März: Google 4, Bing 1");
  expect(spokenPoint({ ...point, isMoving: true }, both, 2, String)).toBe("1. März: Bing 2, vorläufig");
  expect(spokenPoint(point, [], 0, String)).toBe("1. März: keine Zahlen");
});

test("figures as a file: quoted where needed, formulas made harmless, negative numbers left", () => {
  expect(
    csvOf({
      headings: ["A", 'B "x"'],
      rows: [
        ["=1+1", "a;b"],
        ["-1,5", "-x"],
      ],
    }),
  ).toBe('\uFEFFA;"B ""x"""\r\n\'=1+1;"a;b"\r\n-1,5;\'-x\r\n');
});
