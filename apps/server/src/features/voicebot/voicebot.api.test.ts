import {
  getVoicebotCall,
  getVoicebotCalls,
  getVoicebotCallsCsv,
  getVoicebotRecording,
  getVoicebotSettings,
  markVoicebotCall,
  revealVoicebotCaller,
  updateVoicebotSettings,
} from "@portal/contract/voicebot/calls";
import { aBotCall, voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { voicebotJobs } from "./jobs.ts";

const { test, app } = apiTest();
const RANGE = { startDate: "2026-03-01", endDate: "2026-03-14" };
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  anna = await app.logInMember({ products: ["VOICE"] });
  accountId = anna.company.id;
});

const called = (columns: object = {}) =>
  aBotCall(app.db, { company_id: accountId, called_at: new Date("2026-03-05T09:00:00Z"), ...columns });
const RECORDING = {
  recording: Buffer.from("RIFF").toString("base64"),
  recording_type: "audio/wav",
  consent_at: new Date("2026-03-05T09:00:05Z"),
  delete_on: "2026-03-20",
};
const list = async (query: object = {}) =>
  (await anna.client.call(getVoicebotCalls, { accountId, query: { ...RANGE, ...query } })).body;
const auditOf = (id: number) =>
  app.db.selectFrom("audit_log").selectAll().where("company_id", "=", id).orderBy("id").execute();

describe("the list of calls", () => {
  test("hides names and the end of numbers", async () => {
    await called();
    await called({ phone: "112" });
    await called({ phone: "" });
    const { raw } = await anna.client.call(getVoicebotCalls, { accountId, query: RANGE });
    expect((await list()).calls.map(({ maskedPhone }) => maskedPhone)).toEqual(["", "", "0221 44 …"]);
    expect(raw.body).not.toMatch(/Klein|445566/);
  });

  test("is searched by summary, never by what is hidden", async () => {
    await called();
    expect((await list({ search: "samstag" })).total).toBe(1);
    for (const search of ["Klein", "445566", "%"]) expect((await list({ search })).total).toBe(0);
  });

  test("figures count the range, open calls can be chosen", async () => {
    await called();
    await called({ outcome: "message", done_at: new Date() });
    const { figures, calls } = await list({ state: "open" });
    expect(figures).toMatchObject({ calls: { value: 2 }, answered: { value: 1 }, noted: { value: 1 }, open: 1 });
    expect(calls).toHaveLength(1);
  });

  test("as a file it is masked, too", async () => {
    await called({ summary: "=2+2" });
    const path = getVoicebotCallsCsv.path;
    const { raw } = await anna.client.send({ method: "GET", path, query: RANGE, accountId, xsrf: false });
    expect(raw.body).toContain("'=2+2");
    expect(raw.body).not.toMatch(/Klein|445566/);
  });

  test.each([[{ startDate: "morgen" }], [{ page: "0" }], [{ state: "x" }]])("%j is refused", async (query) => {
    const { status } = await anna.client.call(getVoicebotCalls, { accountId, query: { ...RANGE, ...query } as never });
    expect(status).toBe(400);
  });
});

describe("one call", () => {
  test("its caller is told on request; who asked is noted, not who it is", async () => {
    const { id } = await called();
    const { body } = await anna.client.call(revealVoicebotCaller, { accountId, body: { id } });
    expect(body).toEqual({ name: "Maria Klein", phone: "0221 445566" });
    const lines = await auditOf(accountId);
    expect(lines).toMatchObject([
      { action: "voicebotCaller.revealed", actor_user_id: anna.userId, details: { call: id } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Klein|445566/);
  });

  test("it is marked and opened again", async () => {
    const { id } = await called();
    const mark = async (done: boolean) =>
      (await anna.client.call(markVoicebotCall, { accountId, body: { id, done } })).body.call.doneAt;
    expect([await mark(true), await mark(false)]).toEqual([expect.any(String), null]);
  });

  test("its recording is played with consent and day of deletion, and the listening is noted", async () => {
    const { id } = await called(RECORDING);
    const params = { id: String(id) };
    const { call } = (await anna.client.call(getVoicebotCall, { accountId, params })).body;
    expect(call.recording).toEqual({ consentAt: "2026-03-05T09:00:05.000Z", deleteOn: "2026-03-20" });
    const { raw } = await anna.client.call(getVoicebotRecording, { accountId, params });
    expect([raw.headers["content-type"], raw.rawPayload.toString()]).toEqual(["audio/wav", "RIFF"]);
    expect((await auditOf(accountId)).map(({ action }) => action)).toEqual(["voicebotRecording.played"]);
  });

  test("on the day of deletion the recording is not served, and the sweep deletes it; the call stays", async () => {
    const { id } = await called({ ...RECORDING, delete_on: "2026-03-14" });
    await called({ ...RECORDING, delete_on: "2026-03-15" });
    const gone = await anna.client.call(getVoicebotRecording, { accountId, params: { id: String(id) } });
    expect([gone.status, gone.codes]).toEqual([404, ["voicebot.recording_not_found"]]);
    for (const { run } of voicebotJobs.sweeps ?? []) await run(app.dependencies);
    const left = app.db.selectFrom("voicebot_calls").select("delete_on").where("company_id", "=", accountId);
    expect(await left.orderBy("id").execute()).toEqual([{ delete_on: null }, { delete_on: "2026-03-15" }]);
  });

  test("a recording without consent can't be stored", async () => {
    await expect(called({ ...RECORDING, consent_at: null })).rejects.toThrow(/check constraint/);
    await expect(called({ ...RECORDING, delete_on: null })).rejects.toThrow(/check constraint/);
  });

  test("another company's call is answered like a missing one", async () => {
    const stranger = await app.logInMember({ products: ["VOICE"] });
    const { id } = await aBotCall(app.db, { company_id: stranger.company.id, ...RECORDING });
    const asked = (call: number) => [
      anna.client.call(revealVoicebotCaller, { accountId, body: { id: call } }),
      anna.client.call(markVoicebotCall, { accountId, body: { id: call, done: true } }),
      anna.client.call(getVoicebotCall, { accountId, params: { id: String(call) } }),
      anna.client.call(getVoicebotRecording, { accountId, params: { id: String(call) } }),
    ];
    const [foreign, missing] = [await Promise.all(asked(id)), await Promise.all(asked(999_999))];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(missing.map(({ codes }) => codes)).toEqual(foreign.map(({ codes }) => codes));
  });

  test("is deleted after two years", async () => {
    await called({ called_at: new Date("2024-03-13T12:00:00Z") });
    for (const { run } of voicebotJobs.sweeps ?? []) await run(app.dependencies);
    expect((await list({ startDate: "2024-03-01", endDate: "2024-03-20" })).total).toBe(0);
  });
});

describe("the settings", () => {
  const read = async () => (await anna.client.call(getVoicebotSettings, { accountId })).body.settings;
  const save = (settings: object) =>
    anna.client.call(updateVoicebotSettings, { accountId, body: { settings: settings as never } });

  test("are saved on top of the version that was seen; a field that would leave out the notice is not stored", async () => {
    expect(await read()).toBeNull();
    await voicebotSettingsOf(app.db, accountId);
    const wanted = { ...(await read()), greeting: "Moin.", answers: ["address", "openingHours"], notice: false };
    const { body } = await save(wanted);
    expect(body.settings).toMatchObject({ greeting: "Moin.", answers: ["openingHours", "address"], version: 2 });
    expect(body.settings).not.toHaveProperty("notice");
    expect((await save(wanted)).codes).toEqual(["voicebot.stale_settings"]);
  });

  test.each([
    [{ greeting: "" }, "settings.greeting"],
    [{ tasks: ["connect"], forwardTo: "" }, "settings.forwardTo"],
    [{ tasks: ["sing"] }, "settings.tasks.0"],
    [{ answers: ["weather"] }, "settings.answers.0"],
    [{ forwardTo: "abc" }, "settings.forwardTo"],
    [{ asksToRecord: "ja" }, "settings.asksToRecord"],
  ])("%j is refused at %s", async (given, field) => {
    await voicebotSettingsOf(app.db, accountId);
    const { status, raw } = await save({ ...(await read()), ...given });
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });
});
