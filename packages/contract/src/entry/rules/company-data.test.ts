import { describe, expect, test } from "vitest";
import { companyDataFields } from "./company-data.ts";

const messageFor = (street: string): string | undefined =>
  companyDataFields.ShippingStreet.safeParse(street).error?.issues[0]?.message;

describe("the street's field", () => {
  test.each([
    "Gontardstraße 7, 10178 Berlin",
    "Gontardstraße 7 10178 Berlin",
    "Gontardstraße 7, D-10178 Berlin",
    "Gontardstraße, 10178 Berlin",
    "10178 Berlin, Gontardstraße 7",
    "10178, Berlin",
  ])("%s is refused with the way to the other fields", (text) =>
    expect(messageFor(text)).toBe(
      "Bitte geben Sie hier nur Straße und Hausnummer an. Für Postleitzahl und Ort gibt es eigene Felder.",
    ),
  );

  test.each(["Gontardstraße 7", "Hauptstraße 12345", "Straße des 17. Juni 135", "Q 7, 24", ""])(
    "%j is accepted",
    (text) => expect(messageFor(text)).toBeUndefined(),
  );
});
