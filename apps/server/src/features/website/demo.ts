/** Visits of the demo websites that the portal counts itself; those with Matomo come from the sandbox. */
export { addDemoWebsiteChecks } from "./check/demo.ts";
import { addDays, addYears, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { COUNTED_SITES, countedDays } from "@portal/db/demo/website-visits";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql } from "kysely";

export { addDemoHandovers } from "./files/demo.ts";

const YEARS = 2;

/** Adds two years of days to each site that has none. */
export async function addDemoVisits(db: Kysely<Database>, now: Date): Promise<void> {
  const sites = await db
    .selectFrom("websites")
    .select(["id", "external_id", "online_since"])
    .where("external_id", "in", Object.keys(COUNTED_SITES))
    .where("matomo_site_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("website_days").select("day").whereRef("website_id", "=", "websites.id"))),
    )
    .execute();
  const today = berlinDate(now.getTime());
  for (const site of sites) {
    const earliest = addYears(today, -YEARS);
    const from = site.online_since !== null && site.online_since > earliest ? site.online_since : earliest;
    await addDaysOf(db, site.id, site.external_id, { from, to: addDays(today, -1), now });
  }
}

type Extent = { from: Day; to: Day; now: Date };

async function addDaysOf(db: Kysely<Database>, id: number, key: string, { from, to, now }: Extent): Promise<void> {
  const days = countedDays(key, from, to);
  const rows = JSON.stringify(days.map(({ names: _names, ...day }) => day));
  const names = JSON.stringify(days.flatMap(({ day, names: named }) => named.map((one) => ({ day, ...one }))));
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
      select ${id}::bigint, day, 'own', views, visits, phone, computer, tablet, 0
      from jsonb_to_recordset(${rows}::jsonb)
        d(day date, views int, visits int, phone int, computer int, tablet int)`.execute(trx);
    await sql`
      insert into website_day_names (website_id, dimension, day, name, visits)
      select ${id}::bigint, dimension, day, name, sum(visits)
      from jsonb_to_recordset(${names}::jsonb) n(dimension text, day date, name text, visits int)
      group by dimension, day, name`.execute(trx);
    await trx
      .insertInto("website_figures")
      .values({ website_id: id, matomo_site_id: null, until: now, fetched_from: null, tried_at: null, problem: null })
      .onConflict((conflict) => conflict.column("website_id").doNothing())
      .execute();
  });
}
