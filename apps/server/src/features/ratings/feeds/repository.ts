/** SQL of feeds: which are due, whose turn it is, and what came of it. */
import type { FeedProblem, FeedSource } from "@portal/contract/ratings/feeds";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

export type Db = Kysely<Database>;

/** Companies that connected their Google profile since the last look get their row. */
export const addGoogleFeeds = statement<{ company_id: number }, [now: Date, limit: number]>(`
  insert into rating_feeds (company_id, source, place, next_at)
  select company_id, 'google', '', $1 from external_connections c
  where c.source = 'google' and c.state = 'connected'
    and not exists (select from rating_feeds f where f.company_id = c.company_id and f.source = 'google')
  order by company_id limit $2
  on conflict do nothing returning company_id`);

/** Takes feeds that are due and postpones them, so that nobody orders them again before their job has run. */
export const takeDue = statement<{ company_id: number }, [source: FeedSource, now: Date, again: Date, limit: number]>(`
  update rating_feeds set next_at = $3
  where source = $1 and company_id = any (array(
    select company_id from rating_feeds where source = $1 and next_at <= $2 order by next_at limit $4
    for update skip locked))
  returning company_id`);

export type FeedRow = {
  place: string;
  changed_until: Date | null;
  failures: number;
  may_shrink: boolean;
  tried_at: Date;
};

const claim = statement<FeedRow, [companyId: number, source: FeedSource, now: Date, lease: Date]>(`
  update rating_feeds set lease_until = $4, tried_at = $3
  where company_id = $1 and source = $2 and (lease_until is null or lease_until <= $3)
  returning place, changed_until, failures, may_shrink, tried_at`);
/** Undefined if somebody else fetches, or nobody is to. */
export const claimFeed = async (
  db: Db,
  { companyId, source }: { companyId: number; source: FeedSource },
  now: Date,
  lease: Date,
): Promise<FeedRow | undefined> => (await claim(db, companyId, source, now, lease))[0];

/** No row if the lease ran out and somebody else took over. */
export const noteSuccess = statement<
  { company_id: number },
  [companyId: number, source: FeedSource, lease: Date, at: Date, nextAt: Date, changedUntil: Date | null]
>(`
  update rating_feeds
  set lease_until = null, fetched_at = $4, next_at = $5, changed_until = $6, failures = 0, problem = null,
      may_shrink = false
  where company_id = $1 and source = $2 and lease_until = $3 returning company_id`);

export const noteFailure = statement<
  { company_id: number },
  [companyId: number, source: FeedSource, lease: Date, problem: FeedProblem, nextAt: Date, failures: number]
>(`
  update rating_feeds set lease_until = null, problem = $4, next_at = $5, failures = $6
  where company_id = $1 and source = $2 and lease_until = $3 returning company_id`);

/** Shown ratings of the source, and those that are deleted here. */
export const knownRatings = statement<
  { external_id: string; updated_at: Date; is_deleted: boolean },
  [companyId: number, source: FeedSource]
>(`
  select external_id, updated_at, deleted_at is not null as is_deleted from ratings
  where company_id = $1 and source = $2`);

export type FeedStateRow = { source: FeedSource; fetched_at: Date | null; problem: FeedProblem | null };
export const feedsOf = statement<FeedStateRow, [companyId: number]>(
  "select source, fetched_at, problem from rating_feeds where company_id = $1 order by source",
);

export type ListedFeed = FeedStateRow & { company: string; place: string; tried_at: Date | null; failures: number };
const LISTED = `
  select c.external_id as company, f.source, f.place, f.fetched_at, f.tried_at, f.failures, f.problem
  from rating_feeds f join companies c on c.id = f.company_id`;
export const feedsOfCompany = statement<ListedFeed, [company: string]>(
  `${LISTED} where c.external_id = $1 order by f.source`,
);
/** Feeds that have failed for the third time or longer. */
export const failingFeeds = statement<ListedFeed, []>(
  `${LISTED} where f.failures > 2 order by f.fetched_at nulls first limit 200`,
);

/** Makes feeds of a company due. */
export const makeDue = statement<
  { source: FeedSource },
  [company: string, source: FeedSource | null, now: Date, mayShrink: boolean]
>(`
  update rating_feeds f set next_at = $3, may_shrink = $4
  from companies c where c.id = f.company_id and c.external_id = $1 and ($2::text is null or f.source = $2)
  returning f.source`);
