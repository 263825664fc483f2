import { serveIngestTrackingEvents, serveTrackAction } from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { ingestBatch } from "./batch.ts";
import type { OwnPage } from "./own-page.ts";
import { requireSignature } from "./signature.ts";

export const eventRoutes = (dependencies: Dependencies, ownPage: OwnPage): Call[] => [
  call(
    serveIngestTrackingEvents,
    ({ body }) => ingestBatch(dependencies, body),
    (request, bytes) => requireSignature(dependencies, request, bytes),
  ),
  call(serveTrackAction, async ({ request, reply, body }) => {
    const site = request.headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin") throw new Problem("auth.xsrf_invalid");
    ownPage.count(request, body.company, body.action);
    reply.code(204);
    return null;
  }),
];
