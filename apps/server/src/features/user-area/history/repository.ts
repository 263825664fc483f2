/** SQL of what a person did in the directory. Every statement names the person, so a foreign id is an unknown one. */
import { statement } from "@portal/db/statement";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

type Company = { company_id: number; company_name: string; city: string };
const COMPANY = "c.id as company_id, c.display_name as company_name, coalesce(e.city, '') as city";
const NAMED = "join companies c on c.id = r.company_id left join entries e on e.company_id = c.id";

export type RatingRow = Company & {
  id: number;
  rating_text: string;
  stars: number;
  updated_at: Date;
  /** Null without an answer that everybody sees. */
  answer_text: string | null;
  answered_at: Date | null;
};
const RATING = `r.id, r.rating_text, r.stars, r.updated_at, ${COMPANY}, a.text as answer_text, a.published_at as answered_at`;
const ANSWERED = `${NAMED} left join ratings shown on shown.user_rating_id = r.id
  left join rating_answers a on a.rating_id = shown.id and a.state = 'published' and a.moderation = 'accepted'`;

export const ratingsOf = statement<RatingRow, [userId: number, limit: number, offset: number]>(`
  select ${RATING} from user_ratings r ${ANSWERED}
  where r.user_id = $1 and r.withdrawn_at is null
  order by r.updated_at desc, r.id desc limit $2 offset $3`);

export const countRatings = statement<{ total: number }, [userId: number]>(
  "select count(*)::int as total from user_ratings where user_id = $1 and withdrawn_at is null",
);

export const updateRating = statement<RatingRow, unknown[]>(`
  with r as (
    update user_ratings set rating_text = $3, stars = $4, updated_at = $5, edited_at = $5
    where id = $2 and user_id = $1 and withdrawn_at is null
    returning *
  )
  select ${RATING} from r ${ANSWERED}`);

/** Withdraws if `at` is given, restores if it is null. */
export const setWithdrawn = statement<{ company_id: number }, [userId: number, ratingId: number, at: Date | null]>(`
  update user_ratings set withdrawn_at = $3
  where id = $2 and user_id = $1 and (withdrawn_at is null) = ($3::timestamptz is not null)
  returning company_id`);

export type SearchRow = { searched_at: Date; what: string; place: string };

export const searchesOf = statement<SearchRow, [userId: number, limit: number]>(`
  select searched_at, what, place from latest_searches
  where user_id = $1 and removed_at is null order by searched_at desc limit $2`);

export const setSearchRemoved = statement<{ what: string }, [userId: number, searchedAt: Date, at: Date | null]>(`
  update latest_searches set removed_at = $3
  where user_id = $1 and searched_at = $2 and what <> '' and (removed_at is null) = ($3::timestamptz is not null)
  returning what`);

export type ViewRow = Company & { viewed_at: Date };

export const viewsOf = statement<ViewRow, [userId: number, limit: number, offset: number]>(`
  select r.viewed_at, ${COMPANY} from viewed_entries r ${NAMED}
  where r.user_id = $1 and r.removed_at is null
  order by r.viewed_at desc limit $2 offset $3`);

/** Notes that a person opened an entry here. Of each entry only the last view from here is kept. */
export const addView = statement<{ user_id: number }, [userId: number, companyId: number, at: Date]>(`
  with before as (
    delete from viewed_entries
    where user_id = $1 and company_id = $2 and external_id is null and removed_at is null)
  insert into viewed_entries (user_id, viewed_at, company_id) values ($1, $3, $2)
  on conflict (user_id, viewed_at) do nothing returning user_id`);

export const countViews = statement<{ total: number }, [userId: number]>(
  "select count(*)::int as total from viewed_entries where user_id = $1 and removed_at is null",
);

export const setViewRemoved = statement<{ company_id: number }, [userId: number, viewedAt: Date, at: Date | null]>(`
  update viewed_entries set removed_at = $3
  where user_id = $1 and viewed_at = $2 and company_id is not null
    and (removed_at is null) = ($3::timestamptz is not null)
  returning company_id`);

/** After the time for undoing a removal only the key stays. */
export const emptySearches = statement<{ user_id: number }, [before: Date]>(`
  update latest_searches set what = '', place = '' where ctid = any(array(
    select ctid from latest_searches where removed_at < $1 and what <> ''
    order by removed_at limit ${SWEEP_BATCH} for update skip locked)) returning user_id`);
export const forgetViews = statement<{ user_id: number }, [before: Date]>(`
  update viewed_entries set company_id = null where ctid = any(array(
    select ctid from viewed_entries where removed_at < $1 and company_id is not null
    order by removed_at limit ${SWEEP_BATCH} for update skip locked)) returning user_id`);
