/** What the dashboard reads about web banners, in one statement for `factSource`. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { BannerState } from "@portal/contract/web-banners/states";

export type BannerFacts = {
  /** Banners that wait for the company. */
  waiting: { id: number; name: string; state: BannerState }[];
  last_day: Day | null;
  /** Of the 28 days up to the last one with figures, and of the 28 days before these. */
  clicks: number;
  clicks_before: number;
  is_compared: boolean;
};

export const BANNER_FACTS = `
  with days as materialized (
    select min(day) as first_day, max(day) as last_day from web_banner_days where company_id = $1
  ), sums as (
    select coalesce(sum(d.clicks) filter (where d.day > days.last_day - 28), 0)::int as clicks,
           coalesce(sum(d.clicks) filter (where d.day <= days.last_day - 28), 0)::int as clicks_before
    from days join web_banner_days d on d.company_id = $1 and d.day between days.last_day - 55 and days.last_day
  )
  select days.last_day, sums.clicks, sums.clicks_before,
         coalesce(days.first_day <= days.last_day - 55, false) as is_compared,
         coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'state', b.state) order by b.id)
                   from web_banners b
                   where b.company_id = $1 and b.state in ('awaiting_files', 'refused', 'to_approve')), '[]') as waiting
  from days cross join sums`;
