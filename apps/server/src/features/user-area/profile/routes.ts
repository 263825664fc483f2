import { serveGetProfile, serveUpdatePassword, serveUpdateUserProfile, serveUploadProfileImage } from "../calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { withUploadSlot } from "../../../platform/files/upload-slots.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { trustDevice, visitorOf } from "../../auth/public.ts";
import { readImage } from "./read-image.ts";
import type { ProfileService } from "./service.ts";

/** Of one person. */
const UPLOADS_AT_ONCE = 2;

export const profileRoutes = (dependencies: Dependencies, service: ProfileService): Call[] => [
  call(serveGetProfile, async ({ session }) => ({ profile: await service.read(session.userId) })),
  call(serveUpdateUserProfile, async ({ session, body }) => ({ profile: await service.update(session.userId, body) })),
  call(serveUploadProfileImage, ({ request, session: { userId } }) =>
    withUploadSlot(dependencies, { what: "profile-images", userId, atOnce: UPLOADS_AT_ONCE }, async () => ({
      profile: await service.setImage(userId, await readImage(request)),
    })),
  ),
  call(serveUpdatePassword, async ({ request, reply, session, body }) => {
    const methods = await service.changePassword(session, body, visitorOf(request, dependencies.environment).brand);
    // The new password ended the trust in every device; this one has just proved the old password.
    await trustDevice(dependencies, reply, { id: session.userId });
    return { methods };
  }),
];
