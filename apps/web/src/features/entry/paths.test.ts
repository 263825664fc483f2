import { ENTRY_PARTS, PARTS } from "@portal/contract/entry/parts";
import { expect, test } from "vitest";
import { groupAt } from "./entry-data/use-shown-group.ts";
import { groupOfPart, PART_GROUPS } from "./parts/part-groups.ts";
import { editPlace, partOfPlace } from "./paths.ts";

test("each part is in exactly one group", () =>
  expect(PART_GROUPS.flatMap(({ parts }) => parts).toSorted()).toEqual(ENTRY_PARTS.toSorted()));

test("partOfPlace finds a part by its anchor", () => {
  for (const part of ENTRY_PARTS) expect(partOfPlace(PARTS[part].anchor)).toBe(part);
});

test("a link to a field names the group and the control", () => {
  expect(editPlace("companyData", "Phone")).toEqual({ query: { bereich: "kontakt" }, place: "companyData-Phone" });
  expect(editPlace("openingHours", "week.0").place).toBe("openingHours-openingHours-week-0");
  expect(editPlace("payments")).toEqual({ query: { bereich: "zeiten" }, place: "zahlungsarten" });
});

test("partOfPlace finds the part of a control, even if its name begins with another part's name", () => {
  expect(partOfPlace("companyDetailsData-vatId")).toBe("companyDetailsData");
  expect(partOfPlace("companyData-Phone")).toBe("companyData");
  expect(partOfPlace("irgendwo")).toBeUndefined();
  expect(partOfPlace("mediathek")).toBeUndefined();
  expect(partOfPlace("")).toBeUndefined();
  expect(groupOfPart("media").key).toBe("auftritt");
});

test.each([
  ["", "", "kontakt"],
  ["?bereich=auftritt", "", "auftritt"],
  ["?bereich=auftritt", "#companyData-Phone", "kontakt"],
  ["?bereich=gibt-es-nicht", "#irgendwo", "kontakt"],
] as const)("an address with %j and %j names the group %s", (search, hash, key) =>
  expect(groupAt({ search, hash }).key).toBe(key),
);
