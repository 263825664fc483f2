/** SQL of hand-overs, their steps and files. */
import type { HandoverEntry } from "@portal/contract/website/files/calls";
import type { HandoverState } from "@portal/contract/website/files/states";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { searchPattern } from "../../../platform/search-pattern.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

export type HandoverRow = {
  id: number;
  company_id: number;
  website_id: number;
  state: HandoverState;
  brand: string;
  created_by_user_id: number | null;
  created_at: Date;
  changed_at: Date;
};
const COLUMNS = "id, company_id, website_id, state, brand, created_by_user_id, created_at, changed_at";

type NewHandover = [
  companyId: number,
  websiteId: number,
  brand: string,
  requestKey: string,
  createdBy: number | null,
  agent: number | null,
  now: Date,
];
/** No row if the same form was sent before. */
export const insertHandover = statement<{ id: number }, NewHandover>(`
  insert into website_handovers (company_id, website_id, brand, request_key, created_by_user_id, agent_user_id,
                                 created_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (company_id, request_key) do nothing returning id`);

export const handoverOfKey = statement<{ id: number }, [companyId: number, requestKey: string]>(
  "select id from website_handovers where company_id = $1 and request_key = $2",
);

/** Locks a hand-over's row for a change. */
export const lockHandover = statement<HandoverRow, [id: number]>(
  `select ${COLUMNS} from website_handovers where id = $1 for no key update`,
);

export const setState = statement<never, [id: number, state: HandoverState, now: Date, ended: boolean]>(`
  update website_handovers set state = $2, changed_at = $3, ended_at = case when $4 then $3::timestamptz end
  where id = $1`);

type NewEvent = [
  handoverId: number,
  kind: HandoverEntry["kind"],
  author: HandoverEntry["author"],
  userId: number | null,
  text: string,
  requestKey: string | null,
  at: Date,
];
/** No row if the same answer was sent before. */
export const insertEvent = statement<{ id: number }, NewEvent>(`
  insert into website_handover_events (handover_id, kind, author, user_id, text, request_key, at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (handover_id, request_key) do nothing returning id`);

/** Adopts temporary files of the company. Answers those that were still temporary, in no order. */
export const adoptFiles = statement<{ id: number }, [fileIds: readonly number[], companyId: number, now: Date]>(`
  update files set adopted_at = $3, expires_at = null, marker_hash = null
  where id = any ($1::bigint[]) and company_id = $2 and purpose = 'website_file' and adopted_at is null returning id`);

export const insertFiles = statement<never, [eventId: number, fileIds: readonly number[]]>(`
  insert into website_handover_files (event_id, file_id)
  select $1, id from unnest($2::bigint[]) with ordinality f(id, place) order by place`);

const ownHandover = statement<HandoverRow, [companyId: number, id: number]>(
  `select ${COLUMNS} from website_handovers where company_id = $1 and id = $2`,
);
export const findHandover = async (db: Db, scope: AccountScope, id: number): Promise<HandoverRow | undefined> =>
  (await ownHandover(db, scope.companyId, id))[0];

const FOUND = `
  from website_handovers h
  where h.company_id = $1 and ($2 = '%%' or h.id::text = trim('%' from $2) or exists (
    select from website_handover_events e where e.handover_id = h.id and (e.text ilike $2 or exists (
      select from website_handover_files n join files f on f.id = n.file_id
      where n.event_id = e.id and f.original_name ilike $2))))`;
type Search = [companyId: number, pattern: string];

// Those that wait for the company come first.
const readPage = statement<HandoverRow, [...Search, limit: number, offset: number]>(`
  select ${COLUMNS} ${FOUND}
  order by state = 'question' desc, changed_at desc, id desc limit $3 offset $4`);
export const pageOfHandovers = (
  db: Db,
  { companyId }: AccountScope,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<HandoverRow[]> => readPage(db, companyId, searchPattern(search), limit, offset);

const countAll = statement<{ total: number }, Search>(`select count(*)::int as total ${FOUND}`);
export const countHandovers = async (db: Db, { companyId }: AccountScope, search: string): Promise<number> =>
  (await countAll(db, companyId, searchPattern(search)))[0]?.total ?? 0;

export type EventRow = {
  id: number;
  handover_id: number;
  kind: HandoverEntry["kind"];
  author: HandoverEntry["author"];
  name: string;
  text: string;
  at: Date;
  /** In wire format, built by PostgreSQL in the same statement. */
  files: HandoverEntry["files"];
};
/** Steps of several hand-overs, oldest first. */
export const eventsOf = statement<EventRow, [handoverIds: readonly number[]]>(`
  select e.id, e.handover_id, e.kind, e.author, e.text, e.at,
         case e.author when 'company' then coalesce(u.display_name, '') else '' end as name,
         coalesce((select json_agg(json_build_object('id', h.id, 'name', f.original_name, 'mediaType', f.media_type,
                                                     'bytes', f.bytes) order by h.id)
                   from website_handover_files h join files f on f.id = h.file_id where h.event_id = e.id), '[]') as files
  from website_handover_events e left join users u on u.id = e.user_id
  where e.handover_id = any ($1::bigint[]) order by e.id limit 2000`);

export type FileRow = { storage_key: string; original_name: string };
const ownFile = statement<FileRow, [companyId: number, id: number]>(`
  select f.storage_key, f.original_name from website_handover_files h
  join website_handover_events e on e.id = h.event_id
  join website_handovers o on o.id = e.handover_id
  join files f on f.id = h.file_id
  where h.id = $2 and o.company_id = $1`);
export const findFile = async (db: Db, scope: AccountScope, id: number): Promise<FileRow | undefined> =>
  (await ownFile(db, scope.companyId, id))[0];

/** The person who handed over; the first owner if that was customer care, or the person is gone. */
export const addressOf = statement<{ email: string }, [companyId: number, userId: number | null]>(`
  select u.email from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and (m.user_id = $2 or m."right" = 'owner')
  order by m.user_id is not distinct from $2 desc, m.created_at, m.user_id limit 1`);

/** Deletes a batch of hand-overs that ended before an instant. Their files follow with the next sweep of files. */
export const deleteEnded = statement<{ id: number }, [before: Date]>(`
  delete from website_handovers where id = any (array
    (select id from website_handovers where ended_at < $1 order by ended_at limit ${SWEEP_BATCH})) returning id`);
