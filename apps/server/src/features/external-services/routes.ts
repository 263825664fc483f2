/** Calls on external services (Specification §7 "External services"). */
import * as served from "./calls.ts";
import { brandForHost } from "@portal/contract/brands/brands";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import type { ExternalServices } from "./service.ts";

export function externalServicesRoutes({ environment }: Dependencies, services: ExternalServices): Call[] {
  const { grants, locations, comparison, disconnect } = services;
  const brandOf = ({ hostname }: FastifyRequest) =>
    brandForHost(hostname, { environmentSuffix: environment.HOST_SUFFIX });

  return [
    call(served.serveGetExternalServices, async ({ scope, body }) => ({
      services: [await services.show(scope, { fresh: body?.fresh ?? false })],
    })),
    call(served.serveGetAuthUrl, async ({ scope, session, request }) => ({
      url: await grants.begin(scope, session, brandOf(request)),
    })),
    call(served.serveGrantAccess, async ({ scope, session, body }) => {
      await grants.grant(scope, session, body);
      return { service: await services.checkAndShow(scope) };
    }),
    call(served.serveDenyAccess, async ({ scope, session, body }) => {
      await grants.deny(scope, session, body?.state);
      return {};
    }),
    call(served.serveGetGoogleLocations, async ({ scope, reply }) => {
      const found = await locations.list(scope);
      // Specification §7: 204 means none.
      if (found.length === 0) reply.code(204);
      return found.length === 0 ? (undefined as never) : { locations: found };
    }),
    call(served.serveConnectGoogleLocation, async ({ scope, body }) => {
      await locations.connect(scope, body);
      return { service: await services.show(scope, { fresh: false }) };
    }),
    call(served.serveDisconnectGoogle, async ({ scope }) => {
      const revocation = await disconnect.end(scope, scope);
      return { service: await services.show(scope, { fresh: false }), revocation };
    }),
    call(served.serveGetGoogleComparison, ({ scope }) => comparison.compare(scope)),
    call(served.serveAcceptGoogleDifference, ({ scope, body }) => comparison.accept(scope, body)),
  ];
}
