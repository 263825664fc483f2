import { expect, test } from "vitest";
import { neighbour, type Placed } from "./neighbours.ts";

const PLACES: readonly Placed[] = [
  { key: "middle", label: [50, 50] },
  { key: "east", label: [80, 55] },
  { key: "far east", label: [120, 50] },
  { key: "north", label: [55, 10] },
  { key: "south west", label: [20, 75] },
];

test.each([
  ["middle", "ArrowRight", "east"],
  ["middle", "ArrowUp", "north"],
  ["middle", "ArrowLeft", "south west"],
  ["middle", "ArrowDown", "south west"],
  ["east", "ArrowLeft", "middle"],
  ["far east", "ArrowRight", "far east"],
  ["north", "ArrowUp", "north"],
  ["middle", "Enter", undefined],
  ["nowhere", "ArrowUp", undefined],
])("from %s, %s leads to %s", (from, arrow, to) => expect(neighbour(PLACES, from, arrow)).toBe(to));

test("of two places in a direction, the one straight ahead counts as nearer than one aside", () => {
  const places: Placed[] = [
    { key: "here", label: [0, 0] },
    { key: "ahead", label: [40, 0] },
    { key: "aside", label: [20, 25] },
  ];
  expect(neighbour(places, "here", "ArrowRight")).toBe("ahead");
});
