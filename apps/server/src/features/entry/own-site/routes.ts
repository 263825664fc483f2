import { brandForHost } from "@portal/contract/brands/brands";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { originOf } from "../../../platform/http/origin-of.ts";
import { serveGetOwnSiteCode } from "./calls.ts";
import { ownSiteCode } from "./service.ts";

export function ownSiteRoutes(dependencies: Dependencies): Call[] {
  const { environment } = dependencies;
  return [
    call(serveGetOwnSiteCode, ({ scope, request }) => {
      const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
      return ownSiteCode(dependencies, scope, originOf(request, brand, environment));
    }),
  ];
}
