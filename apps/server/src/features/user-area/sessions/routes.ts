import { serveConfirmPassword, serveEndOwnSessions, serveGetOwnSecurityEvents, serveGetOwnSessions } from "../calls.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import type { SessionService } from "./service.ts";

export const sessionRoutes = (service: SessionService): Call[] => [
  call(serveGetOwnSessions, async ({ session }) => ({ sessions: await service.list(session) })),
  call(serveGetOwnSecurityEvents, ({ session, query }) => service.events(session.userId, query.before)),
  call(serveEndOwnSessions, async ({ session, body }) => ({ sessions: await service.end(session, body.id) })),
  call(serveConfirmPassword, ({ session, body }) => service.confirm(session, body.password)),
];
