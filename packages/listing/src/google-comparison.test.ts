import { describe, expect, test } from "vitest";
import {
  compareWithGoogle,
  type ComparedEntry,
  GOOGLE_DESCRIPTION_LIMIT,
  type GoogleProfile,
  looksLikeEntry,
} from "./google-comparison.ts";
import { emptyOpeningHours, type Span } from "@portal/contract/opening-hours/model";

const weekOf = (monday: Span[]): Span[][] => [monday, [], [], [], [], [], []];
const hoursOf = (monday: Span[]) => ({
  ...emptyOpeningHours(),
  week: weekOf(monday).map((spans) => ({ spans, byAppointment: false })),
});
const MORNING = [{ from: "08:00", to: "12:00" }];

const entry: ComparedEntry = {
  company_name: "Brandt Bedachungen GmbH",
  ShippingStreet: "Lindenstraße 12 a",
  ShippingPostalCode: "10969",
  ShippingCity: "Berlin",
  Phone: "030 23125100",
  website: "https://www.brandt.example",
  openingHours: hoursOf(MORNING),
  aboutUs: { text: "Dächer seit 1987." },
};
const google: GoogleProfile = {
  title: "Brandt Bedachungen GmbH",
  address: { street: "Lindenstraße 12 a", postalCode: "10969", city: "Berlin" },
  phone: "030 23125100",
  website: "https://www.brandt.example",
  week: weekOf(MORNING),
  description: "Dächer seit 1987.",
};

describe("the same value in another spelling", () => {
  test.each<[string, Partial<GoogleProfile>]>([
    ["itself", {}],
    ["capitals and spaces", { title: "BRANDT  Bedachungen GmbH " }],
    ["a decomposed umlaut", { description: "Da\u0308cher seit 1987." }],
    ["a short street", { address: { street: "Lindenstr. 12a", postalCode: "10969", city: "BERLIN" } }],
    ["a street with ss", { address: { street: "LINDENSTRASSE 12A", postalCode: "10969", city: "Berlin" } }],
    ["+49", { phone: "+49 30 23125100" }],
    ["0049 and brackets", { phone: "0049 (0)30 / 23125-100" }],
    ["a web address without its beginning", { website: "brandt.example/" }],
    ["a page of the same site", { website: "https://www.brandt.example/kontakt" }],
    ["a name without its legal form", { title: "Brandt Bedachungen" }],
    [
      "a floor behind the street",
      { address: { street: "Lindenstr. 12a, 2. OG", postalCode: "10969", city: "Berlin" } },
    ],
    ["the part of the town", { address: { street: "Lindenstr. 12a", postalCode: "10969", city: "Berlin-Kreuzberg" } }],
    [
      "hours in two pieces",
      {
        week: weekOf([
          { from: "08:00", to: "10:00" },
          { from: "10:00", to: "12:00" },
        ]),
      },
    ],
  ])("%s", (_, change) => {
    expect(compareWithGoogle(entry, { ...google, ...change }).differences).toEqual([]);
  });
});

test("an unreadable value is equal only if both sides have the same text", () => {
  const odd = { ...entry, ShippingStreet: "Am Hafen", Phone: "auf Anfrage", website: "im Aufbau" };
  const { phone, website } = { phone: odd.Phone, website: odd.website };
  const address = { street: "Am Hafen", postalCode: "10969", city: "Berlin" };
  expect(compareWithGoogle(odd, { ...google, address, phone, website }).differences).toEqual([]);
});

describe("different values", () => {
  test.each<[string, Partial<GoogleProfile>, string]>([
    ["another house number", { address: { street: "Lindenstr. 12", postalCode: "10969", city: "Berlin" } }, "address"],
    ["no address", { address: null }, "address"],
    ["another phone", { phone: "030 23125101" }, "phone"],
    ["another site", { website: "https://www.brandt-dach.example" }, "website"],
    ["another legal form", { title: "Brandt Bedachungen UG" }, "name"],
    ["another town", { address: { street: "Lindenstr. 12 a", postalCode: "10969", city: "Bernau" } }, "address"],
    ["another hour", { week: weekOf([{ from: "08:00", to: "12:30" }]) }, "openingHours"],
    ["another name", { title: "Brandt Dach" }, "name"],
  ])("%s", (_, change, field) => {
    const { differences, equal } = compareWithGoogle(entry, { ...google, ...change });
    expect(differences.map((one) => one.field)).toEqual([field]);
    expect(equal).toHaveLength(5);
  });

  test("hours are compared as a week", () => {
    const [hours] = compareWithGoogle(entry, { ...google, week: weekOf([{ from: "09:00", to: "17:00" }]) }).differences;
    expect(hours?.google).toBe("Mo: 09:00–17:00\nDi–So: geschlossen");
  });
});

describe("refusals", () => {
  const refusals = (change: Partial<GoogleProfile>, of: Partial<ComparedEntry> = {}) =>
    compareWithGoogle({ ...entry, ...of }, { ...google, ...change }).differences[0]?.refusals;

  test("an empty value can't replace a filled one", () => {
    expect(refusals({ phone: "" })).toEqual({ to_entry: "Google sagt dazu nichts.", to_google: null });
    expect(refusals({}, { Phone: "" })).toEqual({ to_entry: null, to_google: "Ihr Eintrag sagt dazu nichts." });
  });
  test("a value that the entry's rules refuse can't go into the entry", () => {
    expect(refusals({ phone: "+1 212 555 0100 ext 5" })?.to_entry).toContain("passt die Angabe nicht");
    expect(refusals({ address: { street: "12", postalCode: "1", city: "Wien" } })?.to_entry).toContain("Anschrift");
    const five = ["08", "10", "12", "14", "16"].map((hour) => ({ from: `${hour}:00`, to: `${hour}:30` }));
    expect(refusals({ week: weekOf(five) })?.to_entry).toContain("passt die Angabe nicht");
  });
  test("a text that is too long can't go to Google", () => {
    const text = "x".repeat(GOOGLE_DESCRIPTION_LIMIT + 1);
    expect(refusals({}, { aboutUs: { text } })?.to_google).toContain("höchstens 750");
  });
  test("a field without a value on either side is not a difference", () => {
    const { differences, equal } = compareWithGoogle({ ...entry, Phone: "" }, { ...google, phone: "" });
    expect([...differences.map(({ field }) => field), ...equal]).not.toContain("phone");
  });
});

test.each([
  ["its name", { title: "brandt bedachungen gmbh", address: null }, true],
  ["its address", { title: "Dachdecker Brandt", address: google.address }, true],
  ["neither", { title: "Brandt", address: { street: "Lindenstraße 13", postalCode: "10969", city: "Berlin" } }, false],
])("a location with %s", (_, location, expected) => {
  expect(looksLikeEntry(entry, location)).toBe(expected);
});
