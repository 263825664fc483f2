/** Texts, days and hours that no form sends, in every field that people can fill. */
import { getPublicEntry, getSalesForceEntry } from "@portal/contract/entry/calls";
import { getEntryHistory } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type { OpeningHours } from "@portal/contract/opening-hours/model";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { aboutUs, companyData, hours, logoAndSlogan } from "../testing/bodies.ts";

const SQL = "Robert'); drop table entries; -- $1 \\' %s {0} ${7*7} '{\"a\":1}'::jsonb";
const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
});

const saveHours = (openingHours: unknown) =>
  anna.client.call(saveCallOf("openingHours"), {
    accountId,
    body: { version: 1, openingHours: openingHours as OpeningHours },
  });
const closure = (fields: object) =>
  hours("08:00", "17:00", { temporarilyClosed: { from: "2026-12-24", until: null, note: "", ...fields } });
const special = (fields: object) =>
  hours("08:00", "17:00", { specialDays: [{ from: "2026-12-24", to: "2026-12-24", label: "", spans: [], ...fields }] });

describe("SQL, templates and JSON in texts", () => {
  test("entry, public entry and history return them as typed", async () => {
    const note = SQL.slice(0, 60);
    const saves = [
      await anna.client.call(saveCallOf("companyData"), {
        accountId,
        body: companyData({ company_name: SQL, ShippingCity: SQL }),
      }),
      await anna.client.call(saveCallOf("aboutUs"), { accountId, body: aboutUs({ text: SQL, specialties: [note] }) }),
      await anna.client.call(saveCallOf("logoAndSlogan"), {
        accountId,
        body: logoAndSlogan({ slogan: SQL.slice(0, 99), logoAlt: SQL }),
      }),
      await saveHours(closure({ note: SQL })),
    ];
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { entry } = (await anna.client.call(getSalesForceEntry, { accountId })).body;
    expect(entry).toMatchObject({
      company_name: SQL,
      ShippingCity: SQL,
      slogan: SQL.slice(0, 99).trim(),
      aboutUs: { text: SQL, specialties: [note.trim()] },
    });
    expect(entry.openingHours.temporarilyClosed?.note).toBe(SQL);
    const shown = (await app.anonymous().call(getPublicEntry, { params: { id: String(accountId) } })).body.entry;
    expect(shown.company_name).toBe(SQL);
    const history = (await anna.client.call(getEntryHistory, { accountId, query: {} })).body;
    expect(JSON.stringify(history)).toContain(JSON.stringify(SQL).slice(1, -1));
  });
});

describe("hidden characters", () => {
  const HIDDEN = ["\u202e", "\u2066", "\u0007", "\u2028", "\n", "\u0085"];
  test.each(HIDDEN.map((mark) => [mark.codePointAt(0)?.toString(16), mark] as const))(
    "U+%s is in no single line",
    async (_code, mark) => {
      const text = `vor${mark}nach`;
      const replies = [
        await anna.client.call(saveCallOf("companyData"), { accountId, body: companyData({ company_name: text }) }),
        await anna.client.call(saveCallOf("logoAndSlogan"), { accountId, body: logoAndSlogan({ slogan: text }) }),
        await anna.client.call(saveCallOf("aboutUs"), { accountId, body: aboutUs({ specialties: [text] }) }),
        await saveHours(closure({ note: text })),
        await saveHours(special({ label: text })),
      ];
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    },
  );

  test("umlauts are stored in one normal form, whatever the keyboard sends", async () => {
    const text = "Öffnung nach Übereinkunft";
    expect((await saveHours(closure({ note: text.normalize("NFD") }))).status).toBe(200);
    const { entry } = (await anna.client.call(getSalesForceEntry, { accountId })).body;
    expect(entry.openingHours.temporarilyClosed?.note).toBe(text);
  });

  test("NUL and lone surrogates are refused even in a body too deep to be checked", async () => {
    const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
    for (const escape of ["\\u0000", "\\ud800", "\\udfff\\ud800"]) {
      const payload = Buffer.from(
        `{"version":1,"text":"a${escape}b","foundingYear":null,"specialties":[],"x":${deep}}`,
      );
      const headers = { "content-type": "application/json" };
      const reply = await anna.client.send({
        method: "POST",
        path: saveCallOf("aboutUs").path,
        accountId,
        payload,
        headers,
      });
      expect([reply.status, reply.codes]).toEqual([400, ["request.malformed"]]);
    }
  });
});

describe("days and hours", () => {
  test.each([
    ["30 February", special({ from: "2026-02-30", to: "2026-02-30" })],
    ["29 February of another year", special({ from: "2027-02-29", to: "2027-02-29" })],
    ["the year 0", special({ from: "0000-01-01", to: "0000-01-01" })],
    ["a year of six digits", special({ from: "+012026-01-01", to: "+012026-01-01" })],
    ["an instant", special({ from: "2026-12-24T00:00:00Z", to: "2026-12-24" })],
    ["Arabic digits", special({ from: "٢٠٢٦-١٢-٢٤", to: "2026-12-24" })],
    ["an end before the start", special({ to: "2026-12-23" })],
    ["a closure that ends before it starts", closure({ until: "2026-12-23" })],
    ["8,000 years of special days", special({ from: "1999-01-01", to: "9999-12-31" })],
    ["25 o'clock", hours("25:00", "26:00")],
    ["24:00", hours("08:00", "24:00")],
    ["a minute 60", hours("08:60", "17:00")],
    ["seconds", hours("08:00:00", "17:00:00")],
    ["a negative hour", hours("-8:00", "17:00")],
    [
      "eight days",
      { ...hours("08:00", "17:00"), week: Array.from({ length: 8 }, () => ({ spans: [], byAppointment: false })) },
    ],
    ["no days", { ...hours("08:00", "17:00"), week: [] }],
    ["a week of nulls", { ...hours("08:00", "17:00"), week: Array(7).fill(null) }],
    [
      "61 special days",
      hours("08:00", "17:00", {
        specialDays: Array.from({ length: 61 }, () => ({ from: "2026-12-24", to: "2026-12-24", label: "", spans: [] })),
      }),
    ],
  ])("%s: refused with a field", async (_what, body) => {
    const reply = await saveHours(body);
    expect([reply.status, reply.codes[0]]).toEqual([400, "request.invalid"]);
    const { errors } = reply.body as unknown as { errors: { field?: string }[] };
    expect(errors[0]?.field).toMatch(/^openingHours/);
  });

  test.each([
    [
      "29 February of a leap year",
      special({ from: "2028-02-29", to: "2028-02-29", spans: [{ from: "09:00", to: "12:00" }] }),
    ],
    [
      "hours that spring forward",
      special({ from: "2027-03-28", to: "2027-03-28", spans: [{ from: "02:00", to: "02:59" }] }),
    ],
    [
      "hours that fall back",
      special({ from: "2026-10-25", to: "2026-10-25", spans: [{ from: "02:00", to: "03:00" }] }),
    ],
    ["the last day that can be written", closure({ from: "9999-12-31", until: "9999-12-31" })],
  ])("%s: stored as it is", async (_what, body) => {
    expect((await saveHours(body)).status).toBe(200);
    expect((await anna.client.call(getSalesForceEntry, { accountId })).body.entry.openingHours).toEqual(body);
  });
});

describe("numbers", () => {
  test.each(["1e999", "-1", "0", "1.5", "9007199254740993", '"1"', "null", "true", "[1]", '{"$gt":0}'])(
    "a version %s is refused",
    async (version) => {
      const payload = Buffer.from(`{"version":${version},"text":"","foundingYear":null,"specialties":[]}`);
      const headers = { "content-type": "application/json" };
      const reply = await anna.client.send({
        method: "POST",
        path: saveCallOf("aboutUs").path,
        accountId,
        payload,
        headers,
      });
      expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
    },
  );

  test("of a duplicate key the last value counts, for the check and for the store", async () => {
    const payload = Buffer.from('{"version":1,"text":"erst","text":"zuletzt","foundingYear":null,"specialties":[]}');
    const headers = { "content-type": "application/json" };
    await anna.client.send({ method: "POST", path: saveCallOf("aboutUs").path, accountId, payload, headers });
    expect((await anna.client.call(getSalesForceEntry, { accountId })).body.entry.aboutUs.text).toBe("zuletzt");
  });

  test.each([
    ["limit", "101"],
    ["limit", "0"],
    ["limit", "1e1"],
    ["before", "01"],
    ["before", "-1"],
    ["before", "9".repeat(17)],
  ])("history with %s=%s is refused", async (name, value) => {
    const reply = await anna.client.send({
      method: "GET",
      path: getEntryHistory.path,
      accountId,
      query: { [name]: value },
    });
    expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
  });
});
