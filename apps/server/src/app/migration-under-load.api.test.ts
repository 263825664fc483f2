/** Migrates columns that prepared statements read, while requests run. */
import { getAccount } from "@portal/contract/account/calls";
import { getRatings, updateRating } from "@portal/contract/user-area/history";
import { getProfile } from "@portal/contract/user-area/profile";
import { aRating } from "@portal/db/factories/user-history";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "../testing/fixture.ts";

const { test, app } = apiTest();

const CALLERS = 8;
/** Each changes a column's type and keeps its values. One table at a time, so that none deadlocks. */
const MIGRATIONS = ["varchar(4000)", "text", "varchar(5000)", "text"].map((type) => [
  `alter table users alter column display_name type ${type}`,
  `alter table companies alter column display_name type ${type}`,
  `alter table user_ratings alter column rating_text type ${type}`,
]);

test("no request fails while a migration changes the columns that it reads, inside and outside transactions", async () => {
  const answers: string[] = [];
  const over = new AbortController();
  const people = await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const person = await app.logInMember();
      const companyId = person.company.id;
      const { id } = await aRating(app.db, { user_id: person.userId, company_id: companyId });
      return { ...person, companyId, ratingId: id };
    }),
  );
  const load = people.map(async ({ client, companyId, ratingId }) => {
    for (let round = 0; !over.signal.aborted; round++) {
      const replies = [
        await client.call(getAccount, { params: { id: String(companyId) }, accountId: companyId }),
        await client.call(updateRating, {
          body: { rating_id: ratingId, rating_text: `Gut gemacht, zum ${round}. Mal`, stars: 4 },
        }),
        await client.call(getProfile, {}),
        await client.call(getRatings, { query: { page: "1" } }),
      ];
      answers.push(...replies.map(({ status, codes }) => [status, ...codes].join(" ")));
    }
  });
  const answered = () => expect.poll(() => answers.length, { timeout: 15_000 });
  for (const migration of MIGRATIONS) {
    const before = answers.length;
    for (const statement of migration) await sql.raw(statement).execute(app.db);
    // Waits until every connection was used again.
    await answered().toBeGreaterThan(before + 8 * CALLERS);
  }
  over.abort();
  await Promise.all(load);
  expect(answers.filter((answer) => answer !== "200")).toEqual([]);
}, 60_000);
