import { expect, test } from "vitest";
import { cellAfter, type HeatMapData, levelOf, peakOf, summaryOf, tableOf } from "./heat-map-words.ts";

const place = (name: string) => ({ short: name.slice(0, 2), name });
const data: HeatMapData = {
  unit: "Einblendungen",
  rows: [place("Montag"), place("Dienstag")],
  columns: ["7 bis 8 Uhr", "8 bis 9 Uhr", "9 bis 10 Uhr"].map(place),
  values: [
    [0, 10, 1],
    [4, 1234, 1],
  ],
};

test("the summary names the peak, the strongest row and the strongest column", () => {
  expect(summaryOf(data)).toBe(
    "Am meisten: Dienstag, 8 bis 9 Uhr mit 1.234 Einblendungen. Auf Dienstag entfallen 99\u00a0% aller Einblendungen, auf 8 bis 9 Uhr 100\u00a0%.",
  );
  expect(summaryOf({ ...data, values: [[0, 0, 0], []] })).toBe("Keine Einblendungen.");
  expect(peakOf(data)).toEqual({ row: 1, column: 1 });
});

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [100, 5],
])("%d of at most 100 is level %d", (value, level) => expect(levelOf(value, 100)).toBe(level));

test.each([
  ["ArrowRight", false, { row: 0, column: 2 }],
  ["ArrowLeft", false, { row: 0, column: 0 }],
  ["ArrowDown", false, { row: 1, column: 1 }],
  ["ArrowUp", false, { row: 0, column: 1 }],
  ["Home", false, { row: 0, column: 0 }],
  ["End", false, { row: 0, column: 2 }],
  ["PageDown", false, { row: 1, column: 1 }],
  ["ArrowRight", true, { row: 1, column: 1 }],
  ["ArrowDown", true, { row: 0, column: 2 }],
  ["PageDown", true, { row: 0, column: 2 }],
  ["toString", false, undefined],
])("%s from the middle of the first row, upright %s", (key, upright, cell) =>
  expect(cellAfter(key, { row: 0, column: 1 }, data, upright)).toEqual(cell),
);

test("the table has a line for each column of the map", () =>
  expect(tableOf(data, "Uhrzeit", String)).toEqual({
    headings: ["Uhrzeit", "Montag", "Dienstag"],
    rows: [
      ["7 bis 8 Uhr", "0", "4"],
      ["8 bis 9 Uhr", "10", "1234"],
      ["9 bis 10 Uhr", "1", "1"],
    ],
  }));
