import { expect, test } from "vitest";
import { ENTRY_PARTS, FIELD_LABELS, JSON_PARTS, PARTS } from "./parts.ts";
import { PART_FIELDS } from "./rules/part-rules.ts";
import { SAVE_BODIES } from "./save/bodies.ts";
import { saveCallOf } from "./save/calls.ts";

test("parts, rules and saves name the same sixteen parts", () => {
  expect(ENTRY_PARTS).toHaveLength(16);
  expect(Object.keys(PART_FIELDS)).toEqual(ENTRY_PARTS);
  expect(Object.keys(SAVE_BODIES)).toEqual(ENTRY_PARTS);
});

test("labels, anchors, columns and field names are each used once", () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  unique(ENTRY_PARTS.map((part) => PARTS[part].label));
  unique(ENTRY_PARTS.map((part) => PARTS[part].anchor));
  unique(JSON_PARTS.map((part) => PARTS[part].column));
  unique(ENTRY_PARTS.flatMap((part) => Object.keys(PARTS[part].fields)));
});

test("a field's German word is found by the name that the history uses", () => {
  expect(FIELD_LABELS["week.6"]).toBe("Sonntag");
  expect(FIELD_LABELS.acceptedOn).toBe("Unterschrieben am");
});

test.each(JSON_PARTS)("%s: the rules accept the empty value", (part) => {
  const sent = Object.fromEntries(
    Object.keys(PART_FIELDS[part]).map((name) => [name, PARTS[part].empty[name as never]]),
  );
  expect(SAVE_BODIES[part].safeParse({ version: 1, ...sent }).error?.issues).toBeUndefined();
});

test.each([0, -1, 1.5, "1", null, undefined])("version %j is refused", (version) => {
  expect(SAVE_BODIES.payments.safeParse({ version, paymentMethods: [] }).success).toBe(false);
});

test("signing the codex takes a name, withdrawing does not", () => {
  const save = (fields: object) => SAVE_BODIES.b2bCodex.safeParse({ version: 1, ...fields }).success;
  expect(save({ accepted: true, signatory: "" })).toBe(false);
  expect(save({ accepted: true, signatory: "Petra Brandt" })).toBe(true);
  expect(save({ accepted: false, signatory: "" })).toBe(true);
});

test("a save is named as Specification §7 says, the codex has a path of its own", () => {
  expect(saveCallOf("companyDetailsData")).toMatchObject({
    name: "updateEntryCompanyDetailsData",
    path: "/api/customer/updateEntryCompanyDetailsData",
  });
  expect(saveCallOf("b2bCodex")).toMatchObject({
    name: "updateB2bCodex",
    path: "/api/customer/entry/b2b-codex/update",
  });
});

test("a save names what its part alone can be refused for", () => {
  expect(saveCallOf("tradesData").errors).toContain("entry.trade_unknown");
  expect(saveCallOf("media").errors).toContain("files.not_found");
  expect(saveCallOf("payments").errors).toEqual([
    "entry.not_found",
    "entry.stale_version",
    "entry.name_imitates_provider",
  ]);
});
