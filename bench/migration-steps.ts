/** Steps as releases have them (docs/how-to/change-the-schema.md), on the largest tables. */
import pg from "pg";

export type Step = { readonly name: string; run(): Promise<unknown> };

const FILES: readonly (readonly [name: string, text: string])[] = [
  [
    "9001_columns.sql",
    "alter table entries add column bench_motto text, add column bench_rank integer not null default 0, add column bench_checked_by bigint;",
  ],
  [
    "9002_index.sql",
    "-- outside a transaction: entries is in use\ncreate index concurrently if not exists bench_city on entries (city, postal_code);",
  ],
  ["9003_check.sql", "alter table entries add constraint bench_rank check (bench_rank >= 0) not valid;"],
  ["9004_check_valid.sql", "alter table entries validate constraint bench_rank;"],
  [
    "9005_reference.sql",
    "alter table entries add constraint bench_checked_by foreign key (bench_checked_by) references users not valid;",
  ],
  ["9006_reference_valid.sql", "alter table entries validate constraint bench_checked_by;"],
  ["9007_month.sql", "select ensure_months('entry_changes', '{2040-01-01}');"],
];
const AFTER = [
  ["9008_column_gone.sql", "-- contract: nobody used it\nalter table entries drop column bench_rank;"],
] as const;

const BATCH = 1000;

/** @param add adds a file to the migrations and applies it */
export function expandSteps(add: (name: string, text: string) => Promise<void>, url: string): Step[] {
  const step = ([name, text]: readonly [string, string]): Step => ({ name, run: () => add(name, text) });
  return [
    ...FILES.map(step),
    { name: "backfill in batches", run: () => backfill(url) },
    ...AFTER.map(step),
    {
      name: "reference data anew",
      async run() {
        await withClient(url, (client) => client.query("update reference_data set hash = 'older'"));
        await add("9009_nothing.sql", "select 1;");
      },
    },
  ];
}

const backfill = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    for (let last = 0; ;) {
      const { rows } = await client.query<{ last: number | null }>(
        `with batch as (
           select company_id from entries where company_id > $1 order by company_id limit ${BATCH}),
         filled as (
           update entries set bench_motto = slogan from batch where entries.company_id = batch.company_id)
         select max(company_id)::int as last from batch`,
        [last],
      );
      const next = rows[0]?.last ?? null;
      if (next === null) return;
      last = next;
    }
  });

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
