/** Who opens a page, for what is sent with it. */
import type { User } from "@portal/contract/auth/calls";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { lookUpSession } from "../../platform/session/guard.ts";
import { lastRenewal } from "./repository.ts";
import { createAuthService } from "./service.ts";

/** The person as `refresh` answers them, and milliseconds since the session was last renewed. */
export type PageVisitor = { readonly user: User; readonly renewedAgoMs: number };

/**
 * Reads the person of a page's session; null if it has none that is alive. Unlike `refresh` it renews nothing, so a
 * page that is opened many times costs no secret, and its answer sets no cookie that another answer must not overtake.
 */
export function createPageVisitor(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const { describe } = createAuthService(dependencies);
  return async (request: FastifyRequest): Promise<PageVisitor | null> => {
    const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
    if (found === null) return null;
    const { session } = found;
    const [user, [renewal]] = await Promise.all([describe(session), lastRenewal(db, session.handle)]);
    if (user === null || renewal === undefined) return null;
    return { user, renewedAgoMs: Math.max(0, clock.now().getTime() - renewal.last_used_at.getTime()) };
  };
}
