/** Audit log and history by month: made ahead, found again after the migration, and dropped when their time is over. */
import { LOG_YEARS } from "@portal/contract/self-disclosure/calls";
import { openDatabase } from "@portal/db/connect";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { writeAudit } from "../audit.ts";
import { dropOldLog, makeMonthsAhead, type MonthTable } from "./month-partitions.ts";

const { test, app } = apiTest({ freshFor: "test" });
beforeEach(() => app.clock.set("2031-03-02T12:00:00Z"));

const write = (at: string, action: string) => writeAudit(app.db, { at: new Date(at), action, outcome: "done" });
const lines = async (): Promise<{ partition: string; action: string }[]> =>
  (
    await sql<{ partition: string; action: string }>`
      select tableoid::regclass::text as partition, action from audit_log order by at`.execute(app.db)
  ).rows;
const drop = (table: MonthTable = "audit_log") => dropOldLog(table)(app.dependencies);

test("months are made half a year ahead, each once, and rows lie in their month", async () => {
  expect(await makeMonthsAhead(app.dependencies)).toBe(14);
  expect(await makeMonthsAhead(app.dependencies)).toBe(0);
  await write("2031-03-31T23:59:59Z", "march");
  await write("2031-04-01T00:00:00Z", "april");
  expect(await lines()).toEqual([
    { partition: "audit_log_203103", action: "march" },
    { partition: "audit_log_203104", action: "april" },
  ]);
});

test("rows of a month that nobody made wait in the default partition and are moved when it is made", async () => {
  await write("2031-03-02T12:00:00Z", "march");
  await write("2033-01-01T00:00:00Z", "later");
  const { company } = await app.logInMember();
  await sql`insert into entry_changes (company_id, part, version, source, fields, before, after, changed_at)
            values (${company.id}, 'aboutUs', 2, 'owner', '{}', '{}', '{}', '2031-05-05')`.execute(app.db);
  expect((await lines()).filter(({ partition }) => partition === "audit_log_default")).toHaveLength(2);
  await makeMonthsAhead(app.dependencies);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      { partition: "audit_log_203103", action: "march" },
      { partition: "audit_log_default", action: "later" },
    ]),
  );
  expect((await sql`select from entry_changes_203105`.execute(app.db)).rows).toHaveLength(1);
});

test(`a month goes when its newest row may be ${LOG_YEARS} years old, and not before`, async () => {
  await makeMonthsAhead(app.dependencies);
  await write("2031-03-31T23:59:59Z", "march");
  await write("2031-04-01T00:00:00Z", "april");
  app.clock.set("2034-03-31T23:59:00Z");
  await drop();
  expect((await lines()).map(({ action }) => action)).toEqual(["march", "april"]);
  app.clock.set("2034-04-01T00:00:00Z");
  expect(await drop()).toBe(1);
  expect((await lines()).map(({ action }) => action)).toEqual(["april"]);
  expect(await drop()).toBe(0);
});

test("a month in use is left for the next time", async () => {
  await makeMonthsAhead(app.dependencies);
  await write("2031-03-02T12:00:00Z", "march");
  app.clock.set("2034-04-01T00:00:00Z");
  const reader = openDatabase(app.dependencies.environment.DATABASE_URL, { max: 1 });
  const reading = await reader.startTransaction().execute();
  await sql`select from audit_log_203103`.execute(reading);
  await expect(drop()).rejects.toThrow(/lock timeout/);
  expect(await lines()).toHaveLength(1);
  await reading.rollback().execute();
  await reader.destroy();
  await drop();
  expect(await lines()).toEqual([]);
});

test("nobody changes or deletes single lines of the log", async () => {
  await makeMonthsAhead(app.dependencies);
  await write("2031-03-02T12:00:00Z", "march");
  for (const table of ["audit_log", "audit_log_203103"]) {
    await expect(sql`delete from ${sql.table(table)}`.execute(app.db)).rejects.toThrow(/append-only/);
    await expect(sql`update ${sql.table(table)} set action = ''`.execute(app.db)).rejects.toThrow(/append-only/);
  }
});
