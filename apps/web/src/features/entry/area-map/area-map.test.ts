import { kmBetween } from "@portal/contract/entry/area-map/distance";
import { describe, expect, test } from "vitest";
import { missingPlaces, pictureText, townsInside } from "./area-words.ts";
import { GERMANY } from "./germany.ts";
import { labelsOf } from "./labels.ts";
import { cutOutOf, pathOf, SIZE } from "./projection.ts";

const COLOGNE = { lat: 50.94, lng: 6.96 };
const BONN = { lat: 50.73, lng: 7.1 };
const MUNICH = { lat: 48.14, lng: 11.58 };

test("Köln and München are 456 km apart", () => {
  expect(kmBetween(COLOGNE, MUNICH)).toBeCloseTo(456, -1);
});

describe("a cut-out", () => {
  test("has the company in its middle and the whole circle inside", () => {
    const { place, length } = cutOutOf({ centre: COLOGNE, radiusKm: 100, cities: [] });
    const [x, y] = place(COLOGNE);
    expect([x, y]).toEqual([expect.closeTo(SIZE / 2), expect.closeTo(SIZE / 2)]);
    expect(length(100)).toBeLessThan(SIZE / 2);
    expect(length(100)).toBeGreaterThan(SIZE / 3);
  });

  test("has north above and east to the right, in true proportions", () => {
    const { place, length } = cutOutOf({ centre: COLOGNE, radiusKm: 40, cities: [] });
    const [x, y] = place(BONN);
    expect(x).toBeGreaterThan(SIZE / 2);
    expect(y).toBeGreaterThan(SIZE / 2);
    expect(Math.hypot(x - SIZE / 2, y - SIZE / 2)).toBeCloseTo(length(kmBetween(COLOGNE, BONN)), 0);
  });

  test("shows some kilometres around a place alone, and far places completely", () => {
    expect(cutOutOf({ centre: COLOGNE, radiusKm: null, cities: [] }).length(18)).toBeCloseTo(SIZE / 2);
    const [x, y] = cutOutOf({ centre: COLOGNE, radiusKm: 5, cities: [MUNICH] }).place(MUNICH);
    expect(Math.max(x, y)).toBeLessThan(SIZE);
  });

  test("without places is all of Germany", () => {
    const cutOut = cutOutOf({ centre: null, radiusKm: null, cities: [] });
    const numbers = GERMANY.flatMap(
      (part) =>
        pathOf(part, cutOut)
          .match(/-?\d+\.\d/g)
          ?.map(Number) ?? [],
    );
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThan(SIZE);
  });
});

describe("labels", () => {
  test("leave out a name that would cover an earlier one", () => {
    const labels = labelsOf(
      [
        { name: "Köln", at: [200, 200] },
        { name: "Hürth", at: [203, 203] },
        { name: "Bonn", at: [240, 320] },
      ],
      9,
    );
    expect(labels.map(({ name }) => name)).toEqual(["Köln", "Bonn"]);
  });

  test("stand to the left of a dot at the right edge, and nowhere outside", () => {
    const [left, none] = [
      labelsOf([{ name: "Leipzig", at: [380, 200] }], 9),
      labelsOf([{ name: "Bonn", at: [500, 9] }], 9),
    ];
    expect(left.map(({ anchor }) => anchor)).toEqual(["end"]);
    expect(none).toEqual([]);
  });

  test("keep the company's own place free", () => {
    expect(labelsOf([{ name: "Hürth", at: [180, 200] }], 9, [[200, 200]])[0]?.anchor).toBe("end");
  });
});

const area = { nationwide: false, radiusKm: 30, cities: [] };
const positions = {
  centre: COLOGNE,
  cities: [],
  towns: [
    { name: "München", ...MUNICH },
    { name: "Köln", ...COLOGNE },
    { name: "Bonn", ...BONN },
  ],
};

test.each([
  [area, "Karte: Im Umkreis von 30 km um Köln"],
  [{ ...area, nationwide: true }, "Karte: in ganz Deutschland"],
  [{ ...area, radiusKm: null }, "Karte: Köln und Umgebung"],
  [
    { ...area, cities: [{ name: "Bonn", state: "Nordrhein-Westfalen" }] },
    "Karte: Im Umkreis von 30 km um Köln, außerdem Bonn",
  ],
])("the picture's name says what it shows: %j", (given, text) => expect(pictureText(given, "Köln")).toBe(text));

test("the sentence names towns within the radius, without the company's own", () => {
  expect(townsInside(area, positions, "Köln")).toBe("Im Umkreis liegt zum Beispiel Bonn.");
  expect(townsInside({ ...area, radiusKm: 10 }, positions, "Köln")).toBe("");
});

test("places without a position are named", () => {
  const cities = [{ name: "Hinterm Deich", state: "" }];
  expect(missingPlaces({ ...area, cities }, positions)).toBe("Nicht auf der Karte: Hinterm Deich.");
});
