import { expect, test } from "vitest";
import { allSpecialties } from "./specialties.ts";

test.each([
  ["Dachsanierung", ["Fassade", "Dachsanierung"]],
  ["  Photovoltaik   auf  Dächern ", ["Fassade", "Photovoltaik auf Dächern"]],
  ["fassade", ["Fassade"]],
  ["  ", ["Fassade"]],
])("%j typed", (typed, expected) => expect(allSpecialties({ chosen: ["Fassade"], typed })).toEqual(expected));

test("a sixth one is left out", () => {
  const chosen = ["a", "b", "c", "d", "e"];
  expect(allSpecialties({ chosen, typed: "f" })).toEqual(chosen);
});
