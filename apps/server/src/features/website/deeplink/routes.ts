import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { serveGetWebsiteDeeplink, serveRedeemWebsiteDeeplink } from "./calls.ts";
import { createDeeplinkService } from "./service.ts";

export function deeplinkRoutes(dependencies: Dependencies): Call[] {
  const deeplinks = createDeeplinkService(dependencies);
  return [
    call(serveGetWebsiteDeeplink, async ({ scope, query }) => ({
      link: await deeplinks.create(scope, query.websiteId),
    })),
    call(
      serveRedeemWebsiteDeeplink,
      async ({ body }) => ({ site: await deeplinks.redeem(body.token) }),
      (request, bytes) => deeplinks.requireSignature(request, bytes),
    ),
  ];
}
