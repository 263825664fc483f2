/** SQL that reads the figures of search ads. */
import type { CampaignState } from "@portal/contract/advertising/calls";
import type { AdEngine, AdSums } from "@portal/contract/advertising/figures";
import type { Day } from "@portal/contract/time/berlin-time";
import type { DateRange, Interval, Period } from "@portal/contract/time/date-range";
import type { Database, StoredAd, StoredAdWord } from "@portal/db/rows";
import { periodStart } from "@portal/db/period-start";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

/** What one engine brought in one period of the range, or in the days of the comparison that belong to it. */
export type EngineSums = AdSums & { start: Day; current: boolean; engine: AdEngine; isMoving: boolean };

const SUMS = `
  coalesce(sum(d.impressions), 0)::int as impressions, coalesce(sum(d.clicks), 0)::int as clicks,
  coalesce(sum(d.calls), 0)::int as calls, coalesce(sum(d.forms), 0)::int as forms,
  coalesce(sum(d.cost_cents), 0)::int as "costCents"`;

const readEngines = statement<
  EngineSums,
  [companyId: number, start: Day, end: Day, before: Day, beforeEnd: Day, interval: Interval]
>(`
  select start, current, engine, ${SUMS}, not bool_and(d.is_final) as "isMoving"
  from (
    select ${periodStart("$6", "case when day >= $2 then day else day + ($2::date - $4::date) end", "$2")} as start,
           day >= $2 as current, campaign_id, impressions, clicks, calls, forms, cost_cents, is_final
    from search_ad_days
    where company_id = $1 and (day between $2 and $3 or day between $4 and $5)
  ) d join search_ad_campaigns c on c.id = d.campaign_id
  group by start, current, engine`);

/** The comparison period is moved onto the range by whole weeks, so that its days fall into the range's periods. */
export const findEngineSums = (
  db: Db,
  { companyId }: AccountScope,
  { startDate, endDate, interval }: DateRange,
  before: Period,
): Promise<EngineSums[]> => readEngines(db, companyId, startDate, endDate, before.start, before.end, interval);

const countDays = statement<{ days: number }, [companyId: number, first: Day, last: Day]>(`
  select count(distinct day)::int as days from search_ad_days where company_id = $1 and day between $2::date and $3::date`);

/** Days of the period with figures. */
export const findDeliveredDays = async (db: Db, { companyId }: AccountScope, { start, end }: Period): Promise<number> =>
  (await countDays(db, companyId, start, end))[0]?.days ?? 0;

export type CampaignRow = AdSums & {
  id: number;
  ad_group: string;
  ad_group_name: string;
  name: string;
  engine: AdEngine;
  state: CampaignState;
};

const readCampaigns = statement<CampaignRow, [companyId: number, first: Day, last: Day]>(`
  select c.id, c.ad_group, c.ad_group_name, c.name, c.engine, c.state, ${SUMS}
  from search_ad_campaigns c
  left join search_ad_days d
    on d.campaign_id = c.id and d.company_id = $1 and d.day between $2::date and $3::date
  where c.company_id = $1
  group by c.id
  order by c.ad_group_name collate "C", c.ad_group, c.name collate "C", c.id`);

/** All campaigns of the company with what they brought in the period. */
export const findCampaigns = (db: Db, { companyId }: AccountScope, { start, end }: Period): Promise<CampaignRow[]> =>
  readCampaigns(db, companyId, start, end);

/** What one campaign brought in one period of a range. */
export type CampaignPeriod = AdSums & { start: Day; campaignId: number; isMoving: boolean };

const readCampaignPeriods = statement<
  CampaignPeriod,
  [companyId: number, first: Day, last: Day, interval: Interval, campaigns: number[]]
>(`
  select ${periodStart("$4", "d.day", "$2")} as start, d.campaign_id as "campaignId", ${SUMS},
         not bool_and(d.is_final) as "isMoving"
  from search_ad_days d
  where d.company_id = $1 and d.day between $2::date and $3::date and d.campaign_id = any($5::bigint[])
  group by 1, 2`);

export const findCampaignPeriods = (
  db: Db,
  { companyId }: AccountScope,
  { startDate, endDate, interval }: DateRange,
  campaigns: number[],
): Promise<CampaignPeriod[]> => readCampaignPeriods(db, companyId, startDate, endDate, interval, campaigns);

export type CampaignDay = AdSums & { day: Day; campaignId: number; isMoving: boolean };

const readCampaignDays = statement<CampaignDay, [companyId: number, first: Day, last: Day]>(`
  select d.day, d.campaign_id as "campaignId", d.impressions, d.clicks, d.calls, d.forms, d.cost_cents as "costCents",
         not d.is_final as "isMoving"
  from search_ad_days d
  where d.company_id = $1 and d.day between $2::date and $3::date
  order by d.day, d.campaign_id`);

/** All days of all campaigns. */
export const findCampaignDays = (db: Db, { companyId }: AccountScope, { start, end }: Period): Promise<CampaignDay[]> =>
  readCampaignDays(db, companyId, start, end);

const readAds = statement<{ id: number; ads: StoredAd[] }, [companyId: number, campaigns: number[]]>(`
  select id, ads from search_ad_campaigns where company_id = $1 and id = any($2::bigint[])`);

export const findAds = (
  db: Db,
  { companyId }: AccountScope,
  campaigns: number[],
): Promise<{ id: number; ads: StoredAd[] }[]> => readAds(db, companyId, campaigns);

export type WordRow = Pick<StoredAdWord, "kind" | "text" | "match"> & {
  campaignId: number;
  impressions: number;
  clicks: number;
  costCents: number;
};

const readWords = statement<
  WordRow,
  [companyId: number, first: Day, last: Day, campaigns: number[], mostOfEach: number]
>(`
  select "campaignId", kind, text, match, impressions, clicks, "costCents" from (
    select d.campaign_id as "campaignId", w.kind, w.text, w.match, sum(w.impressions)::int as impressions,
           sum(w.clicks)::int as clicks, sum(w.cost_cents)::int as "costCents",
           row_number() over (partition by d.campaign_id, w.kind
             order by sum(w.clicks) desc, sum(w.impressions) desc, w.text collate "C") as place
    from search_ad_days d
    cross join lateral jsonb_to_recordset(d.words)
      w(kind text, text text, match text, impressions integer, clicks integer, cost_cents integer)
    where d.company_id = $1 and d.day between $2::date and $3::date and d.campaign_id = any($4::bigint[])
    group by d.campaign_id, w.kind, w.text, w.match
  ) words
  where place <= $5
  order by place`);

/** The most clicked keywords and search terms of each campaign. */
export const findWords = (
  db: Db,
  { companyId }: AccountScope,
  { start, end }: Period,
  campaigns: number[],
  mostOfEach: number,
): Promise<WordRow[]> => readWords(db, companyId, start, end, campaigns, mostOfEach);
