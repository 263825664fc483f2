import { expect, test } from "vitest";
import { offeredPlaces, placeItem, withPlace } from "./places.ts";

const pfalz = { name: "Neustadt an der Weinstraße", state: "Rheinland-Pfalz" };
const sachsen = { name: "Neustadt", state: "Sachsen" };
const thueringen = { name: "Neustadt", state: "Thüringen" };
const found = [sachsen, thueringen, pfalz].map(placeItem);
const namesOf = (items: readonly { text: string; note: string }[]) => items.map(({ text, note }) => `${text}, ${note}`);

test("places with the same name differ by their state; choosing one still offers the other", () => {
  expect(namesOf(offeredPlaces(found, [sachsen], "neustadt", true))).toEqual([
    "Neustadt, Thüringen",
    "Neustadt an der Weinstraße, Rheinland-Pfalz",
  ]);
});

test("the typed text is offered if no suggestion has that name", () => {
  const offered = offeredPlaces(found, [], "  Neustadt   Süd ", true);
  expect(offered.at(-1)?.city).toEqual({ name: "Neustadt Süd", state: "" });
});

test("the typed text is not offered while suggestions load, so that Enter doesn't add half a word", () => {
  expect(offeredPlaces([], [], "Neust", false)).toEqual([]);
});

test("withPlace adds no duplicate and nothing to a full list", () => {
  expect(withPlace([pfalz], { ...pfalz }, 0, 5)).toEqual([pfalz]);
  expect(withPlace([pfalz], sachsen, 1, 1)).toEqual([pfalz]);
  expect(withPlace([pfalz], sachsen, 0, 5)).toEqual([sachsen, pfalz]);
});
