import { applyAbsence, getAbsences, previewAbsence, undoAbsence } from "@portal/contract/absence/calls";
import { getDashboard } from "@portal/contract/dashboard/calls";
import { readOpeningHours } from "@portal/contract/opening-hours/schema";
import { secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { getCompanySettings } from "@portal/contract/secretarial/calls";
import { getVoicebotSettings } from "@portal/contract/voicebot/calls";
import { sql } from "kysely";
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

/** What callers and visitors meet: special days of the entry, and the absence by which each service goes. */
async function state() {
  const { opening_hours: hours } = await app.db
    .selectFrom("entries")
    .select("opening_hours")
    .where("company_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const secretarial = (await anna.client.call(getCompanySettings, { accountId })).body.settings;
  const voicebot = (await anna.client.call(getVoicebotSettings, { accountId })).body.settings;
  return {
    specialDays: readOpeningHours(hours).specialDays,
    secretarial: secretarial?.absence,
    voicebot: voicebot?.absence,
  };
}
/** Later than a session lasts. */
async function at(instant: string) {
  app.clock.set(instant);
  const client = app.anonymous();
  await client.logIn(anna.login, TEST_PASSWORD);
  anna = { ...anna, client };
}
const daysOf = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => ({ firstDay, lastDay });
const AUGUST = daysOf(DAYS);

test("the preview names every place and saves nothing", async () => {
  const before = await state();
  const { body } = await anna.client.call(previewAbsence, { accountId, query: DAYS });
  expect(body.effects).toEqual([
    { target: "entry", before: null },
    { target: "secretarial", before: null },
    { target: "voicebot", before: null },
  ]);
  expect(await state()).toEqual(before);
});

test("an absence holds everywhere, and is taken back as one; the company's own vacation stays", async () => {
  const own = { vacation_from: "2026-05-01", vacation_to: null, vacation_note: "Umzug" };
  await app.db.updateTable("secretarial_settings").set(own).where("company_id", "=", accountId).execute();
  const before = await state();
  const { absence } = (await apply()).body;
  expect(absence.targets).toEqual(["entry", "secretarial", "voicebot"]);
  expect(await state()).toEqual({
    specialDays: [{ from: "2026-08-03", to: "2026-08-14", label: "Betriebsferien", spans: [] }],
    secretarial: AUGUST,
    voicebot: AUGUST,
  });
  expect(await list()).toHaveLength(1);
  expect((await undo(absence.id)).body.kept).toEqual([]);
  expect(await state()).toEqual(before);
  expect(await list()).toEqual([]);
  expect((await undo(absence.id)).codes).toEqual(["absence.not_found"]);
  const [stored] = await app.db
    .selectFrom("secretarial_settings")
    .select(["vacation_from", "vacation_to", "vacation_note"])
    .where("company_id", "=", accountId)
    .execute();
  expect(stored).toEqual(own);
});

const SPRING = { firstDay: "2026-05-04", lastDay: "2026-05-08", label: "Umbau" };
test.each([
  { first: DAYS, second: SPRING, undone: "first" },
  { first: DAYS, second: SPRING, undone: "second" },
  { first: SPRING, second: DAYS, undone: "first" },
  { first: SPRING, second: DAYS, undone: "second" },
])("$first.label and then $second.label are entered; the $undone taken back leaves the other", async (given) => {
  const { id: firstId } = (await apply(given.first)).body.absence;
  const { id: secondId } = (await apply(given.second)).body.absence;
  expect(await state()).toMatchObject({ secretarial: daysOf(SPRING), voicebot: daysOf(SPRING) });
  const isFirst = given.undone === "first";
  expect((await undo(isFirst ? firstId : secondId)).body.kept).toEqual([]);
  const rest = daysOf(isFirst ? given.second : given.first);
  expect(await state()).toMatchObject({
    specialDays: [{ from: rest.firstDay, to: rest.lastDay }],
    secretarial: rest,
    voicebot: rest,
  });
  expect((await undo(isFirst ? secondId : firstId)).body.kept).toEqual([]);
  expect(await state()).toEqual({ specialDays: [], secretarial: null, voicebot: null });
});

test("the day after an absence the services go by the next one", async () => {
  await apply();
  await apply(SPRING);
  await at("2026-05-08T21:00:00Z");
  expect(await state()).toMatchObject({ secretarial: daysOf(SPRING), voicebot: daysOf(SPRING) });
  await at("2026-05-08T22:00:00Z");
  expect(await state()).toMatchObject({ secretarial: AUGUST, voicebot: AUGUST });
});

test("of the provider's absence and the company's, the voicebot goes by the earlier that is not over", async () => {
  const provider = { absence_from: "2026-07-01", absence_to: "2026-07-03" };
  await app.db.updateTable("voicebot_settings").set(provider).where("company_id", "=", accountId).execute();
  await apply();
  expect((await state()).voicebot).toEqual({ firstDay: "2026-07-01", lastDay: "2026-07-03" });
  await at("2026-07-04T12:00:00Z");
  expect((await state()).voicebot).toEqual(AUGUST);
  await at("2026-08-15T12:00:00Z");
  expect((await state()).voicebot).toBeNull();
});

test("a special day that somebody changed since stays, and is named", async () => {
  const { absence } = (await apply()).body;
  const changed = { from: "2026-08-03", to: "2026-08-20", label: "Betriebsferien", spans: [] };
  await app.db
    .updateTable("entries")
    .set({ opening_hours: sql`jsonb_set(opening_hours, '{specialDays}', ${JSON.stringify([changed])}::jsonb)` })
    .where("company_id", "=", accountId)
    .execute();
  expect((await undo(absence.id)).body.kept).toEqual(["entry"]);
  expect(await state()).toEqual({ specialDays: [changed], secretarial: null, voicebot: null });
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
