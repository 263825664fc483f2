/** SQL of a person's own sessions. Sessions of customer care belong to the company and are excluded. */
import type { LoginMethod, SecurityEventKind } from "@portal/contract/user-area/security-events";
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

export type EventRow = { id: number; kind: SecurityEventKind; method: LoginMethod | null; at: Date };

/** A person's security events with ids below `before`, newest first. */
export const securityEventsOf = statement<EventRow, [userId: number, before: number, limit: number]>(
  "select id, kind, method, at from security_events where user_id = $1 and id < $2 order by id desc limit $3",
);

/** Ends these sessions of the person. */
export const endSessions = statement<never, [userId: number, handles: string[], now: Date]>(
  "update sessions set revoked_at = $3 where user_id = $1 and handle = any($2) and revoked_at is null",
);

/** Ends all of the person's sessions but one. */
export const endOthers = statement<never, [userId: number, keptHandle: string, now: Date]>(`
  update sessions set revoked_at = $3
  where user_id = $1 and handle <> $2 and revoked_at is null and agent_company_id is null`);
