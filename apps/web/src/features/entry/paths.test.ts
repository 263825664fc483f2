import { ENTRY_PARTS, PARTS } from "@portal/contract/entry/parts";
import { expect, test } from "vitest";
import { groupOfPart, PART_GROUPS } from "./parts/part-groups.ts";
import { editPlace, partOfPlace } from "./paths.ts";

test("each part stands in one group, and only there", () =>
  expect(PART_GROUPS.flatMap(({ parts }) => parts).toSorted()).toEqual(ENTRY_PARTS.toSorted()));

test("a part's anchor leads back to it", () => {
  for (const part of ENTRY_PARTS) expect(partOfPlace(PARTS[part].anchor)).toBe(part);
});

test("a link to a field names the group and the control", () => {
  expect(editPlace("companyData", "Phone")).toEqual({ query: { bereich: "kontakt" }, place: "companyData-Phone" });
  expect(editPlace("openingHours", "week.0").place).toBe("openingHours-openingHours-week-0");
  expect(editPlace("payments")).toEqual({ query: { bereich: "zeiten" }, place: "zahlungsarten" });
});

test("a control leads to its part, however alike the names are", () => {
  expect(partOfPlace("companyDetailsData-vatId")).toBe("companyDetailsData");
  expect(partOfPlace("companyData-Phone")).toBe("companyData");
  expect(partOfPlace("irgendwo")).toBeUndefined();
  expect(partOfPlace("mediathek")).toBeUndefined();
  expect(partOfPlace("")).toBeUndefined();
  expect(groupOfPart("media").key).toBe("auftritt");
});
