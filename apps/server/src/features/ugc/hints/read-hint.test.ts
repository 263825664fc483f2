import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { expect, test } from "vitest";
import { readHint } from "./read-hint.ts";

const ENTRY = { Phone: "030 23125100", ShippingStreet: "Lindenstraße 12", openingHours: emptyOpeningHours() };

test.each([
  ["Die Nummer ist jetzt 030 23125140.", "030 23125140"],
  ["Dort geht ein Fax ran. Das Telefon ist 030 23125640.", "030 23125640"],
  ["030/23125100 geht keiner ran, richtig ist +49 152 28817386", "01522 8817386"],
])("a phone number is read from “%s”", (text, Phone) => {
  expect(readHint("phone", text, ENTRY)).toEqual({ part: "companyData", values: { Phone } });
});

test.each([
  ["the entry's own number", "Die Nummer 030 23125100 stimmt so."],
  ["a number that is said to be wrong", "Die 030 23125140 gilt nicht mehr."],
  ["two numbers", "Neu sind 030 23125140 und 030 23125150."],
  ["a fax number", "Fax: 030 23125140"],
  ["no number", "Da geht keiner ran."],
])("%s is no new phone number", (_what, text) => {
  expect(readHint("phone", text, ENTRY)).toBeNull();
});

test.each([
  ["Sie sitzen jetzt in der Hauptstraße 7a.", { ShippingStreet: "Hauptstraße 7a" }],
  [
    "Umgezogen: Karl-Marx-Allee 40, 10243 Berlin",
    { ShippingStreet: "Karl-Marx-Allee 40", ShippingPostalCode: "10243", ShippingCity: "Berlin" },
  ],
  ["Nicht mehr Lindenstraße 12, sondern Gartenweg 3", { ShippingStreet: "Gartenweg 3" }],
])("an address is read from “%s”", (text, values) => {
  expect(readHint("address", text, ENTRY)).toEqual({ part: "companyData", values });
});

test.each(["Die Lindenstraße 12 gibt es.", "Hauptstraße 7 oder Gartenweg 3", "Die sind weggezogen."])(
  "“%s” names no single new address",
  (text) => {
    expect(readHint("address", text, ENTRY)).toBeNull();
  },
);

test("a whole week of hours is read, and days by appointment stay so", () => {
  const week = ENTRY.openingHours.week.map((day, index) => ({ ...day, byAppointment: index > 3 }));
  const change = readHint("hours", "Öffnungszeiten sind: Mo-Fr 9-17 Uhr", {
    ...ENTRY,
    openingHours: { ...ENTRY.openingHours, week },
  });
  const open = { spans: [{ from: "09:00", to: "17:00" }], byAppointment: false };
  const appointment = { spans: [], byAppointment: true };
  expect(change).toEqual({
    part: "openingHours",
    values: { week: [open, open, open, open, open, appointment, appointment] },
  });
});

test("an exception that nobody can apply for sure changes no hours", () => {
  expect(readHint("hours", "Mittwochs ist ab 13 Uhr zu.", ENTRY)).toBeNull();
});

test.each(["closed", "duplicate", "other", "erasure"] as const)("%s never changes the entry by itself", (kind) => {
  expect(readHint(kind, "Die Nummer ist jetzt 030 23125140.", ENTRY)).toBeNull();
});
