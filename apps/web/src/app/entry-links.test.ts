import { LISTING_FIELDS } from "@portal/contract/entry-service/listing";
import { expect, test } from "vitest";
import { partOfPlace } from "../features/entry/paths.ts";
import { ENTRY_PLACES } from "../features/entry-service/entry-places.ts";

test.each(LISTING_FIELDS)("the link to the compared field %s leads to a part of the entry", (field) => {
  const part = field === "openingHours" ? "openingHours" : "companyData";
  expect(partOfPlace(ENTRY_PLACES[field].place)).toBe(part);
});
