/** POST /api/mws/call-ugc: what anybody tells us about an entry. */
import { serveCallUgc } from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { lookUpSession } from "../../platform/session/guard.ts";
import type { UgcService } from "./service.ts";

export const ugcRoutes = (dependencies: Dependencies, service: UgcService): Call[] => [
  call(serveCallUgc, async ({ request, body }) => {
    const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
    const userId = found === null || found.session.agent !== null ? null : found.session.userId;
    return { contribution: { id: await service.contribute(body, { userId }) } };
  }),
];
