/** A person's own sessions: lists the devices and ends sessions. */
import type { AnswerOf } from "@portal/contract/http/endpoint";
import type { OwnSession } from "@portal/contract/user-area/profile";
import { type getOwnSecurityEvents, OWN_SECURITY_EVENTS_PAGE_SIZE } from "@portal/contract/user-area/security-events";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Session } from "../../../platform/session/session.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { noteProof } from "../../auth/public.ts";
import { requirePassword } from "../fresh-password.ts";
import * as repository from "./repository.ts";

/** A public id of the session, different from the cookie's handle. */
const publicId = (handle: string): string => hashToken(handle).toString("base64url");

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService(dependencies: Pick<Dependencies, "db" | "clock" | "environment">) {
  const { db, clock } = dependencies;

  const list = async ({ userId, handle }: Session): Promise<OwnSession[]> => {
    const rows = await repository.liveSessions(db, userId, clock.now());
    return rows.map((row) => ({
      id: publicId(row.handle),
      userAgent: row.user_agent,
      startedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      remember: row.remember,
      current: row.handle === handle,
    }));
  };

  return {
    list,

    /** A page of the person's security events, newest first. */
    async events(userId: number, before = Number.MAX_SAFE_INTEGER): Promise<AnswerOf<typeof getOwnSecurityEvents>> {
      const size = OWN_SECURITY_EVENTS_PAGE_SIZE;
      const rows = await repository.securityEventsOf(db, userId, before, size + 1);
      const events = rows.slice(0, size).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
      return { events, hasMore: rows.length > size };
    },

    /**
     * Ends one session, or all but the current one.
     * @throws Problem `user.session_unknown` for a session of another person
     */
    async end(session: Session, id: string | undefined): Promise<OwnSession[]> {
      const now = clock.now();
      const { userId, handle } = session;
      await db.transaction().execute(async (trx) => {
        if (id === undefined) await repository.endOthers(trx, userId, handle, now);
        else {
          const rows = await repository.liveSessions(trx, userId, now);
          const handles = rows.map((row) => row.handle).filter((other) => publicId(other) === id);
          if (handles.length === 0) throw new Problem("user.session_unknown");
          await repository.endSessions(trx, userId, handles, now);
        }
        await noteSecurityEvent(dependencies, trx, { kind: "sessions_ended", userId });
        const action = id === undefined ? "sessions.others_ended" : "session.ended";
        await writeAudit(trx, { at: now, action, outcome: "done", actorUserId: userId });
      });
      return list(session);
    },

    /**
     * Returns until when the password counts as fresh.
     * @throws Problem of `requirePassword`
     */
    async confirm(session: Session, password: string): Promise<{ until: string }> {
      await requirePassword(dependencies, session.userId, { password, field: "password" });
      return noteProof(dependencies, session, "password");
    },
  };
}
