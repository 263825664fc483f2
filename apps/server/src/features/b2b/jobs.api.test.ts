import { sql } from "kysely";
import { beforeAll, expect } from "vitest";
import { sweepAround } from "../../testing/sweep-around.ts";
import { apiTest } from "../../testing/fixture.ts";
import { sweepDays, sweepNewsletter } from "./jobs.ts";

const { test, app } = apiTest();
beforeAll(async () => {
  app.clock.set("2026-05-04T10:00:00Z");
});

const now = (): Date => app.clock.now();
const subscription = (email: string, confirmed: Date | null, ended: Date | null) =>
  sql`insert into newsletter_subscriptions (email, email_key, brand, text_version, requested_at, request_address_hash, confirmed_at, ended_at)
      values (${email}, ${email}, 'nahbei', '1', ${now()}, '\\x00', ${confirmed}, ${ended})`.execute(app.db);

test("an unconfirmed subscription is deleted after 30 days, a confirmed one stays", async () => {
  await subscription("offen@kunde.example", null, null);
  await subscription("bestellt@kunde.example", now(), null);
  expect(await sweepAround(app, sweepNewsletter, 30)).toEqual([0, 1]);
  const left = app.db.selectFrom("newsletter_subscriptions").select("email");
  expect(await left.execute()).toEqual([{ email: "bestellt@kunde.example" }]);
});

test("the proof of an ended subscription is deleted three years after the end of its year", async () => {
  await subscription("beendet@kunde.example", now(), now());
  app.clock.set("2029-12-31T23:59:00Z");
  expect(await sweepNewsletter(app.dependencies)).toEqual(0);
  app.clock.set("2030-01-01T00:01:00Z");
  expect(await sweepNewsletter(app.dependencies)).toEqual(1);
});

test("days of the directory for business customers are deleted after six years", async () => {
  app.clock.set("2026-05-04T10:00:00Z");
  const { company } = await app.logInMember();
  for (const day of ["2020-05-03", "2020-05-04", "2026-05-03"])
    await sql`insert into b2b_days (company_id, day, views, phone, computer, tablet, origins, counted_at)
              values (${company.id}, ${day}, 1, 0, 1, 0, '[]', now())`.execute(app.db);
  expect(await sweepDays(app.dependencies)).toBe(1);
  const { rows } = await sql<{ day: string }>`select day from b2b_days order by day`.execute(app.db);
  expect(rows.map(({ day }) => day)).toEqual(["2020-05-04", "2026-05-03"]);
});
