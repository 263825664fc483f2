import { applyAbsence, getAbsences, previewAbsence, undoAbsence } from "@portal/contract/absence/calls";
import { getDashboard } from "@portal/contract/dashboard/calls";
import { readOpeningHours } from "@portal/contract/opening-hours/schema";
import { secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { absenceJobs } from "./jobs.ts";

const { test, app } = apiTest();
const DAYS = { firstDay: "2026-08-03", lastDay: "2026-08-14", label: "Betriebsferien" };
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  anna = await app.logInMember({ products: ["SEC", "VOICE"] });
  accountId = anna.company.id;
  await secretarialSettingsOf(app.db, accountId);
  await voicebotSettingsOf(app.db, accountId);
});

const apply = (days: object = DAYS) => anna.client.call(applyAbsence, { accountId, body: days as never });
const undo = (id: number) => anna.client.call(undoAbsence, { accountId, body: { id } });
const list = async () => (await anna.client.call(getAbsences, { accountId })).body.absences;

async function state() {
  const { opening_hours: hours } = await app.db
    .selectFrom("entries")
    .select("opening_hours")
    .where("company_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const vacation = await app.db
    .selectFrom("secretarial_settings")
    .select(["vacation_from", "vacation_to", "vacation_note"])
    .where("company_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const bot = await app.db
    .selectFrom("voicebot_settings")
    .select(["absence_from", "absence_to"])
    .where("company_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { specialDays: readOpeningHours(hours).specialDays, vacation, bot };
}

test("the preview names every place and saves nothing", async () => {
  const before = await state();
  const { body } = await anna.client.call(previewAbsence, { accountId, query: DAYS });
  expect(body.effects).toEqual(["entry", "secretarial", "voicebot"].map((target) => ({ target, before: null })));
  expect(await state()).toEqual(before);
});

test("an absence applies everywhere, and taking it back restores what stood before, as one", async () => {
  await app.db
    .updateTable("secretarial_settings")
    .set({ vacation_from: "2026-05-01", vacation_to: null, vacation_note: "Umzug" })
    .where("company_id", "=", accountId)
    .execute();
  const before = await state();
  const { absence } = (await apply()).body;
  expect(absence.targets).toEqual(["entry", "secretarial", "voicebot"]);
  expect(await state()).toEqual({
    specialDays: [{ from: "2026-08-03", to: "2026-08-14", label: "Betriebsferien", spans: [] }],
    vacation: { vacation_from: "2026-08-03", vacation_to: "2026-08-14", vacation_note: "Betriebsferien" },
    bot: { absence_from: "2026-08-03", absence_to: "2026-08-14" },
  });
  expect(await list()).toHaveLength(1);
  expect((await undo(absence.id)).body.kept).toEqual([]);
  expect(await state()).toEqual(before);
  expect(await list()).toEqual([]);
  expect((await undo(absence.id)).codes).toEqual(["absence.not_found"]);
});

test("what somebody changed since stays, and is named", async () => {
  const { absence } = (await apply()).body;
  await app.db
    .updateTable("secretarial_settings")
    .set({ vacation_to: "2026-08-20" })
    .where("company_id", "=", accountId)
    .execute();
  expect((await undo(absence.id)).body.kept).toEqual(["secretarial"]);
  expect((await state()).vacation.vacation_to).toBe("2026-08-20");
});

test("days that overlap a special day are refused, before and after the preview, and nothing changes", async () => {
  await apply();
  const before = await state();
  const again = { ...DAYS, firstDay: "2026-08-10", lastDay: "2026-08-20" };
  const preview = await anna.client.call(previewAbsence, { accountId, query: again });
  expect([preview.codes, (await apply(again)).codes]).toEqual([["absence.overlaps"], ["absence.overlaps"]]);
  expect(await state()).toEqual(before);
});

test.each([
  [{ firstDay: "2026-02-30" }, "firstDay"],
  [{ lastDay: "2026-08-02" }, "lastDay"],
  [{ lastDay: "2027-08-04" }, "lastDay"],
  [{ label: "" }, "label"],
  [{ label: "x".repeat(61) }, "label"],
  [{ label: "a\nb" }, "label"],
])("%j is refused at %s", async (given, field) => {
  const { status, raw } = await apply({ ...DAYS, ...given });
  expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
});

test("another company's absence is answered like a missing one; absences go a year after their end", async () => {
  const { absence } = (await apply()).body;
  const bob = await app.logInMember();
  const foreign = await bob.client.call(undoAbsence, { accountId: bob.company.id, body: { id: absence.id } });
  expect(foreign.codes).toEqual(["absence.not_found"]);
  app.clock.set("2027-08-16T12:00:00Z");
  await absenceJobs.sweeps?.[0]?.run(app.dependencies);
  expect(await app.db.selectFrom("absences").select("id").where("id", "=", absence.id).execute()).toEqual([]);
});

test("both steps are among the latest changes, once each", async () => {
  const { absence } = (await apply()).body;
  await undo(absence.id);
  const { changes } = (await anna.client.call(getDashboard, { accountId })).body;
  expect(changes.map(({ text, by }) => [text, by])).toEqual([
    ["Abwesenheit zurückgenommen", "me"],
    ["Abwesenheit eingetragen", "me"],
  ]);
});
