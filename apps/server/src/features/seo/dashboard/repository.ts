/** What the dashboard reads about visibility in search, in one statement. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Failure } from "../repository.ts";

export type SearchFacts = {
  name: string;
  keywords: string[];
  places: string[];
  /** Null without access to Search Console. */
  access: { isRevoked: boolean } | null;
  /** Null before one is chosen. */
  property: { read_at: string | null; failure: Failure | null } | null;
  last_day: Day | null;
  clicks: number;
  clicks_before: number;
  is_compared: boolean;
  /** The terms with the most impressions in the days of the steps. */
  terms: { term: string; impressions: number; position_sum: number }[];
};

/** The clicks are of the 28 days up to the last one with figures, and of the 28 days before these. */
export const SEARCH_FACTS = `
  with days as materialized (
    select min(day) as first_day, max(day) as last_day from search_days where company_id = $1
  ), sums as (
    select coalesce(sum(d.clicks) filter (where d.day > days.last_day - 28), 0)::int as clicks,
           coalesce(sum(d.clicks) filter (where d.day <= days.last_day - 28), 0)::int as clicks_before
    from days join search_days d on d.company_id = $1 and d.day between days.last_day - 55 and days.last_day
  )
  select c.display_name as name,
         array(select jsonb_array_elements_text(e.search_keywords -> 'keywords')
               union all select jsonb_array_elements_text(e.trades -> 'trades')
               union all select unnest(keywords) from websites where company_id = $1) as keywords,
         array(select e.city where e.city is not null
               union all select place ->> 'name' from jsonb_array_elements(e.service_area -> 'cities') place) as places,
         (select json_build_object('isRevoked', state = 'revoked') from external_connections
          where company_id = $1 and source = 'google_search') as access,
         (select json_build_object('read_at', read_at, 'failure', failure)
          from search_properties where company_id = $1) as property,
         days.last_day, sums.clicks, sums.clicks_before,
         coalesce(days.first_day <= days.last_day - 55, false) as is_compared,
         coalesce((select json_agg(t) from (
           select term, sum(impressions)::int as impressions, sum(position_sum) as position_sum
           from search_terms where company_id = $1 and day >= $2::date group by term order by 2 desc, 1 limit 500) t), '[]') as terms
  from companies c cross join days cross join sums left join entries e on e.company_id = c.id
  where c.id = $1`;
