/** Stores delivered days. Import and interface share this, so that a day counts once however it came. */
import type { Database, StoredAdWord } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type * as z from "zod/mini";
import { toDate } from "../../../platform/import/instants.ts";
import type { dayFields } from "./rows.ts";

type Db = Kysely<Database>;
export type DeliveredDay = z.output<z.ZodMiniObject<typeof dayFields>>;
export type Change = "created" | "updated" | "unchanged";

const readIds = statement<{ place: number; id: number }, [companyIds: number[], keys: string[]]>(`
  select asked.place::int as place, c.id
  from unnest($1::bigint[], $2::text[]) with ordinality asked(company_id, external_id, place)
  join search_ad_campaigns c using (company_id, external_id)`);

/** The campaigns' ids in the same order; undefined where there is none. */
export async function findCampaignIds(
  db: Db,
  asked: readonly { companyId: number; campaign: string }[],
): Promise<(number | undefined)[]> {
  const rows = await readIds(
    db,
    asked.map(({ companyId }) => companyId),
    asked.map(({ campaign }) => campaign),
  );
  const ids = new Map(rows.map(({ place, id }) => [place - 1, id]));
  return asked.map((_one, place) => ids.get(place));
}

const upsertDays = statement<{ campaign_id: number; day: string; is_new: boolean }, [rows: string]>(`
  insert into search_ad_days
    (company_id, day, campaign_id, impressions, clicks, calls, forms, cost_cents, is_final, counted_at, words)
  select company_id, day, campaign_id, impressions, clicks, calls, forms, cost_cents, is_final, counted_at, words
  from json_populate_recordset(null::search_ad_days, $1::json)
  on conflict (company_id, day, campaign_id) do update
  set impressions = excluded.impressions, clicks = excluded.clicks, calls = excluded.calls, forms = excluded.forms,
      cost_cents = excluded.cost_cents, is_final = excluded.is_final, counted_at = excluded.counted_at,
      words = excluded.words
  where search_ad_days.counted_at < excluded.counted_at
  returning campaign_id, day, xmax = 0 as is_new`);

/** @param days each campaign and day once. @returns what happened to each, in the same order */
export async function storeDays(
  db: Db,
  days: readonly { companyId: number; campaignId: number; row: DeliveredDay }[],
): Promise<Change[]> {
  if (days.length === 0) return [];
  const rows = days.map(({ companyId, campaignId, row }) => ({
    company_id: companyId,
    day: row.day,
    campaign_id: campaignId,
    impressions: row.impressions,
    clicks: row.clicks,
    calls: row.calls,
    forms: row.forms,
    cost_cents: row.cost_cents,
    is_final: row.final,
    counted_at: toDate(row.counted),
    words: toWords(row),
  }));
  const written = await upsertDays(db, JSON.stringify(rows));
  const changes = new Map(written.map((one) => [`${one.campaign_id} ${one.day}`, one.is_new]));
  return days.map(({ campaignId, row }) => {
    const isNew = changes.get(`${campaignId} ${row.day}`);
    if (isNew === undefined) return "unchanged";
    return isNew ? "created" : "updated";
  });
}

const toWords = ({ keywords = [], terms = [] }: DeliveredDay): StoredAdWord[] => [
  ...sorted(keywords).map(({ text, match, impressions, clicks, cost_cents }) => ({
    kind: "keyword" as const,
    text,
    match,
    impressions,
    clicks,
    cost_cents,
  })),
  ...sorted(terms).map(({ text, impressions, clicks, cost_cents }) => ({
    kind: "term" as const,
    text,
    match: null,
    impressions,
    clicks,
    cost_cents,
  })),
];

const sorted = <Word extends { text: string; match?: string }>(words: readonly Word[]): Word[] =>
  words.toSorted((one, other) => (`${one.text} ${one.match}` < `${other.text} ${other.match}` ? -1 : 1));
