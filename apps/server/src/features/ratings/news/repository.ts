/** SQL of mails about ratings: what nobody was told of, the month that is over, and who wants to know. */
import type { RatingSource } from "@portal/contract/ratings/sources";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;
export type Person = { id: number; email: string };

export type NewRating = {
  id: number;
  company_id: number;
  source: RatingSource;
  stars: number;
  is_shown: boolean;
  is_pushed: boolean;
};
/**
 * Takes a batch of ratings that nobody at the company was told of, the longest stored first, and marks them as told. Those
 * of the public rating page were pushed at once.
 */
export const takeNewRatings = statement<NewRating, [now: Date]>(`
  update ratings r set is_news = false
  where r.id = any (array(
    select id from ratings where is_news and stored_at <= $1 order by stored_at limit ${SWEEP_BATCH}
    for update skip locked))
  returning r.id, r.company_id, r.source, r.stars, r.state = 'published' as is_shown,
            r.source = 'provider' and r.external_id like 'page:%' as is_pushed`);

const BOOKED = `exists (select from products p where p.company_id = c.id and p.code = any ($2::text[])
                        and p.status in ('Ordered', 'Produced', 'Invoicing'))`;
const peopleWho = (event: "new_rating" | "rating_status"): string => `
  coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id)
            from memberships m join users u on u.id = m.user_id
            where m.company_id = c.id and m."right" in ('owner', 'editor')
              and wants_notification(u.id, '${event}', 'email')), '[]')`;

export type ToTell = { company_id: number; company: string; people: Person[] };
/** Companies with rating management that did not lock such mails. */
export const companiesToTell = statement<ToTell, [companies: number[], codes: readonly string[]]>(`
  select c.id as company_id, c.display_name as company, ${peopleWho("new_rating")} as people
  from companies c where c.id = any ($1::bigint[]) and may_contact(c.id, 'ratingAlert') and ${BOOKED} order by c.id`);

export const STATUS_BATCH = 200;
export type MonthOfCompany = ToTell & { ratings: number; stars: number; open: number };
/** Companies after an id with rating management, and what came in the days of a month. Those without news get no mail. */
export const monthsOfCompanies = statement<
  MonthOfCompany,
  [after: number, codes: readonly string[], from: string, to: string]
>(`
  select c.id as company_id, c.display_name as company, ${peopleWho("rating_status")} as people, d.ratings, d.stars,
         (select count(*)::int from ratings r where r.company_id = c.id and r.state = 'published'
            and r.answered_at is null and r.done_at is null) as open
  from (select distinct company_id from products
        where code = any ($2::text[]) and status in ('Ordered', 'Produced', 'Invoicing') and company_id > $1
        order by company_id limit ${STATUS_BATCH}) booked
  join companies c on c.id = booked.company_id
  cross join lateral (
    select coalesce(sum(one + two + three + four + five), 0)::int as ratings,
           coalesce(sum(one + 2 * two + 3 * three + 4 * four + 5 * five), 0)::int as stars
    from rating_days where company_id = c.id and day between $3::date and $4::date) d
  order by c.id`);

const allowed = statement<{ id: number }, [companies: number[]]>(
  "select c.id from companies c where c.id = any ($1::bigint[]) and may_contact(c.id, 'ratingStatus')",
);
export const statusAllowed = async (db: Db, companies: number[]): Promise<Set<number>> =>
  new Set((await allowed(db, companies)).map(({ id }) => id));
