/** What the dashboard reads of a company's websites, in one statement. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { WebsiteCheckState } from "@portal/contract/website/check/model";
import type { StoredFinding } from "@portal/website-check/finding";

export type StoredCheck = {
  url: string;
  state: Extract<WebsiteCheckState, "success" | "redirect" | "error">;
  message: string;
  findings: StoredFinding[] | null;
};

export type WebsiteFacts = {
  /** Main and further addresses of websites that the provider made and that are online. */
  addresses: string[];
  /** As the entry names it; "" without one. */
  entry_website: string;
  /** Hand-overs with an open question, oldest first. */
  questions: { id: number }[];
  /** The latest finished check of each address. */
  checks: StoredCheck[];
  /** The last day that is complete in the figures; null without figures. */
  last_day: Day | null;
  visits: number;
  visits_before: number;
  /** Whether the figures of all websites reach back to the first day of the comparison. */
  is_compared: boolean;
};

/** The figures are of the 28 days up to `last_day`, and of the 28 days before these. */
export const WEBSITE_FACTS = `
  with own as materialized (
    select w.id, w.url, w.further_addresses, w.state, f.until,
           coalesce(f.fetched_from, (select min(day) from website_days d where d.website_id = w.id)) as known_from
    from websites w left join website_figures f on f.website_id = w.id
    where w.company_id = $1 and w.state <> 'ended'
  ), days as materialized (
    select case when count(until) > 0 then least($2::date, max((until at time zone 'Europe/Berlin')::date)) - 1 end as last_day
    from own
  ), sums as (
    select coalesce(sum(d.visits) filter (where d.day > days.last_day - 28), 0)::int as visits,
           coalesce(sum(d.visits) filter (where d.day <= days.last_day - 28), 0)::int as visits_before
    from days cross join own join website_days d on d.website_id = own.id and d.day between days.last_day - 55 and days.last_day
  )
  select array(select unnest(array_prepend(url, further_addresses)) from own where state = 'online' and url is not null)
           as addresses,
         coalesce((select website from entries where company_id = $1), '') as entry_website,
         coalesce((select json_agg(json_build_object('id', q.id) order by q.changed_at) from (
           select id, changed_at from website_handovers where company_id = $1 and state = 'question'
           order by changed_at desc limit 20) q), '[]') as questions,
         coalesce((select json_agg(json_build_object('url', c.url, 'state', c.state, 'message', c.message,
                                                     'findings', c.findings) order by c.url) from (
           select distinct on (url) url, state, message, findings from website_checks
           where company_id = $1 and finished_at is not null order by url, id desc) c), '[]') as checks,
         days.last_day, sums.visits, sums.visits_before,
         coalesce((select bool_and(known_from <= days.last_day - 55) from own where until is not null), false) as is_compared
  from days cross join sums`;
