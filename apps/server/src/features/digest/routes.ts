import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { visitorOf } from "../auth/public.ts";
import {
  serveChooseDigest,
  serveEndDigest,
  serveGetDigest,
  serveGetDigestPreview,
  serveResumeDigest,
} from "./calls.ts";
import type { DigestService } from "./service.ts";

/** Nothing runs in the preview and nothing is loaded; its links are dead, because they would leave the settings. */
const PREVIEW_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

export const digestRoutes = ({ environment }: Pick<Dependencies, "environment">, service: DigestService): Call[] => [
  call(serveGetDigest, ({ scope }) => service.choice(scope)),
  call(serveChooseDigest, ({ scope, body }) => service.choose(scope, body.rhythm)),
  call(serveGetDigestPreview, async ({ scope, query, request, reply }) => {
    const html = await service.preview(scope, query.rhythm, visitorOf(request, environment).brand);
    void reply
      .header("content-security-policy", PREVIEW_POLICY)
      .header("x-frame-options", "SAMEORIGIN")
      // a sandboxed frame has no origin to be keyed by, and browsers would complain of asking for it
      .header("origin-agent-cluster", "?0")
      .type("text/html; charset=utf-8");
    return html;
  }),
  call(serveEndDigest, ({ body }) => service.end(body.data)),
  call(serveResumeDigest, ({ body }) => service.resume(body.data)),
];
