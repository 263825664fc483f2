import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { aCompany } from "@portal/db/factories/companies";
import { sql } from "kysely";
import { beforeAll, expect } from "vitest";
import { portalOn } from "../../../testing/portal-command.ts";
import { apiTest } from "../../../testing/fixture.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "portal-tracking-"));
const file = path.join(folder, "events.ndjson");
const { test, app } = apiTest();
let company: { id: number; external_id: string };
beforeAll(async () => {
  company = await aCompany(app.db);
});

const portal = (...args: string[]) => portalOn(app.dependencies.environment.DATABASE_URL, folder)(args);

const sums = async () =>
  (
    await sql<{ metric: string; item: string; value: number }>`
      select metric, item, sum(value)::int as value from (
        select metric, item, value from tracking_daily where company_id = ${company.id}
        union all
        select v.* from tracking_sums s cross join lateral (values
          ('view', 'phone', view_phone), ('view', 'computer', view_computer), ('call', 'any', call)) v(metric, item, value)
        where company_id = ${company.id} and grain = 'day' and v.value > 0) s
      group by 1, 2 order by 1, 2`.execute(app.db)
  ).rows;

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

function write(...rows: object[]): void {
  const all = rows.map((row, n) => ({
    type: "tracking_event",
    external_id: `E-${n}`,
    company: company.external_id,
    metric: "view",
    ...row,
  }));
  writeFileSync(file, all.map((row) => JSON.stringify(row)).join("\n"));
}

test("import counts events once; tracking recount restores the sums, and tracking delete removes events with their sums", async () => {
  write(
    { at: daysAgo(3), device: "phone", term: "Dach", visitor: "a" },
    { at: daysAgo(3), device: "phone", visitor: "a" },
    { at: daysAgo(30), user_agent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0", metric: "call" },
    { at: daysAgo(2), user_agent: "curl/8.5.0" },
  );
  const all = [
    { metric: "call", item: "any", value: 1 },
    { metric: "view", item: "dach", value: 1 },
    { metric: "view", item: "phone", value: 1 },
  ];
  for (let again = 0; again < 2; again += 1) {
    expect(await portal("import", "--quiet", file)).toMatchObject({ code: 0 });
    expect(await sums()).toEqual(all);
  }
  await sql`delete from tracking_daily`.execute(app.db);
  await sql`delete from tracking_sums`.execute(app.db);
  expect(await portal("tracking", "recount")).toMatchObject({ code: 0 });
  expect(await sums()).toEqual(all);

  const day = daysAgo(10).slice(0, 10);
  expect(await portal("tracking", "delete", "--company", company.external_id, "--to", day)).toEqual({
    code: 0,
    error: "",
    out: "Deleted 1 events and 1 sums.",
  });
  expect(await sums()).toEqual(all.slice(1));
});

test("import rejects events from the future, of unknown companies and from days that are no longer kept", async () => {
  await sql`update tracking_progress set kept_from = current_date - 400`.execute(app.db);
  write({ at: daysAgo(-1) }, { at: daysAgo(1), company: "gibt-es-nicht" }, { at: daysAgo(402) }, { at: "2026-02-30" });
  const { code, error } = await portal("import", "--quiet", file);
  expect(code).toBe(1);
  expect(error).toMatch(/E-0: at: liegt in der Zukunft/);
  expect(error).toMatch(/E-1: company: Die Firma gibt-es-nicht gibt es nicht/);
  expect(error).toMatch(/E-2: at: ist älter als die einzelnen Ereignisse/);
  expect(error).toMatch(/E-3: at: /);
});

test.each([
  [["delete"], "Name a company or days"],
  [["delete", "--company", "gibt-es-nicht"], "There is no company"],
  [["recount", "--from", "2026-02-30"], "Not a day"],
])('tracking %j fails with "%s"', async (args, message) => {
  const { code, error } = await portal("tracking", ...args);
  expect([code === 0, error.includes(message)]).toEqual([false, true]);
});
