import { type Kysely, sql } from "kysely";
import type { Database } from "../rows.ts";

/** The ad manager's number of a company made by `searchAds`. */
export const adAccountOf = (companyId: number): number => 700_000 + companyId;

/**
 * A company's account with two campaigns, Google and Bing, in one group: every day from `first` to `last` has ten
 * impressions, four clicks, a call and 200 cents for Google, half as many impressions for Bing. The last two days move.
 */
export async function searchAds(
  db: Kysely<Database>,
  { companyId, first, last }: { companyId: number; first: string; last: string },
): Promise<{ google: number; bing: number }> {
  await sql`insert into search_ad_accounts (company_id, account_id) values (${companyId}, ${adAccountOf(companyId)})`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into search_ad_campaigns (company_id, external_id, ad_group, ad_group_name, name, engine, state, ads)
    values (${companyId}, 'A-1', 'G-1', 'Dach', 'Dach reparieren', 'google', 'active',
            '[{"headlines":["Dachdecker"],"descriptions":["Wir kommen."],"url":"https://www.brandt.example/","path":"dach"}]'),
           (${companyId}, 'A-2', 'G-1', 'Dach', 'Dach reparieren', 'bing', 'paused', '[]')
    returning id`.execute(db);
  const [google, bing] = rows.map(({ id }) => id) as [number, number];
  await sql`
    insert into search_ad_days (company_id, day, campaign_id, impressions, clicks, calls, forms, cost_cents, is_final,
                                counted_at, words)
    select ${companyId}, d.day, c.id, case c.engine when 'google' then 10 else 5 end, 4, 1, 0, 200,
           d.day <= ${last}::date - 2, d.day + 1,
           '[{"kind":"keyword","text":"dachdecker","match":"phrase","impressions":3,"clicks":2,"cost_cents":90},
             {"kind":"term","text":"dach undicht","match":null,"impressions":2,"clicks":1,"cost_cents":50}]'
    from (select day::date as day from generate_series(${first}::date, ${last}::date, '1 day') day) d
    cross join search_ad_campaigns c where c.company_id = ${companyId}`.execute(db);
  return { google, bing };
}
