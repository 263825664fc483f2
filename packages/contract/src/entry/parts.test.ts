import { expect, test } from "vitest";
import { ENTRY_PARTS, FIELD_LABELS, JSON_PARTS, PARTS } from "./parts.ts";
import { PART_FIELDS } from "./rules/part-rules.ts";
import { SAVE_BODIES } from "./save/bodies.ts";
import { saveCallOf } from "./save/calls.ts";

test("descriptions, rules and save calls have the same parts", () => {
  expect(Object.keys(PART_FIELDS)).toEqual(ENTRY_PARTS);
  expect(Object.keys(SAVE_BODIES)).toEqual(ENTRY_PARTS);
});

test("labels, anchors, columns and field names are unique", () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  unique(ENTRY_PARTS.map((part) => PARTS[part].label));
  unique(ENTRY_PARTS.map((part) => PARTS[part].anchor));
  unique(JSON_PARTS.map((part) => PARTS[part].column));
  unique(ENTRY_PARTS.flatMap((part) => Object.keys(PARTS[part].fields)));
});

test("every field of the history has a German label", () => {
  expect(FIELD_LABELS["week.6"]).toBe("Sonntag");
  expect(FIELD_LABELS.acceptedOn).toBe("Unterschrieben am");
});

test.each(JSON_PARTS)("the rules of %s accept its empty value", (part) => {
  const sent = Object.fromEntries(
    Object.keys(PART_FIELDS[part]).map((name) => [name, PARTS[part].empty[name as never]]),
  );
  expect(SAVE_BODIES[part].safeParse({ version: 1, ...sent }).error?.issues).toBeUndefined();
});

test.each([0, -1, 1.5, "1", null, undefined])("saveBody refuses the version %j", (version) => {
  expect(SAVE_BODIES.payments.safeParse({ version, paymentMethods: [] }).success).toBe(false);
});

test("signing the B2B codex needs a name, withdrawing does not", () => {
  const save = (fields: object) => SAVE_BODIES.b2bCodex.safeParse({ version: 1, ...fields }).success;
  expect(save({ accepted: true, signatory: "" })).toBe(false);
  expect(save({ accepted: true, signatory: "Petra Brandt" })).toBe(true);
  expect(save({ accepted: false, signatory: "" })).toBe(true);
});

test("a save call has the path of Specification §7; the codex has its own path", () => {
  expect(saveCallOf("companyDetailsData")).toMatchObject({
    name: "updateEntryCompanyDetailsData",
    path: "/api/customer/updateEntryCompanyDetailsData",
  });
  expect(saveCallOf("b2bCodex")).toMatchObject({
    name: "updateB2bCodex",
    path: "/api/customer/entry/b2b-codex/update",
  });
});

test("a save call declares the error codes of its own part", () => {
  expect(saveCallOf("tradesData").errors).toContain("entry.trade_unknown");
  expect(saveCallOf("media").errors).toContain("files.not_found");
  expect(saveCallOf("payments").errors).toEqual([
    "entry.not_found",
    "entry.stale_version",
    "entry.name_imitates_provider",
  ]);
});
