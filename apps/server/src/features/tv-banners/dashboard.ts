/** What the dashboard says of TV banners: approvals that wait, banners that show nothing, and impressions. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { changeWords, type Contribution, factSource, type Task } from "../dashboard/public.ts";

export type TvFacts = {
  /** Creatives that the company has not decided on and the partner has not refused. */
  open: { id: number; name: string }[];
  /** Active banners without a creative, or with one that the partner refused. */
  silent: { key: string; name: string }[];
  /** Null without any delivered day. */
  last_day: Day | null;
  impressions: number;
  impressions_before: number;
  is_compared: boolean;
};

// Of the 28 days up to the last delivered one, and of the 28 days before.
const FACTS = `
  with days as materialized (
    select min(day) as first_day, max(day) as last_day from tv_days where company_id = $1
  ), sums as (
    select coalesce(sum(one) filter (where d.day > days.last_day - 28), 0)::float8 as now,
           coalesce(sum(one) filter (where d.day <= days.last_day - 28), 0)::float8 as before
    from days join tv_days d on d.company_id = $1 and d.day between days.last_day - 55 and days.last_day
    cross join lateral unnest(d.impressions) one
  )
  select coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.id) from (
           select id, name from tv_creatives where company_id = $1 and customer_approval = 'UNVERIFIED'
             and partner_approval <> 'REJECTED' order by id desc limit 5) k), '[]') as open,
         coalesce((select json_agg(json_build_object('key', b.external_id, 'name', b.name) order by b.external_id)
           from tv_banners b left join tv_creatives k
             on k.company_id = b.company_id and k.binary_master_id = b.binary_master_id
           where b.company_id = $1 and b.state = 'active'
             and (k.id is null or k.partner_approval = 'REJECTED')), '[]') as silent,
         days.last_day, sums.now as impressions, sums.before as impressions_before,
         coalesce(days.first_day <= days.last_day - 55, false) as is_compared
  from days cross join sums`;

export const tvBannersDashboard = factSource<TvFacts>({
  name: "tv-banners",
  product: "TV-Banner",
  families: ["tv_banner"],
  sql: FACTS,
  contributionOf: (facts, { mayWrite }) => contributionOf(facts, mayWrite),
});

/** Money is lost while a banner shows nothing; the sooner an approval comes, the sooner a creative runs. */
const SILENT_WEIGHT = 80;
const OPEN_WEIGHT = 60;

/** Tasks are for people who may change something. */
export function contributionOf({ open, silent, ...facts }: TvFacts, mayWrite: boolean): Contribution {
  const place = { page: "tv_banner_overview" } as const;
  const tasks: Task[] = [
    ...silent.map(({ key, name }) => ({
      key: `silent-${key}`,
      title: `TV-Banner „${name}“ mit einem Motiv versehen`,
      detail: "Er ist gebucht und zeigt gerade nichts.",
      place,
      minutes: 5,
      weight: SILENT_WEIGHT,
    })),
    ...open.map(({ id, name }) => ({
      key: `approve-${id}`,
      title: `Motiv „${name}“ für das TV-Banner freigeben`,
      detail: "Es läuft erst, wenn Sie es freigegeben haben.",
      place,
      minutes: 3,
      weight: OPEN_WEIGHT,
    })),
  ];
  return { tasks: mayWrite ? tasks : [], result: resultOf(facts) };
}

function resultOf({
  last_day: lastDay,
  impressions,
  impressions_before: before,
  is_compared: isCompared,
}: Omit<TvFacts, "open" | "silent">): Contribution["result"] {
  if (lastDay === null) return null;
  const counted = impressions === 1 ? "1 Einblendung" : `${germanNumber(impressions)} Einblendungen`;
  return {
    text: `${counted} im Fernsehen in 28 Tagen${changeWords(impressions, isCompared ? before : null)}`,
    source: `Zählung der Sender, Zahlen bis ${germanDay(lastDay)}`,
    place: { page: "tv_banner_statistics" },
  };
}
