/** The calls of notices of illegal content. */
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";
import { visitorOf } from "../../auth/public.ts";
import { serveComplainContentNotice, serveGetContentNotice, serveSendContentNotice } from "./calls.ts";
import type { NoticeService } from "./service.ts";

export const noticeRoutes = (dependencies: Dependencies, service: NoticeService): Call[] => [
  call(serveSendContentNotice, async ({ request, body }) => {
    const { brand } = visitorOf(request, dependencies.environment);
    return { notice: await service.send(body, { brand, userId: await personOf(dependencies, request) }) };
  }),
  call(serveGetContentNotice, async ({ body }) => ({ notice: await service.read(body.token) })),
  call(serveComplainContentNotice, async ({ body }) => ({ notice: await service.complain(body.token, body.text) })),
];

/** The logged-in person; null for strangers and for customer care, who notices nothing for somebody else. */
async function personOf(dependencies: Dependencies, request: FastifyRequest): Promise<number | null> {
  const found = await lookUpSession(dependencies, request, { accountId: null, subjectId: null });
  return found === null || found.session.agent !== null ? null : found.session.userId;
}
