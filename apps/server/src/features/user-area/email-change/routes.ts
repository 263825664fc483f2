import { serveActivateChangedEmail, serveCancelEmailChange, serveUpdateUserData } from "../calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import type { ProfileService } from "../profile/service.ts";
import type { EmailChangeService } from "./service.ts";

export const emailChangeRoutes = (
  { environment }: Dependencies,
  service: EmailChangeService,
  profiles: ProfileService,
): Call[] => [
  call(serveUpdateUserData, async ({ request, session: { userId }, body }) => {
    await service.request(userId, body, visitorOf(request, environment));
    return { profile: await profiles.read(userId) };
  }),
  call(serveCancelEmailChange, async ({ session: { userId } }) => {
    await service.cancel(userId);
    return { profile: await profiles.read(userId) };
  }),
  call(serveActivateChangedEmail, ({ request, body }) =>
    service.activate(body.token, visitorOf(request, environment).brand),
  ),
];
