import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { aCompany } from "./factories/companies.ts";
import { secretarialSettingsOf } from "./factories/secretarial.ts";
import { voicebotSettingsOf } from "./factories/voicebot.ts";
import { createTestDatabase } from "./testing/test-database.ts";

type Days = readonly [from: string, to: string] | null;
type Applied = { days: Days; before: Days };
const A: Days = ["2026-08-03", "2026-08-14"];
const B: Days = ["2026-12-21", "2026-12-31"];
const OWN: Days = ["2026-05-01", "2026-05-08"];
const NEWER: Days = ["2026-10-01", "2026-10-09"];

it.each<[string, { stored: Days; absences: Applied[]; restored: Days }]>([
  ["one absence: the days before it", { stored: A, absences: [{ days: A, before: OWN }], restored: OWN }],
  [
    "an absence over another one: the days before the first",
    {
      stored: B,
      absences: [
        { days: A, before: OWN },
        { days: B, before: A },
      ],
      restored: OWN,
    },
  ],
  [
    "own days saved between two absences: those days",
    {
      stored: B,
      absences: [
        { days: A, before: OWN },
        { days: B, before: NEWER },
      ],
      restored: NEWER,
    },
  ],
  ["nothing before the absence: no days", { stored: A, absences: [{ days: A, before: null }], restored: null }],
  ["own days saved since: they stay", { stored: NEWER, absences: [{ days: A, before: OWN }], restored: NEWER }],
])("migration 0119 restores, after %s", async (_what, { stored, absences, restored }) => {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const { id } = await aCompany(db);
  await secretarialSettingsOf(db, id);
  await voicebotSettingsOf(db, id);
  const [from, to] = stored ?? [null, null];
  await sql`update secretarial_settings set vacation_from = ${from}, vacation_to = ${to}`.execute(db);
  await sql`update voicebot_settings set absence_from = ${from}, absence_to = ${to}`.execute(db);
  for (const { days, before } of absences) {
    const [first, last] = days ?? [null, null];
    const [since, until] = before ?? [null, null];
    await sql`
      insert into absences (company_id, first_day, last_day, label, targets, secretarial_from, secretarial_to,
                            voicebot_from, voicebot_to, applied_at)
      values (${id}, ${first}, ${last}, 'Urlaub', '{secretarial,voicebot}', ${since}, ${until}, ${since}, ${until}, now())`.execute(
      db,
    );
  }

  const script = await readFile(new URL("../migrations/0119_absences_read_by_services.sql", import.meta.url), "utf8");
  await sql.raw(script).execute(db);

  const { rows } = await sql`
    select vacation_from, vacation_to, absence_from, absence_to
    from secretarial_settings join voicebot_settings using (company_id)`.execute(db);
  await db.destroy();
  await database.drop();
  const [begin, end] = restored ?? [null, null];
  expect(rows).toEqual([{ vacation_from: begin, vacation_to: end, absence_from: begin, absence_to: end }]);
});
