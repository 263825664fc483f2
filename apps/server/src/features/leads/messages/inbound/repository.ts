/** SQL of what customers write, found by the token of a company's message. */
import { statement } from "@portal/db/statement";
import type { Db } from "../repository.ts";

export type TokenThread = { thread_id: number; company_id: number; email: string };
const byToken = statement<TokenThread, [replyHash: Buffer]>(`
  select t.id as thread_id, t.company_id, l.email from messages m
  join message_threads t on t.id = m.thread_id join leads l on l.id = t.lead_id
  where m.reply_hash = $1`);
export const threadOfToken = async (db: Db, replyHash: Buffer): Promise<TokenThread | undefined> =>
  (await byToken(db, replyHash))[0];

const mailOf = statement<{ id: number }, [threadId: number, mailId: string]>(
  "select id from messages where thread_id = $1 and mail_id = $2",
);
export const hasMail = async (db: Db, threadId: number, mailId: string): Promise<boolean> =>
  (await mailOf(db, threadId, mailId)).length > 0;

/** People of the company who may answer, whose mail wish and company allow news. */
const recipients = statement<{ id: number; email: string }, [companyId: number]>(`
  select u.id, u.email from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and m."right" in ('owner', 'editor') and may_contact($1, 'portalMessages')
    and wants_notification(u.id, 'new_messages', 'email')
  order by u.id limit 50`);
export const peopleToTell = (db: Db, companyId: number): Promise<{ id: number; email: string }[]> =>
  recipients(db, companyId);
