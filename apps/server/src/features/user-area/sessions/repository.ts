/** SQL of a person's own sessions. Sessions of customer care belong to the company and are excluded. */
import { statement } from "@portal/db/statement";

export type SessionRow = {
  handle: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
  remember: boolean;
};

const SHOWN_AT_MOST = 50;

/** Active sessions at `now`, most recently used first. */
export const liveSessions = statement<SessionRow, [userId: number, now: Date]>(`
  select handle, user_agent, created_at, last_used_at, remember from sessions
  where user_id = $1 and revoked_at is null and expires_at > $2 and absolute_expires_at > $2 and agent_company_id is null
  order by last_used_at desc, handle limit ${SHOWN_AT_MOST}`);

/** Ends these sessions of the person. */
export const endSessions = statement<never, [userId: number, handles: string[], now: Date]>(
  "update sessions set revoked_at = $3 where user_id = $1 and handle = any($2) and revoked_at is null",
);

/** Ends all of the person's sessions but one. */
export const endOthers = statement<never, [userId: number, keptHandle: string, now: Date]>(`
  update sessions set revoked_at = $3
  where user_id = $1 and handle <> $2 and revoked_at is null and agent_company_id is null`);
