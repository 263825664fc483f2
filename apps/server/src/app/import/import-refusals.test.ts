/** Rows that the check refuses, with their messages. */
import { expect, test } from "vitest";
import type { ImportProblem } from "../../platform/import/row-outcome.ts";
import { problemsOf, ROWS, type RowType } from "../../testing/sample-import-rows.ts";

const WEEK = Array.from({ length: 7 }, () => ({ spans: [] as object[], byAppointment: false }));

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
    { field: "button_link", message: "muss eine Seite des Portals oder eine Adresse mit https:// sein." },
  ],
  [
    "a notification whose button leads to a page that does not exist",
    "notification",
    { button_link: "/kunde/gibt-es-nicht" },
    { field: "button_link", message: "muss eine Seite des Portals oder eine Adresse mit https:// sein." },
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
])("%s is refused in a %s row", (_what, type, change, problem) => {
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
        "muss einer dieser Werte sein: company, notification, user, product, contact_person, entry, notice, street, user_rating, latest_search, viewed_entry, tracking_event, account_locks, contract, document, website, mailbox, b2b_day, ad_account, ad_campaign, ad_day, ad_budget, secretarial_settings, secretarial_call, lead, web_banner, web_banner_day, voicebot_settings, voicebot_call, rating, rating_answer, rating_feed, employer_survey, tv_banner, tv_creative, tv_day.",
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
])("%s is refused as a row", (_what, json, problem) => {
  expect(problemsOf(JSON.parse(json))).toEqual([problem]);
});
