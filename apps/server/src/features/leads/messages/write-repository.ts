/** SQL that writes threads and messages. */
import type { MessageAuthor } from "@portal/contract/leads/messages/calls";
import { statement } from "@portal/db/statement";
import type { Db } from "./repository.ts";

type NewThread = [companyId: number, leadId: number, brand: string, at: Date, waits: boolean];
/** No row if the lead has a thread already. */
export const insertThread = statement<{ id: number }, NewThread>(`
  insert into message_threads (company_id, lead_id, brand, started_at, last_at, last_author, excerpt, unread, waits_since)
  values ($1, $2, $3, $4, $4, 'customer', '', 0, case when $5 then $4::timestamptz end)
  on conflict (company_id, lead_id) do nothing returning id`);

type NewMessage = [
  threadId: number,
  author: MessageAuthor,
  userId: number | null,
  text: string,
  quoted: string,
  leftOut: readonly string[],
  requestKey: string | null,
  mailId: string | null,
  replyHash: Buffer | null,
  at: Date,
  readAt: Date | null,
];
/** No row if the same form or mail has written it already. */
export const insertMessage = statement<{ id: number }, NewMessage>(`
  insert into messages (thread_id, author, user_id, text, quoted, left_out, request_key, mail_id, reply_hash, at, read_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`);

export const deleteMessage = statement<{ id: number }, [id: number]>("delete from messages where id = $1 returning id");

const markAllRead = statement<never, [threadId: number, now: Date, upTo: number | null]>(`
  update messages set read_at = $2
  where thread_id = $1 and author = 'customer' and read_at is null and ($3::bigint is null or id <= $3)`);
export const markRead = (trx: Db, threadId: number, now: Date, upTo: number | null): Promise<unknown> =>
  markAllRead(trx, threadId, now, upTo);

/** The customer's latest message counts as not read. */
export const markLatestUnread = statement<never, [threadId: number]>(`
  update messages set read_at = null
  where id = (select max(id) from messages where thread_id = $1 and author = 'customer')`);

/** What a thread says about its messages, from them. A customer waits since the first message after the latest answer. */
export const refreshThread = statement<never, [threadId: number]>(`
  update message_threads t
  set last_at = l.at, last_author = l.author, excerpt = left(regexp_replace(l.text, '\\s+', ' ', 'g'), 160),
      unread = (select count(*) from messages m where m.thread_id = t.id and m.author = 'customer' and m.read_at is null),
      waits_since = (select min(m.at) from messages m where m.thread_id = t.id and m.author = 'customer' and m.id >
                     (select coalesce(max(a.id), 0) from messages a where a.thread_id = t.id and a.author = 'company'))
  from (select at, author, text from messages where thread_id = $1 order by id desc limit 1) l where t.id = $1`);

/** The sweep of leads tells browsers: whoever hands over a mail may be a command without a queue. */
export const notePushDue = statement<never, [threadId: number, messageId: number]>(
  "update message_threads set push_message_id = $2 where id = $1",
);

/** After `markRead`; whether the customer waits stays as somebody decided. */
export const refreshUnread = statement<{ unread: number; is_waiting: boolean }, [threadId: number]>(`
  update message_threads t
  set unread = (select count(*) from messages m where m.thread_id = t.id and m.author = 'customer' and m.read_at is null)
  where t.id = $1 returning unread, waits_since is not null as is_waiting`);

/** No answer is needed. */
export const endWaiting = statement<never, [threadId: number]>(
  "update message_threads set waits_since = null where id = $1",
);
/** An answer is needed after all, since the customer's latest message. */
export const waitAgain = statement<never, [threadId: number]>(`
  update message_threads set waits_since =
    (select max(at) from messages where thread_id = $1 and author = 'customer') where id = $1`);

export const setStopped = statement<never, [threadId: number, at: Date | null]>(
  "update message_threads set stopped_at = $2 where id = $1",
);

/** Adopts temporary files of the company. Answers those that were still temporary, in no order. */
export const adoptFiles = statement<{ id: number }, [fileIds: readonly number[], companyId: number, now: Date]>(`
  update files set adopted_at = $3, expires_at = null, marker_hash = null
  where id = any ($1::bigint[]) and company_id = $2 and purpose = 'message_file' and adopted_at is null returning id`);

export const insertMessageFiles = statement<never, [messageId: number, fileIds: readonly number[]]>(`
  insert into message_files (message_id, file_id)
  select $1, id from unnest($2::bigint[]) with ordinality f(id, place) order by place`);

type NewFile = [key: string, companyId: number, mediaType: string, bytes: number, name: string, at: Date];
/** A file that came with a mail: nobody uploaded it, and its message has it at once. */
export const insertAdoptedFile = statement<{ id: number }, NewFile>(`
  insert into files (storage_key, purpose, company_id, media_type, bytes, original_name, created_at, adopted_at)
  values ($1, 'message_file', $2, $3, $4, $5, $6, $6) returning id`);

/** Message-IDs of mails that the thread's customer has: theirs, and the keys of ours, oldest first. */
export const earlierMails = statement<
  { id: number; author: MessageAuthor; mail_id: string | null },
  [threadId: number]
>(`
  select id, author, mail_id from (
    select id, author, mail_id from messages where thread_id = $1 and (author = 'company' or mail_id is not null)
    order by id desc limit 10) latest order by id`);
