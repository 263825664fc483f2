/**
 * Checks that every prepared statement reads large tables through an index, by its generic plan, which connections
 * keep. A new `statement()` is covered as soon as a slice loads it. `PLAN_ROWS=200000` asks the planner the same
 * among as many rows (docs/benchmarks.md).
 */
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import { statementTexts } from "@portal/db/statement";
import { createTestDatabase } from "@portal/db/testing/test-database";
import type { TestDatabase } from "@portal/db/testing/test-server";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyAndPersonRows } from "../testing/grown-tables/companies-and-people.ts";
import { leadRows } from "../testing/grown-tables/leads.ts";
import { companyDataRows } from "../testing/grown-tables/company-data.ts";
import { messageRows } from "../testing/grown-tables/messages.ts";
import { phoneRows } from "../testing/grown-tables/phone.ts";
import { ratingCaseRows } from "../testing/grown-tables/rating-cases.ts";
import { productRows } from "../testing/grown-tables/products.ts";
import { ratingAnswerRows } from "../testing/grown-tables/rating-answers.ts";
import "../platform/observability/metrics/figures.ts";
import "../platform/sweeps/repository.ts";
import "./jobs.ts";
import "./portal-commands/program.ts";
import "./slices.ts";

/** Companies, and rows of each table at least. */
const COMPANIES = Number(process.env["PLAN_ROWS"] ?? 20_000);
/** Filling 20,000 companies takes half a minute on a busy machine. */
const FILL_TIMEOUT = 60_000 + COMPANIES * 6;

/** Statements that may read a whole table: a part of their text, and the reason. */
const EXCEPTIONS: Record<string, string> = {
  "lower(recipient) = lower($2)": "the outbox of developers",
  "delete from portal_usage": "a few rows for each day, whatever the number of customers",
  "where s.confirmed_at is not null and s.ended_at is null": "a command's list of all subscribers",
  "a.state = 'published' and a.moderation = 'waiting'": "a command's list of the few answers that wait",
  "from companies c cross join lateral": "a command's list of all customers",
  "from company_documents where announced_at is null":
    "documents that nobody was told of, from an index that holds no others",
  "key_name from security_events": "a command's list of the newest events",
  "from lead_complaints c join leads l": "a command's list of complaints that wait, from an index that holds no others",
  "insert into rating_feeds": "a walk over all connected Google profiles",
  tracking_progress: "one row",
  "o.state = any ($1::text[])": "the desk reads the objections of all companies, in the order of an index",
  "where due_on < $1 and state in": "the unfinished objections of all companies, from an index that holds no others",
  "as todo,": "the unfinished objections of all companies, from an index that holds no others",
  "in ('withdrawn', 'deleted')": "the unfinished objections of all companies, from an index that holds no others",
  "from invitation_keys": "one row",
  "update invitation_keys": "one row",
  "exists (select from erased_people)": "ends at the first row",
  "update sweeps": "one row for each sweep",
  "from sweeps": "one row for each sweep",
  "from (select due_at from mails": "the indexes of what waits and of what failed",
  "w.matomo_site_id is not null": "a walk over all websites with Matomo each quarter of an hour",
  "select o.ctid from websites w": "a walk over all websites each day",
  "from search_ad_accounts a left join search_ad_fetches":
    "a walk over all accounts of search ads each quarter of an hour",
  "where f.failures > 2": "the feeds that fail, from an index that holds no others",
  "from pgboss.queue": "one row for each kind of job",
  "delete from dashboard_task_marks where (company_id, task_key) in":
    "the marks that are over, from an index, joined to the rows that a hash finds",
  "select d.user_id, d.company_id, d.handled_for": "a batch of due summaries joins the rights of its people",
  "delete from push_messages where (user_id, occasion) in":
    "the old messages, from an index, joined to the rows that a hash finds",
  "update lead_offers set told_at": "the offers that nobody was told of, from an index that holds no others",
  "join companies c on c.id = booked.company_id": "a batch of companies with rating management, once a month",
  "from notices": "a handful of rows, and most of them are in force",
};

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 1 });
  await fill();
}, FILL_TIMEOUT);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Fills every table that grows with customers. */
async function fill(): Promise<void> {
  for (const insert of [
    ...companyAndPersonRows(COMPANIES),
    ...productRows(COMPANIES),
    ...phoneRows(COMPANIES),
    ...leadRows(COMPANIES),
    ...companyDataRows(COMPANIES),
    ...messageRows(COMPANIES),
    ...ratingAnswerRows(COMPANIES),
    ...ratingCaseRows(COMPANIES),
    sql`analyze`,
  ])
    await insert.execute(db);
}

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Partitions without rows, which the planner reads whole whatever their indexes. */
const emptyPartitions = async (): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relispartition and relkind = 'r' and reltuples <= 0`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** Tables that the generic plan of a statement reads whole, by table or by index. */
async function tablesReadWhole(text: string): Promise<string[]> {
  const empty = await emptyPartitions();
  return db.connection().execute(async (connection) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
    await sql.raw(`prepare looked_at as ${text}`).execute(connection);
    try {
      const { rows } = await sql<{ count: number }>`
        select cardinality(parameter_types) as count from pg_prepared_statements where name = 'looked_at'`.execute(
        connection,
      );
      const values = Array<string>(rows[0]?.count ?? 0)
        .fill("null")
        .join(", ");
      const explained = await sql
        .raw<{ "QUERY PLAN": { Plan: Plan }[] }>(`explain (format json) execute looked_at${values && `(${values})`}`)
        .execute(connection);
      const plan = explained.rows[0]?.["QUERY PLAN"][0]?.Plan as Plan;
      return nodesOf(plan)
        .filter(
          (node) =>
            node["Node Type"] === "Seq Scan" || (/^Index.* Scan$/.test(node["Node Type"]) && !node["Index Cond"]),
        )
        .map((node) => node["Relation Name"] ?? "?")
        .filter((name) => !empty.has(name));
    } finally {
      await sql`deallocate looked_at`.execute(connection);
    }
  });
}

const isException = (text: string): boolean => Object.keys(EXCEPTIONS).some((piece) => text.includes(piece));

test(`every table that grows with customers has ${COMPANIES} rows`, async () => {
  const { rows } = await sql<{ name: string; rows: number }>`
    select t.relname as name, t.reltuples::int as rows from pg_class t
    where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace
      and (t.relname in ('users', 'companies', 'rate_limits', 'streets', 'entry_streets', 'left_streets')
           or exists (select from pg_attribute a
                      where a.attrelid = t.oid and a.attname in ('company_id', 'user_id') and not a.attisdropped))`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThanOrEqual(13);
  // A new table of companies needs rows in `testing/grown-tables`: the planner scans an empty table whatever its indexes.
  expect(rows.filter((table) => table.rows < COMPANIES).map(({ name }) => name)).toEqual([]);
});

test("statements of every tested slice are loaded", () => {
  const texts = statementTexts().join("\n");
  for (const table of [
    "sessions",
    "users",
    "companies",
    "entries",
    "entry_changes",
    "import_differences",
    "files",
    "streets",
    "entry_streets",
    "vocabulary",
    "rate_limits",
    "notices",
  ]) {
    expect(texts).toMatch(new RegExp(`(from|into|update) ${table}\\b`));
  }
});

test("every exception is a statement", () => {
  const texts = statementTexts();
  expect(Object.keys(EXCEPTIONS).filter((piece) => !texts.some((text) => text.includes(piece)))).toEqual([]);
});

describe("a statement reads no table whole", () => {
  test.each(statementTexts().map((text) => [text.replaceAll(/\s+/g, " ").trim().slice(0, 90), text] as const))(
    "%s",
    async (_start, text) => {
      // Exceptions are prepared too; whether they read a table whole depends on the statistics of the day.
      const whole = await tablesReadWhole(text);
      if (!isException(text)) expect(whole).toEqual([]);
    },
  );
});

test("a statement without an index is reported with its table", async () => {
  expect(await tablesReadWhole("select id from companies where display_name = $1")).toEqual(["companies"]);
  expect(await tablesReadWhole("select user_id from memberships where company_id + 0 = $1")).toEqual(["memberships"]);
});
