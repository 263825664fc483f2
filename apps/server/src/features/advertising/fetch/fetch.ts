/** Fetches the last days of a company from the ad manager and stores them like an import. */
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { toDate } from "../../../platform/import/instants.ts";
import { type DeliveredDay, findCampaignIds, storeDays } from "../deliveries/store-days.ts";
import { type AdSource, AdSourceProblem, type DeliveredCampaign, type Delivery, type Range } from "./source.ts";

type Db = Kysely<Database>;

/** Days of the first fetch; what is older comes by import. */
const FIRST_DAYS = 62;
/** Search engines correct a day for up to two weeks. */
const CORRECTED_DAYS = 14;

const findAccount = statement<{ account_id: number; last_day: Day | null }, [companyId: number]>(`
  select a.account_id, (select max(day) from search_ad_days d where d.company_id = a.company_id) as last_day
  from search_ad_accounts a where a.company_id = $1`);

const noteTry = statement<never, [companyId: number, at: Date]>(`
  insert into search_ad_fetches (company_id, tried_at) values ($1, $2)
  on conflict (company_id) do update set tried_at = $2`);
const noteSuccess = statement<never, [companyId: number, at: Date]>(
  `update search_ad_fetches set until = $2, problem = null where company_id = $1`,
);
const noteProblem = statement<never, [companyId: number, problem: string]>(
  `update search_ad_fetches set problem = $2 where company_id = $1`,
);

/** @throws AdSourceProblem after noting it, so that the job is repeated */
export const createAdFetch =
  (source: AdSource, { db, clock, log }: Pick<Dependencies, "db" | "clock" | "log">) =>
  async (companyId: number, signal: AbortSignal): Promise<void> => {
    const now = clock.now();
    const [account] = await findAccount(db, companyId);
    if (account === undefined) return;
    await noteTry(db, companyId, now);
    try {
      const delivery = await source.deliveries(account.account_id, rangeAfter(account.last_day, now), signal);
      await db.transaction().execute(async (trx) => {
        await storeDelivery(trx, companyId, delivery);
        await noteSuccess(trx, companyId, now);
      });
    } catch (error) {
      if (!(error instanceof AdSourceProblem)) throw error;
      log.warn({ companyId, problem: error.problem }, "the ad manager brings no figures");
      await noteProblem(db, companyId, error.problem);
      throw error;
    }
  };

/** From the last days that may still change until yesterday. */
export function rangeAfter(lastDay: Day | null, now: Date): Range {
  const today = berlinDate(now.getTime());
  const first = addDays(today, -FIRST_DAYS);
  const from = lastDay === null ? first : addDays(lastDay, -CORRECTED_DAYS);
  return { from: from < first ? first : from, to: addDays(today, -1) };
}

const upsertCampaigns = statement<never, [companyId: number, campaigns: string]>(`
  insert into search_ad_campaigns (company_id, external_id, ad_group, ad_group_name, name, engine, state, ads)
  select $1, c.external_id, c.ad_group->>'key', c.ad_group->>'name', c.name, c.engine, c.state, coalesce(c.ads, '[]')
  from jsonb_to_recordset($2::jsonb)
    c(external_id text, ad_group jsonb, name text, engine text, state text, ads jsonb)
  on conflict (company_id, external_id) do update
  set ad_group = excluded.ad_group, ad_group_name = excluded.ad_group_name, name = excluded.name,
      engine = excluded.engine, state = excluded.state, ads = excluded.ads`);

/** @throws AdSourceProblem `unreadable` for days of a campaign that nobody delivered */
async function storeDelivery(trx: Db, companyId: number, { campaigns, days }: Delivery): Promise<void> {
  const named = [...new Map(campaigns.map((one) => [one.external_id, withPath(one)])).values()];
  await upsertCampaigns(trx, companyId, JSON.stringify(named));
  const latest = latestOf(days);
  const ids = await findCampaignIds(
    trx,
    latest.map(({ campaign }) => ({ companyId, campaign })),
  );
  await storeDays(
    trx,
    latest.map((row, place) => {
      const campaignId = ids[place];
      if (campaignId === undefined) throw new AdSourceProblem("unreadable");
      return { companyId, campaignId, row };
    }),
  );
}

const withPath = ({ ads = [], ...campaign }: DeliveredCampaign) => ({
  ...campaign,
  ads: ads.map((ad) => ({ ...ad, path: ad.path ?? "" })),
});

/** Each campaign's day once: of two counts the later one. */
export function latestOf(days: readonly DeliveredDay[]): DeliveredDay[] {
  const latest = new Map<string, DeliveredDay>();
  for (const day of days) {
    const key = `${day.campaign} ${day.day}`;
    const known = latest.get(key);
    if (known === undefined || toDate(known.counted) < toDate(day.counted)) latest.set(key, day);
  }
  return [...latest.values()];
}
