import { expect, test } from "vitest";
import { offeredPlaces, placeItem, withPlace } from "./places.ts";

const pfalz = { name: "Neustadt an der Weinstraße", state: "Rheinland-Pfalz" };
const sachsen = { name: "Neustadt", state: "Sachsen" };
const thueringen = { name: "Neustadt", state: "Thüringen" };
const found = [sachsen, thueringen, pfalz].map(placeItem);
const namesOf = (items: readonly { text: string; note: string }[]) => items.map(({ text, note }) => `${text}, ${note}`);

test("places of one name are told apart by their state, and one of them chosen leaves the other", () => {
  expect(namesOf(offeredPlaces(found, [sachsen], "neustadt", true))).toEqual([
    "Neustadt, Thüringen",
    "Neustadt an der Weinstraße, Rheinland-Pfalz",
  ]);
});

test("a place that the list lacks is taken as it was typed", () => {
  const offered = offeredPlaces(found, [], "  Neustadt   Süd ", true);
  expect(offered.at(-1)?.city).toEqual({ name: "Neustadt Süd", state: "" });
});

test("while the answer is on its way the typed text is not offered, so that Enter doesn't take half a word", () => {
  expect(offeredPlaces([], [], "Neust", false)).toEqual([]);
});

test("a place stands in the list once, and a full list takes no more", () => {
  expect(withPlace([pfalz], { ...pfalz }, 0, 5)).toEqual([pfalz]);
  expect(withPlace([pfalz], sachsen, 1, 1)).toEqual([pfalz]);
  expect(withPlace([pfalz], sachsen, 0, 5)).toEqual([sachsen, pfalz]);
});
