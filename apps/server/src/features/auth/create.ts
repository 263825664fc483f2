import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { accessLinkRoutes } from "./access-link/routes.ts";
import { createAccessLinkService } from "./access-link/service.ts";
import { demoCodeRoutes } from "./demo-code/routes.ts";
import { facebookRoutes } from "./facebook/routes.ts";
import { createFacebookService } from "./facebook/service.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { createPasskeyService } from "./passkeys/service.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { createRegistrationService } from "./registration/service.ts";
import { authRoutes } from "./routes.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { createSecondFactorService } from "./second-factor/service.ts";
import { createAuthService } from "./service.ts";
import { createLoginCompletion } from "./complete-login.ts";
import { supportRoutes } from "./support/routes.ts";
import { createSupportService } from "./support/service.ts";

export function createAuth(dependencies: Dependencies): Call[] {
  const service = createAuthService(dependencies);
  const login = createLoginCompletion(dependencies, service);
  return [
    ...authRoutes(dependencies, service),
    ...registrationRoutes(dependencies, createRegistrationService(dependencies)),
    ...accessLinkRoutes(dependencies, createAccessLinkService(dependencies), login),
    ...secondFactorRoutes(dependencies, createSecondFactorService(dependencies)),
    ...passkeyRoutes(dependencies, createPasskeyService(dependencies), login),
    ...facebookRoutes(dependencies, createFacebookService(dependencies, service), login),
    ...demoCodeRoutes(dependencies),
    ...supportRoutes(dependencies, service, createSupportService(dependencies, service)),
  ];
}
