/** Sources of the dashboard, asked about one company and about many. */
import { PRODUCT_CODES } from "@portal/contract/navigation/products";
import type { Right } from "@portal/contract/http/access";
import { aProduct } from "@portal/db/factories/companies";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { makeAccountScope } from "../platform/session/session.ts";
import { apiTest } from "../testing/fixture.ts";
import { DASHBOARD_SOURCES } from "./dashboard-sources.ts";

const { test, app } = apiTest();
const TODAY = "2026-11-24";
const NOW = new Date("2026-11-24T09:00:00Z");

/** Sources without tasks of many companies, with the reason. */
const ONE_COMPANY_ONLY: Record<string, string> = {};

/** A database that counts its statements. */
function counting(): { db: Kysely<Database>; count: () => number } {
  let count = 0;
  const db = {
    executeQuery: (query: Parameters<typeof app.db.executeQuery>[0]) => {
      count += 1;
      return app.db.executeQuery(query);
    },
  } as unknown as Kysely<Database>;
  return { db, count: () => count };
}

let userId = 0;
let companies: number[] = [];

beforeAll(async () => {
  const person = await app.logInPerson({ companies: Array.from({ length: 12 }, () => ({})) });
  userId = person.userId;
  companies = person.companyIds;
  for (const [index, id] of companies.entries()) {
    for (const code of PRODUCT_CODES) await aProduct(app.db, { company_id: id, code });
    if (index % 2 === 0) await workOf(id);
  }
});

/** Something to do in every source that can be filled by one row. */
async function workOf(id: number): Promise<void> {
  for (const insert of [
    sql`insert into service_cases (company_id, type, subject, state, brand, request_key, created_at, changed_at)
        values (${id}, 'other', 'Rechnung', 'waiting', 'nahbei', 'k', ${NOW}, ${NOW})`,
    sql`insert into contributions (company_id, kind, text, email, created_at) values (${id}, 'hours', 'Zu', '', ${NOW})`,
    sql`insert into account_links (company_id, email, email_key, "right", origin, brand, state, created_at, expires_at)
        values (${id}, 'a@b.example', ${`${id}@b.example`}, 'read', 'person', 'nahbei', 'pending', ${NOW}, ${NOW})`,
    sql`update companies set claimed_by = 'OWNER', claimed_last_update = '2025-12-20' where id = ${id}`,
    sql`insert into secretarial_calls (company_id, external_id, called_at, caller_name, caller_company, phone, concern, outcome, wants_callback, seconds, reported_at, note)
        values (${id}, 'a', ${NOW}, 'n', '', '0', 'c', 'message', true, 1, ${NOW}, '')`,
    sql`insert into voicebot_calls (company_id, external_id, called_at, seconds, caller_name, phone, summary, transcript, outcome, reported_at)
        values (${id}, 'a', ${NOW}, 1, 'n', '0', 's', '[]', 'message', ${NOW})`,
    sql`insert into ratings (company_id, source, external_id, stars, body, rated_at, updated_at, stored_at)
        values (${id}, 'google', 'r', 5, 'Gut', ${NOW}, ${NOW}, ${NOW})`,
    sql`insert into ratings (company_id, source, external_id, stars, body, rated_at, updated_at, stored_at, done_at)
        values (${id}, 'google', 'failed', 5, 'Gut', ${NOW}, ${NOW}, ${NOW}, ${NOW}),
               (${id}, 'provider', 'objected', 1, 'Schlecht', ${NOW}, ${NOW}, ${NOW}, ${NOW})`,
    sql`insert into rating_answers (rating_id, company_id, state, text, is_edited, moderation, reason, delivery, failure, published_at, changed_at, by_support, version)
        select r.id, ${id}, 'published', 'Danke', false, 'accepted', '', 'failed', 'away', ${NOW}, ${NOW}, false, 1
        from ratings r where r.company_id = ${id} and r.external_id = 'failed'`,
    sql`insert into rating_objections (company_id, rating_id, reason, text, state, due_on, brand, request_key, created_at, changed_at)
        select ${id}, r.id, 'insult', 'Text', 'details_asked', '2026-12-01', 'nahbei', 'k', ${NOW}, ${NOW}
        from ratings r where r.company_id = ${id} and r.external_id = 'objected'`,
    sql`insert into marketing_reports (company_id, external_id, package, title, first_day, last_day, pdf, download_key, arrived_at)
        values (${id}, 'r', 'Paket', 'Bericht', '2026-10-01', '2026-10-31', '', ${`key${id}`}, ${NOW})`,
    sql`insert into listing_checks (company_id, origin, expected, started_at, finished_at, score, counts)
        values (${id}, 'schedule', '{}', ${NOW}, ${NOW}, 50,
                '{"portal_ok": 2, "portal_nok": 1, "portal_error": 0, "portal_not_found": 1}')`,
    sql`insert into import_differences (company_id, part, proposed, proposed_at)
        values (${id}, 'companyData', '{"phone": "0231 1"}', ${NOW})`,
  ])
    await insert.execute(app.db);
}

const scopeOf = (companyId: number) => makeAccountScope({ companyId, right: "owner", userId, agentUserId: null });
const asked = (db = app.db) => ({
  db,
  clock: { now: () => NOW },
  environment: app.dependencies.environment,
  today: TODAY,
});

describe.each(DASHBOARD_SOURCES.map((source) => [source.name, source] as const))("%s", (name, source) => {
  const { readMany } = source;
  if (readMany === undefined) {
    test("is asked about one company only, for a reason", () => expect(ONE_COMPANY_ONLY).toHaveProperty(name));
    return;
  }
  const many = (ids: readonly number[], db?: Kysely<Database>) =>
    readMany({ ...asked(db), companies: new Map(ids.map((id): [number, Right] => [id, "owner"])) });

  test("says of each of many companies what it says of one, but for what makes the entry more complete", async () => {
    const found = await many(companies);
    for (const id of companies.slice(0, 2)) {
      const { tasks } = await source.read({ ...asked(), scope: scopeOf(id) });
      expect(found.get(id) ?? []).toEqual(tasks.filter(({ key }) => !key.startsWith("step-")));
    }
  });

  test("asks the database as often about twelve companies as about two", async () => {
    const [few, all] = [counting(), counting()];
    await many(companies.slice(0, 2), few.db);
    await many(companies, all.db);
    expect([few.count(), all.count()]).toEqual([1, 1]);
  });

  test("says nothing of a company that it was not asked about", async () => {
    const [one = 0] = companies;
    expect([...(await many([one])).keys()].filter((id) => id !== one)).toEqual([]);
  });
});

test("these sources have something to do in the test", async () => {
  const [id = 0] = companies;
  const names = await Promise.all(
    DASHBOARD_SOURCES.map(async (source) => {
      const { tasks } = await source.read({ ...asked(), scope: scopeOf(id) });
      return tasks.some(({ key }) => !key.startsWith("step-")) ? [source.name] : [];
    }),
  );
  expect(names.flat()).toEqual(
    expect.arrayContaining([
      "cases",
      "people",
      "hints",
      "claim",
      "entry",
      "listings",
      "secretarial",
      "voicebot",
      "ratings",
      "objections",
    ]),
  );
});

test("an answer that did not reach Google, a report and an objection that waits for details are tasks", async () => {
  const [id = 0] = companies;
  const keys = await Promise.all(
    DASHBOARD_SOURCES.filter(({ name }) => ["ratings", "objections"].includes(name)).map(async (source) =>
      (await source.read({ ...asked(), scope: scopeOf(id) })).tasks.map(({ key }) => key.replace(/\d+$/, "")),
    ),
  );
  expect(keys.flat().toSorted()).toEqual(["details-", "failed-answers", "new-reports", "open-ratings"]);
});
