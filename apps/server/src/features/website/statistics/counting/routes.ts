/** Own counting of websites: what their servers send, and the script that they serve. */
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { call, type Call } from "../../../../platform/http/call.ts";
import { requireSignature } from "../../../tracking/public.ts";
import { countBatch } from "./batch.ts";
import { serveGetCountingScript, serveIngestWebsiteHits } from "./calls.ts";
import { COUNTING_SCRIPT } from "./script.ts";

const CACHED_SECONDS = 3600;

export const countingRoutes = (dependencies: Dependencies): Call[] => [
  call(
    serveIngestWebsiteHits,
    ({ body }) => countBatch(dependencies, body.hits),
    (request, bytes) => requireSignature(dependencies, request, bytes),
  ),
  call(serveGetCountingScript, async ({ reply }) => {
    void reply.header("cache-control", `public, max-age=${CACHED_SECONDS}`).type("text/javascript; charset=utf-8");
    return COUNTING_SCRIPT;
  }),
];
