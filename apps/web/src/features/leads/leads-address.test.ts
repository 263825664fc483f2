import { expect, test } from "vitest";
import { isNarrowed, leadOf, leadsViewOf, queryOfLeads } from "./leads-address.ts";

test("an address is read and written the same way, without defaults", () => {
  const query = { stand: "gewonnen", suche: "Dach", von: "2026-03-01", bis: "2026-03-31", seite: "3" };
  expect(queryOfLeads(leadsViewOf(query))).toEqual(query);
  expect(queryOfLeads(leadsViewOf({}))).toEqual({});
  expect(isNarrowed(leadsViewOf({}))).toBe(false);
  expect(isNarrowed(leadsViewOf({ stand: "offen" }))).toBe(true);
});

test("invalid values are ignored", () => {
  expect(leadsViewOf({ stand: "x", von: "2026-02-30", seite: "0" })).toEqual({
    search: "",
    state: "all",
    from: "",
    to: "",
    page: 1,
  });
});

test.each([
  ["12", 12],
  ["012", null],
  ["-1", null],
  [undefined, null],
])("?anfrage=%s is the lead %s", (anfrage, id) => {
  expect(leadOf(anfrage === undefined ? {} : { anfrage })).toBe(id);
});
