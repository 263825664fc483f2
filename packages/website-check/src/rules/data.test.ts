import { emptyReading, type ListingReading } from "@portal/contract/entry-service/listing";
import { expect, test } from "vitest";
import type { DataFault } from "../page/structured.ts";
import { page, visit } from "../testing/visits.ts";
import type { Visit } from "../visit.ts";
import { dataFindings } from "./data.ts";

const reading = (given: Partial<ListingReading>) => ({
  ...emptyReading(),
  name: "Lorenz",
  streetLine: "Domweg 1",
  postalCode: "50667",
  city: "Köln",
  phones: ["0221 4710214"],
  ...given,
});
const entry = {
  name: "Lorenz",
  street: "Ringweg",
  houseNumber: "2",
  postalCode: "50825",
  city: "Köln",
  phone: "0221 4710299",
};
const own = reading({ streetLine: "Ringweg 2", postalCode: "50825", phones: ["0221 4710299"] });
const data = (readings: ListingReading[], faults: DataFault[] = [], given: Partial<Visit> = { entry }) =>
  dataFindings(
    visit({
      ...page({ structured: { unreadable: 0, businesses: readings.map((one) => ({ reading: one, faults })) } }),
      ...given,
    }),
  ).map(({ code, places }) => [code, places]);

test("of several branches the one of the entry is compared, wherever it stands", () => {
  const other = reading({ openingHours: { texts: ["Mo-Fr 08:00-17:00"], specifications: [] } });
  expect(data([other, own])).toEqual([]);
  expect(data([own, other])).toEqual([]);
  expect(data([other])[0]?.[0]).toBe("data.different");
});
test("what the entry has and the mark-up lacks is named, the house number with its street only", () => {
  expect(data([{ ...own, phones: [], streetLine: "" }])).toEqual([["data.incomplete", ["Straße", "Telefon"]]]);
  expect(data([{ ...own, phones: [] }], [], { entry: null })).toEqual([]);
});
test("a fault is named, and the same field is not missing as well", () => {
  const faults: DataFault[] = [{ fault: "telephone", found: "auf Anfrage" }];
  expect(data([{ ...own, phones: [] }], faults)).toEqual([
    ["data.invalid", ["Das Telefon „auf Anfrage“ ist keine Nummer"]],
  ]);
});
test.each<[DataFault, string]>([
  [
    { fault: "days", found: "Dienstag" },
    "Den Wochentag „Dienstag“ verstehen Maschinen nicht (richtig zum Beispiel: „Monday“)",
  ],
  [{ fault: "times", found: "9 Uhr" }, "Die Uhrzeit „9 Uhr“ verstehen Maschinen nicht (richtig zum Beispiel: „08:00“)"],
  [
    { fault: "hours", found: "Di 9-12" },
    "Die Öffnungszeiten „Di 9-12“ verstehen Maschinen nicht (richtig zum Beispiel: „Mo-Fr 08:00-17:00“)",
  ],
])("of %j the right form is an example, not the right value", (fault, said) =>
  expect(data([own], [fault])).toContainEqual(["data.invalid", [said]]),
);
test("a company that publishes no address need not name one", () => {
  const faults: DataFault[] = [{ fault: "noAddress", found: "" }];
  const nowhere = { ...own, streetLine: "", postalCode: "", city: "" };
  expect(data([nowhere], faults, { entry: { name: "Lorenz", street: "" } })).toEqual([]);
  expect(data([nowhere], faults)).toEqual([["data.invalid", ["Die Anschrift fehlt"]]]);
});
