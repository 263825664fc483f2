/** Production answers plain http with the way to https: a page leads there, a call is refused. */
import { brandForHost } from "@portal/contract/brands/brands";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../environment.ts";
import { brandOrigin } from "../mail/origin.ts";
import { Problem } from "../problem.ts";
import { isHttps } from "../session/https.ts";
import { send } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for what a machine inside asks over plain http, in production too. */
    plainHttp?: boolean;
  }
}

/**
 * A call is not redirected, so that a client that sends passwords over plain http fails at once (ASVS 5.0, 4.1.2). The
 * way leads to the brand's own host, never to one that a request names.
 */
export function installHttpsOnly(app: FastifyInstance, environment: Environment): void {
  if (!environment.production) return;
  app.addHook("onRequest", async (request, reply) => {
    if (isHttps(request) || request.routeOptions.config.plainHttp) return undefined;
    const { method, url } = request;
    const isPage = (method === "GET" || method === "HEAD") && !url.startsWith("/api/");
    if (!isPage) return send(reply, new Problem("request.https_required"));
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    // A client may ask a proxy's way, by a whole URL.
    return reply.redirect(brandOrigin(brand, environment) + (url.startsWith("/") ? url : "/"), 308);
  });
}
