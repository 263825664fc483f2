/** Notes which public entries a logged-in person opens, for their list of recently viewed ones. */
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { isAhead } from "../../../platform/http/is-ahead.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";
import { addView } from "./repository.ts";

/** Customer care reads entries for its work, so its visits are nobody's views. A failure must not cost the page. */
export function createViewNotes(dependencies: Dependencies) {
  const { db, clock, log } = dependencies;
  return {
    async note(request: FastifyRequest, companyId: number): Promise<void> {
      if (isAhead(request)) return;
      try {
        const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
        if (found === null || found.session.agent !== null) return;
        await addView(db, found.session.userId, companyId, clock.now());
      } catch (error) {
        log.warn({ err: error }, "a view of an entry could not be noted");
      }
    },
  };
}
