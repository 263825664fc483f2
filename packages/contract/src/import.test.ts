import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkImportRow, type ImportProblem } from "./import-check.ts";
import { IMPORT_ROW_TYPES } from "./import.ts";

const ROWS = {
  company: { type: "company", external_id: "C-1", company_name: "Brandt Bedachungen GmbH" },
  user: { type: "user", external_id: "U-1", login: "petra@brandt.example" },
  product: {
    type: "product",
    external_id: "P-1",
    company: "C-1",
    Stock_Keeping_Unit__c: "ENTRY",
    Status__c: "Ordered",
  },
  contact_person: { type: "contact_person", external_id: "K-1", company: "C-1", roles: ["Director"] },
  entry: { type: "entry", company: "C-1" },
  notice: { type: "notice", external_id: "N-1", message: "Wartung am Sonntag.", level: "info" },
  street: { type: "street", postal_code: "01067", city: "Dresden", name: "Devrientstraße" },
  notification: { type: "notification", external_id: "sommer", headline: "Ferien", text: "Zeile\nZeile" },
  user_rating: {
    type: "user_rating",
    external_id: "R-1",
    user: "U-1",
    company: "C-1",
    rating_text: "Gut.",
    stars: 5,
    update_date: "2026-03-01",
  },
  latest_search: { type: "latest_search", external_id: "S-1", user: "U-1", what: "Maler", timestamp: "2026-03-01" },
  viewed_entry: { type: "viewed_entry", external_id: "V-1", user: "U-1", company: "C-1", timestamp: "2026-03-01" },
  tracking_event: { type: "tracking_event", external_id: "E-1", company: "C-1", metric: "view", at: "2026-03-01" },
};
const WEEK = Array.from({ length: 7 }, () => ({ spans: [] as object[], byAppointment: false }));
type RowType = keyof typeof ROWS;

const problemsOf = (value: unknown): ImportProblem[] => {
  const checked = checkImportRow(value);
  return checked.ok ? [] : checked.problems;
};

test.each(Object.entries(ROWS))("takes a %s row of required fields only, as it is", (_type, row) => {
  expect(checkImportRow(row)).toEqual({ ok: true, row });
});

test.each<[RowType, string]>([
  ["company", "external_id"],
  ["company", "company_name"],
  ["user", "external_id"],
  ["user", "login"],
  ["product", "external_id"],
  ["product", "company"],
  ["product", "Stock_Keeping_Unit__c"],
  ["product", "Status__c"],
  ["contact_person", "external_id"],
  ["contact_person", "company"],
  ["contact_person", "roles"],
  ["entry", "company"],
  ["notice", "external_id"],
  ["notice", "message"],
  ["notice", "level"],
  ["notification", "external_id"],
  ["notification", "headline"],
  ["notification", "text"],
])("refuses a %s row without %s", (type, field) => {
  const { [field]: _absent, ...row } = { ...ROWS[type] } as Record<string, unknown>;
  expect(problemsOf(row)).toContainEqual({ field, message: "fehlt." });
});

test.each<[string, RowType, object, ImportProblem]>([
  [
    "a notification whose code stands for none",
    "notification",
    { external_id: "none" },
    { field: "external_id", message: "steht für keine Mitteilung." },
  ],
  [
    "a notification whose button leads out of a web page",
    "notification",
    { button_link: "javascript:alert(1)" },
    { field: "button_link", message: "muss ein Pfad des Portals oder eine Adresse mit https:// sein." },
  ],
  ["an unknown field", "company", { companyName: "x" }, { field: "companyName", message: "ist kein bekanntes Feld." }],
  [
    "an unknown inner field",
    "user",
    { accounts: [{ company: "C-1", right: "owner", since: 2020 }] },
    { field: "accounts.0.since", message: "ist kein bekanntes Feld." },
  ],
  ["a number for a text", "company", { company_name: 7 }, { field: "company_name", message: "muss ein Text sein." }],
  ["a text for a list", "user", { roles: "cuca" }, { field: "roles", message: "muss eine Liste sein." }],
  [
    "a role that cannot be granted",
    "user",
    { roles: ["customer"] },
    { field: "roles.0", message: "muss einer dieser Werte sein: tradesmanager, ratingusermanager, cuca." },
  ],
  [
    "an unknown status",
    "product",
    { Status__c: "ordered" },
    { field: "Status__c", message: "muss einer dieser Werte sein: Ordered, Produced, Invoicing, Inactive." },
  ],
  ["an empty name", "company", { company_name: "" }, { field: "company_name", message: "darf nicht leer sein." }],
  [
    "a long name",
    "company",
    { company_name: "x".repeat(201) },
    { field: "company_name", message: "darf höchstens 200 Zeichen haben." },
  ],
  [
    "a line break in a name",
    "company",
    { company_name: "Brandt\nGmbH" },
    { field: "company_name", message: "darf keine Zeilenumbrüche oder Steuerzeichen enthalten." },
  ],
  [
    "a name that turns the direction of writing",
    "company",
    { company_name: "Brandt\u202EHbmG" },
    { field: "company_name", message: "darf keine Zeilenumbrüche oder Steuerzeichen enthalten." },
  ],
  [
    "an owner without a date",
    "company",
    { claimed_by: "OWNER" },
    {
      field: "claimed_last_update",
      message: "fehlt: Ein Inhaber hat seinen Eintrag zu einer bestimmten Zeit bestätigt.",
    },
  ],
  [
    "a day that the calendar lacks",
    "company",
    { claimed_last_update: "2026-02-30" },
    { field: "claimed_last_update", message: "ist kein Zeitpunkt wie 2026-03-01T08:00:00+01:00." },
  ],
  [
    "a relative day outside demo data",
    "company",
    { claimed_last_update: "-P30D" },
    { field: "claimed_last_update", message: "ist kein Zeitpunkt wie 2026-03-01T08:00:00+01:00." },
  ],
  [
    "a login without an e-mail address",
    "user",
    { login: "petra" },
    { field: "email", message: "fehlt, und der Anmeldename ist keine E-Mail-Adresse." },
  ],
  [
    "a wrong e-mail address",
    "contact_person",
    { Email: "petra@" },
    { field: "Email", message: "ist keine gültige E-Mail-Adresse." },
  ],
  [
    "a notice that ends before it starts",
    "notice",
    { starts: "2026-03-02", ends: "2026-03-01" },
    { field: "ends", message: "muss nach dem Beginn liegen." },
  ],
  [
    "a wrong key",
    "product",
    { external_id: "P 1" },
    { field: "external_id", message: "darf nur Buchstaben ohne Umlaute, Ziffern und . : / @ + - _ enthalten." },
  ],
  [
    "a postal code of four digits",
    "entry",
    { ShippingPostalCode: "4275" },
    { field: "ShippingPostalCode", message: "Bitte geben Sie eine Postleitzahl mit fünf Ziffern an." },
  ],
  [
    "an unknown field in the opening hours",
    "entry",
    { openingHours: { week: WEEK, specialDays: [], temporarilyClosed: null, note: "" } },
    { field: "openingHours.note", message: "ist kein bekanntes Feld." },
  ],
  [
    "overlapping opening hours",
    "entry",
    {
      openingHours: {
        week: WEEK.with(2, { byAppointment: false, spans: ["08:00", "11:00"].map((from) => ({ from, to: "12:00" })) }),
        specialDays: [],
        temporarilyClosed: null,
      },
    },
    {
      field: "openingHours.week.2.spans.1.from",
      message: "Diese Zeit überschneidet sich mit 08:00 bis 12:00 Uhr.",
    },
  ],
  [
    "a NUL",
    "company",
    { company_name: "a\0b" },
    { field: "company_name", message: "darf kein NUL-Zeichen enthalten." },
  ],
  [
    "half a character",
    "product",
    { type_details: { domain: "\uD800" } },
    { field: "type_details.domain", message: "enthält ein halbes Zeichen (einzelnes Surrogat)." },
  ],
])("refuses %s in a %s row", (_what, type, change, problem) => {
  expect(problemsOf({ ...ROWS[type], ...change })).toEqual([problem]);
});

test.each<[string, string, ImportProblem]>([
  ["a list", "[]", { field: "", message: "Die Zeile ist kein JSON-Objekt." }],
  ["null", "null", { field: "", message: "Die Zeile ist kein JSON-Objekt." }],
  [
    "an unknown type",
    '{"type":"toString"}',
    {
      field: "type",
      message:
        "muss einer dieser Werte sein: company, user, product, contact_person, entry, notice, street, notification, user_rating, latest_search, viewed_entry, tracking_event, account_locks.",
    },
  ],
  [
    "a prototype",
    '{"type":"entry","__proto__":{}}',
    { field: "__proto__", message: "ist als Feldname nicht erlaubt." },
  ],
  [
    "a spelled-out inner prototype",
    String.raw`{"type":"product","type_details":{"a":[{"_\u005fproto__":1}]}}`,
    { field: "type_details.a.0.__proto__", message: "ist als Feldname nicht erlaubt." },
  ],
  [
    "an endless number",
    '{"type":"entry","company":1e999}',
    { field: "company", message: "ist zu groß für eine Zahl." },
  ],
  [
    "a deep nest",
    `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    { field: `a${".0".repeat(11)}`, message: "ist zu tief verschachtelt." },
  ],
])("refuses %s", (_what, json, problem) => {
  expect(problemsOf(JSON.parse(json))).toEqual([problem]);
});

test("names type and key of a refused row, and every problem", () => {
  expect(checkImportRow({ ...ROWS.product, external_id: "P-7", Status__c: "x", company: 1 })).toEqual({
    ok: false,
    type: "product",
    key: "P-7",
    problems: [expect.objectContaining({ field: "company" }), expect.objectContaining({ field: "Status__c" })],
  });
  expect(checkImportRow({ ...ROWS.entry, nonsense: 1 })).toMatchObject({ type: "entry", key: "C-1" });
});

test("reads days relative to a day where that is allowed", () => {
  const row = { ...ROWS.company, claimed_by: "OWNER", claimed_last_update: "-P30D" };
  expect(checkImportRow(row, { relativeTo: "2026-03-15" })).toMatchObject({
    ok: true,
    row: { claimed_last_update: "2026-02-13" },
  });
  expect(row.claimed_last_update).toBe("-P30D");
});

test("takes every example of the documentation", () => {
  const page = readFileSync(new URL("../../../docs/import-format.md", import.meta.url), "utf8");
  const examples = [...page.matchAll(/^```ndjson\n(.+)\n```$/gm)].map(
    ([, json = ""]) => JSON.parse(json) as { type: string },
  );
  expect(examples.map(({ type }) => type)).toEqual(IMPORT_ROW_TYPES);
  for (const example of examples) expect(checkImportRow(example)).toMatchObject({ ok: true });
});
