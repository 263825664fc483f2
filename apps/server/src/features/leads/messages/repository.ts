/** SQL of threads and their messages. */
import type { MessageAuthor } from "@portal/contract/leads/messages/calls";
import { MESSAGES_AT_ONCE } from "@portal/contract/leads/messages/limits";
import type { ThreadFilter } from "@portal/contract/leads/messages/view";
import type { LeadKind } from "@portal/contract/leads/states";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { searchPattern } from "../../../platform/search-pattern.ts";
import type { AccountScope } from "../../../platform/session/session.ts";

export type Db = Kysely<Database>;

export type ThreadRow = {
  id: number;
  company_id: number;
  company: string;
  lead_id: number;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  brand: string;
  started_at: Date;
  last_at: Date;
  last_author: MessageAuthor;
  unread: number;
  is_waiting: boolean;
  stopped_at: Date | null;
};

const THREAD = `
  select t.id, t.company_id, c.display_name as company, t.lead_id, l.kind, l.name, l.email, l.phone, t.brand, t.started_at,
         t.last_at, t.last_author, t.unread, t.waits_since is not null as is_waiting, t.stopped_at
  from message_threads t join leads l on l.id = t.lead_id join companies c on c.id = t.company_id`;

const ofCompany = statement<ThreadRow, [companyId: number, id: number]>(
  `${THREAD} where t.company_id = $1 and t.id = $2`,
);
export const findThread = async (db: Db, { companyId }: AccountScope, id: number): Promise<ThreadRow | undefined> =>
  (await ofCompany(db, companyId, id))[0];

// Locked, because what a thread says about its messages is written anew with each of them.
const lock = statement<ThreadRow, [id: number]>(`${THREAD} where t.id = $1 for no key update of t`);
export const lockThread = async (trx: Db, id: number): Promise<ThreadRow | undefined> => (await lock(trx, id))[0];

export type ItemRow = Pick<ThreadRow, "id" | "kind" | "name" | "last_at" | "last_author" | "unread" | "is_waiting"> & {
  excerpt: string;
};

const IS_FOUND = `
  ($2 = 'all' or ($2 = 'unread' and t.unread > 0) or ($2 = 'waiting' and t.waits_since is not null))
  and ($3 = '%%' or l.name ilike $3 or l.email ilike $3
       or exists (select from messages m where m.thread_id = t.id and m.text ilike $3))`;
const THREADS = "from message_threads t join leads l on l.id = t.lead_id where t.company_id = $1";
type Filters = [companyId: number, filter: ThreadFilter, pattern: string];

const readPage = statement<ItemRow, [...Filters, limit: number, offset: number]>(`
  select t.id, l.kind, l.name, t.excerpt, t.last_at, t.last_author, t.unread, t.waits_since is not null as is_waiting
  ${THREADS} and ${IS_FOUND} order by (t.unread > 0) desc, t.last_at desc, t.id desc limit $4 offset $5`);
const readCounts = statement<{ total: number; unread: number; waiting: number }, Filters>(`
  select (count(*) filter (where ${IS_FOUND}))::int as total,
         (count(*) filter (where t.unread > 0))::int as unread,
         (count(*) filter (where t.waits_since is not null))::int as waiting ${THREADS}`);

export type Wanted = { filter: ThreadFilter; search: string };
export const pageOfThreads = (
  db: Db,
  { companyId }: AccountScope,
  { filter, search, limit, offset }: Wanted & { limit: number; offset: number },
): Promise<ItemRow[]> => readPage(db, companyId, filter, searchPattern(search), limit, offset);

export const countThreads = async (db: Db, { companyId }: AccountScope, { filter, search }: Wanted) =>
  (await readCounts(db, companyId, filter, searchPattern(search)))[0] ?? { total: 0, unread: 0, waiting: 0 };

export type MessageRow = {
  id: number;
  author: MessageAuthor;
  name: string;
  text: string;
  quoted: string;
  left_out: string[];
  at: Date;
  /** Of a company's message: its mail, as long as that is stored. */
  mail: { dueAt: string; sentAt: string | null; failedAt: string | null; attempts: number } | null;
  /** In wire format, built by PostgreSQL in the same statement. */
  files: { id: number; name: string; mediaType: string; bytes: number }[];
};

const MESSAGE = `
  select m.id, m.author, m.text, m.quoted, m.left_out, m.at, coalesce(u.display_name, '') as name,
         case m.author when 'company' then (
           select json_build_object('dueAt', due_at, 'sentAt', sent_at, 'failedAt', failed_at, 'attempts', attempts)
           from mails where key = 'message:' || m.id) end as mail,
         coalesce((select json_agg(json_build_object('id', n.id, 'name', f.original_name, 'mediaType', f.media_type,
                                                     'bytes', f.bytes) order by n.id)
                   from message_files n join files f on f.id = n.file_id where n.message_id = m.id), '[]') as files
  from messages m left join users u on u.id = m.user_id`;

const before = statement<MessageRow, [threadId: number, before: number | null, most: number]>(`
  ${MESSAGE} where m.thread_id = $1 and ($2::bigint is null or m.id < $2) order by m.id desc limit $3`);
/** The latest messages, or those before one; newest first, one more than are shown. */
export const messagesOf = (db: Db, threadId: number, beforeId: number | null): Promise<MessageRow[]> =>
  before(db, threadId, beforeId, MESSAGES_AT_ONCE + 1);

const one = statement<MessageRow, [id: number]>(`${MESSAGE} where m.id = $1`);
export const findMessage = async (db: Db, id: number): Promise<MessageRow | undefined> => (await one(db, id))[0];

const byKey = statement<{ id: number }, [threadId: number, key: string]>(
  "select id from messages where thread_id = $1 and request_key = $2",
);
export const messageOfKey = async (db: Db, threadId: number, key: string): Promise<number | undefined> =>
  (await byKey(db, threadId, key))[0]?.id;

const ownMessage = statement<{ id: number; thread_id: number; text: string }, [companyId: number, id: number]>(`
  select m.id, m.thread_id, m.text from messages m join message_threads t on t.id = m.thread_id
  where m.id = $2 and t.company_id = $1 and m.author = 'company'`);
export const findOwnMessage = async (db: Db, { companyId }: AccountScope, id: number) =>
  (await ownMessage(db, companyId, id))[0];

export type FileRow = { storage_key: string; original_name: string };
const ownFile = statement<FileRow, [companyId: number, id: number]>(`
  select f.storage_key, f.original_name from message_files n
  join messages m on m.id = n.message_id
  join message_threads t on t.id = m.thread_id
  join files f on f.id = n.file_id
  where n.id = $2 and t.company_id = $1`);
export const findFile = async (db: Db, { companyId }: AccountScope, id: number): Promise<FileRow | undefined> =>
  (await ownFile(db, companyId, id))[0];

const threadOfLead = statement<{ id: number }, [companyId: number, leadId: number]>(
  "select id from message_threads where company_id = $1 and lead_id = $2",
);
export const findThreadOfLead = async (db: Db, companyId: number, leadId: number): Promise<number | undefined> =>
  (await threadOfLead(db, companyId, leadId))[0]?.id;
