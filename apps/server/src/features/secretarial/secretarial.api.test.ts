import {
  getCallerListCsv,
  getCompanyCallerList,
  getCompanySettings,
  updateCaller,
  updateCompanySettings,
} from "@portal/contract/secretarial/calls";
import { aCaller, secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { secretarialJobs } from "./jobs.ts";

const { test, app } = apiTest();
const RANGE = { startDate: "2026-03-01", endDate: "2026-03-14" };
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  anna = await app.logInMember({ products: ["SEC"] });
  accountId = anna.company.id;
});

const called = (at: string, columns: object = {}) =>
  aCaller(app.db, { company_id: accountId, called_at: new Date(at), ...columns });
const list = async (query: object = {}) =>
  (await anna.client.call(getCompanyCallerList, { accountId, query: { ...RANGE, ...query } })).body;
const names = async (query: object) => (await list(query)).calls.map(({ name }) => name);

describe("the list of callers", () => {
  test("days are of Berlin, the newest call comes first, other companies' calls are not there", async () => {
    await called("2026-02-28T22:59:00Z", { caller_name: "gestern" });
    await called("2026-02-28T23:01:00Z", { caller_name: "erster" });
    await called("2026-03-14T22:59:00Z", { caller_name: "letzter" });
    await called("2026-03-14T23:01:00Z", { caller_name: "morgen" });
    const stranger = await app.logInMember({ products: ["SEC"] });
    await aCaller(app.db, { company_id: stranger.company.id, called_at: new Date("2026-03-05T09:00:00Z") });
    expect(await names({})).toEqual(["letzter", "erster"]);
  });

  test("figures are compared with the same weekdays before, if there were calls then", async () => {
    await called("2026-03-05T09:00:00Z", { outcome: "connected", done_at: new Date() });
    await called("2026-03-06T09:00:00Z");
    expect((await list()).figures).toEqual({
      calls: { value: 2, before: null },
      connected: { value: 1, before: null },
      messages: { value: 1, before: null },
      open: 1,
    });
    await called("2026-02-15T09:00:00Z");
    const { figures, comparedWith, firstDay } = await list();
    expect([figures.calls, comparedWith, firstDay]).toEqual([
      { value: 2, before: 1 },
      { start: "2026-02-15", end: "2026-02-28" },
      "2026-02-15",
    ]);
  });

  test.each([
    ["klein", ["Maria Klein"]],
    ["KLEIN", ["Maria Klein"]],
    ["rheinblick", ["Paul Huber"]],
    ["undicht", ["Maria Klein"]],
    ["0221/445-566", ["Maria Klein"]],
    ["+49 221 445566", ["Maria Klein"]],
    ["44", []],
    ["%", []],
    ["_", []],
    ["' or 1=1 --", []],
  ])("the search %j finds %j", async (search, found) => {
    await called("2026-03-05T09:00:00Z");
    await called("2026-03-05T08:00:00Z", {
      caller_name: "Paul Huber",
      caller_company: "Hausverwaltung Rheinblick",
      concern: "Gerüst",
      phone: "030 23125117",
    });
    expect(await names({ search })).toEqual(found);
  });

  test("ten calls are a page; the state narrows list and total, never the figures", async () => {
    for (let minute = 10; minute < 35; minute += 1)
      await called(`2026-03-05T09:${minute}:00Z`, { done_at: minute < 33 ? new Date() : null });
    const last = await list({ page: "3" });
    expect([last.calls.length, last.total]).toEqual([5, 25]);
    const open = await list({ state: "open" });
    expect([open.calls.length, open.total, open.figures.calls.value, open.figures.open]).toEqual([2, 2, 25, 2]);
    expect((await list({ state: "done" })).total).toBe(23);
  });

  test.each([
    [{ startDate: "2026-03-14", endDate: "2026-03-01" }, "endDate"],
    [{ startDate: "heute" }, "startDate"],
    [{ page: "0" }, "page"],
    [{ state: "vielleicht" }, "state"],
    [{ search: "x".repeat(101) }, "search"],
  ])("%j is refused at %s", async (query, field) => {
    const { status, raw } = await anna.client.call(getCompanyCallerList, {
      accountId,
      query: { ...RANGE, ...query } as never,
    });
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });

  test("the file has the filtered calls, and no formula", async () => {
    await called("2026-03-05T09:00:00Z", { caller_name: "=1+1", note: "Zeile\nZwei" });
    await called("2026-03-05T08:00:00Z", { done_at: new Date() });
    const { raw } = await anna.client.send({
      method: "GET",
      path: getCallerListCsv.path,
      query: { ...RANGE, state: "open" },
      accountId,
      xsrf: false,
    });
    expect(raw.headers).toMatchObject({
      "content-disposition": 'attachment; filename="anrufe-2026-03-01-2026-03-14.csv"',
      "cache-control": "no-store",
    });
    const text = raw.rawPayload.toString("utf8");
    expect(text).toContain("'=1+1");
    expect(text).toContain('"Zeile\nZwei"');
    expect(text).not.toContain("Maria Klein");
  });
});

describe("a call", () => {
  const change = (body: object) => anna.client.call(updateCaller, { accountId, body: body as never });

  test("is marked as done and opened again; a note stays meanwhile; the log has no word of the caller", async () => {
    const { id } = await called("2026-03-05T09:00:00Z");
    expect((await change({ id, note: " Termin am Montag " })).body.caller.note).toBe("Termin am Montag");
    expect((await change({ id, done: true })).body.caller).toMatchObject({
      doneAt: expect.stringMatching(/^2026-03-14T12:00:0/),
      note: "Termin am Montag",
    });
    expect((await change({ id, done: false })).body.caller.doneAt).toBeNull();
    const lines = await app.db.selectFrom("audit_log").selectAll().where("company_id", "=", accountId).execute();
    expect(lines.map(({ action }) => action)).toEqual(Array(3).fill("secretarialCaller.changed"));
    expect(JSON.stringify(lines)).not.toMatch(/Montag|Klein/);
  });

  test("of another company is answered like a missing one", async () => {
    const stranger = await app.logInMember({ products: ["SEC"] });
    const { id } = await aCaller(app.db, { company_id: stranger.company.id });
    const [foreign, missing] = [await change({ id, done: true }), await change({ id: 999_999, done: true })];
    expect([foreign.status, foreign.codes]).toEqual([404, ["secretarial.caller_not_found"]]);
    expect(missing.body).toEqual(foreign.body);
  });

  test.each([{ id: 1, note: "x".repeat(1001) }, { id: 1, note: "a\u202eb" }, { id: 0 }, { id: 1, done: "ja" }])(
    "%j is refused",
    async (body) => expect((await change(body)).status).toBe(400),
  );

  test("is deleted after two years", async () => {
    await called("2024-03-13T12:00:00Z", { caller_name: "alt" });
    await called("2024-03-15T12:00:00Z", { caller_name: "jung" });
    await secretarialJobs.sweeps?.[0]?.run(app.dependencies);
    const left = app.db.selectFrom("secretarial_calls").select("caller_name").where("company_id", "=", accountId);
    expect(await left.execute()).toEqual([{ caller_name: "jung" }]);
  });
});

describe("the settings", () => {
  const read = async () => (await anna.client.call(getCompanySettings, { accountId })).body.settings;
  const save = (settings: object) =>
    anna.client.call(updateCompanySettings, { accountId, body: { settings: settings as never } });

  test("are null before the service is set up, and can't be saved", async () => {
    expect(await read()).toBeNull();
    await secretarialSettingsOf(app.db, accountId);
    const settings = await read();
    await app.db.deleteFrom("secretarial_settings").where("company_id", "=", accountId).execute();
    expect((await save(settings ?? {})).codes).toEqual(["secretarial.not_set_up"]);
  });

  test("an empty vacationEndDate is stored as none, and comes back as null", async () => {
    await secretarialSettingsOf(app.db, accountId);
    const settings = { ...(await read()), greeting: "Moin.", vacationStartDate: "", vacationEndDate: "" };
    expect((await save(settings)).body.settings).toMatchObject({
      greeting: "Moin.",
      vacationEndDate: null,
      version: 2,
    });
    const vacation = { version: 2, vacationStartDate: "2026-08-03", vacationEndDate: null };
    expect((await save({ ...settings, ...vacation })).body.settings).toMatchObject({ ...vacation, version: 3 });
  });

  test("a version that somebody else replaced is refused; the number is the provider's", async () => {
    await secretarialSettingsOf(app.db, accountId);
    const settings = { ...(await read()), serviceNumber: "0900 1" };
    expect((await save(settings)).body.settings.serviceNumber).toBe("0221 99887700");
    expect((await save(settings)).codes).toEqual(["secretarial.stale_settings"]);
  });

  const days = (first: object | null) => [first, null, null, null, null, null, null];
  test.each([
    [{ greeting: " " }, "settings.greeting"],
    [{ greeting: "x".repeat(301) }, "settings.greeting"],
    [{ forwardTo: "anrufen" }, "settings.forwardTo"],
    [{ vacationEndDate: "2026-08-03" }, "settings.vacationStartDate"],
    [{ vacationStartDate: "2026-08-03", vacationEndDate: "2026-08-02" }, "settings.vacationEndDate"],
    [{ vacationStartDate: "2026-02-30" }, "settings.vacationStartDate"],
    [{ hours: { mode: "own", week: days(null) } }, "settings.hours.mode"],
    [{ hours: { mode: "own", week: days({ from: "17:00", to: "08:00" }) } }, "settings.hours.week.0.to"],
    [{ hours: { mode: "own", week: [] } }, "settings.hours.week"],
    [{ hours: { mode: "nie", week: days(null) } }, "settings.hours.mode"],
  ])("%j is refused at %s", async (given, field) => {
    await secretarialSettingsOf(app.db, accountId);
    const { status, raw } = await save({ ...(await read()), ...given });
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });
});

test("a company without the product is refused", async ({ owner }) => {
  const { status, codes } = await owner.client.call(getCompanyCallerList, {
    accountId: owner.company.id,
    query: RANGE,
  });
  expect([status, codes]).toEqual([403, ["product.not_booked"]]);
});
