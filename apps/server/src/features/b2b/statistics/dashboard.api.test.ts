/** The dashboard's line about the directory for business customers. */
import { getDashboard } from "@portal/contract/dashboard/calls";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const { test, app } = apiTest();

async function linesOf(days: readonly (readonly [day: string, views: number])[], isPublished = true) {
  const { client, company } = await app.logInMember({ products: ["LISTING-TOP"] });
  const { id: companyId } = company;
  await app.db.updateTable("companies").set({ is_published_on_b2b: isPublished }).where("id", "=", companyId).execute();
  for (const [day, views] of days)
    await sql`insert into b2b_days (company_id, day, views, phone, computer, tablet, origins, counted_at)
              values (${companyId}, ${day}, ${views}, 0, ${views}, 0, '[]', now())`.execute(app.db);
  const { body } = await client.call(getDashboard, { accountId: companyId });
  return body.results.map(({ text, source }) => [text, source]);
}

const SOURCE = "Verzeichnis für Geschäftskunden, Zahlen bis 20.11.2026";

test.each([
  [
    "two months",
    [
      ["2026-09-26", 10],
      ["2026-10-23", 10],
      ["2026-10-24", 20],
      ["2026-11-20", 30],
    ],
    [["50 Aufrufe von Geschäftskunden in 28 Tagen, 150\u00a0% mehr als davor", SOURCE]],
  ],
  [
    "too few days to compare",
    [
      ["2026-10-23", 10],
      ["2026-11-20", 1],
    ],
    [["1 Aufruf von Geschäftskunden in 28 Tagen", SOURCE]],
  ],
  ["no day", [], []],
] as const)("%s", async (_case, days, expected) => expect(await linesOf(days)).toEqual(expected));

test("a company that is not published there has no line", async () =>
  expect(await linesOf([["2026-11-20", 30]], false)).toEqual([]));
