import { FEDERAL_STATE_CODES } from "@portal/contract/addresses/calls";
import { expect, test } from "vitest";
import { neighbour } from "../../../ui/charts/neighbours.ts";
import { GERMAN_STATES, MAP_SIZE } from "./german-states.ts";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("each federal state has one outline, in the order of their names, with its label on the map", () => {
  expect(GERMAN_STATES.map(({ key }) => key)).toEqual(FEDERAL_STATE_CODES);
  for (const { label, outline } of GERMAN_STATES) {
    expect(outline).toMatch(/^(?:M\d+ \d+l-?\d+(?:[ -]\d+|-\d+| -?\d+)*z)+$/);
    expect(label[0]).toBeLessThan(MAP_SIZE.width);
    expect(label[1]).toBeLessThan(MAP_SIZE.height);
  }
});

test.each(FEDERAL_STATE_CODES)("arrow keys lead from %s to every other state", (start) => {
  const reached = new Set<string>([start]);
  for (const key of reached) for (const arrow of ARROWS) reached.add(neighbour(GERMAN_STATES, key, arrow) ?? key);
  expect([...reached].toSorted()).toEqual([...FEDERAL_STATE_CODES].toSorted());
});

test.each([
  ["HE", "ArrowLeft", "RP"],
  ["HE", "ArrowRight", "TH"],
  ["BW", "ArrowRight", "BY"],
  ["NI", "ArrowUp", "HB"],
  ["NW", "ArrowDown", "RP"],
])("from %s, %s leads to %s", (from, arrow, to) => expect(neighbour(GERMAN_STATES, from, arrow)).toBe(to));
