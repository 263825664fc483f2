import {
  serveActivateChangedEmail,
  serveCancelEmailChange,
  serveUndoEmailChange,
  serveUpdateUserData,
} from "../calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import type { ProfileService } from "../profile/service.ts";
import { activateChange, undoChange } from "./links.ts";
import type { EmailChangeService } from "./service.ts";

export const emailChangeRoutes = (
  dependencies: Dependencies,
  service: EmailChangeService,
  profiles: ProfileService,
): Call[] => [
  call(serveUpdateUserData, async ({ request, session, body }) => {
    await service.request(session, body, visitorOf(request, dependencies.environment));
    return { profile: await profiles.read(session.userId) };
  }),
  call(serveCancelEmailChange, async ({ session: { userId } }) => {
    await service.cancel(userId);
    return { profile: await profiles.read(userId) };
  }),
  call(serveActivateChangedEmail, ({ request, body }) =>
    activateChange(dependencies, body.token, visitorOf(request, dependencies.environment).brand),
  ),
  call(serveUndoEmailChange, ({ request, body }) =>
    undoChange(dependencies, body.token, visitorOf(request, dependencies.environment).brand),
  ),
];
