import { serveDeleteProfile, serveGetDeletionPreview, serveKeepProfile, serveNoteLeavingReason } from "../calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import type { ProfileService } from "../profile/service.ts";
import type { ErasureService } from "./service.ts";

export const erasureRoutes = (
  { environment }: Dependencies,
  service: ErasureService,
  profiles: ProfileService,
): Call[] => [
  call(serveGetDeletionPreview, ({ session }) => service.preview(session.userId)),
  call(serveDeleteProfile, async ({ request, session, query }) => ({
    eraseAt: (await service.ask(session, query, visitorOf(request, environment).brand)).toISOString(),
  })),
  call(serveNoteLeavingReason, async ({ body: { reason, text } }) => {
    await service.noteReason(reason, text);
    return {};
  }),
  call(serveKeepProfile, async ({ session: { userId } }) => {
    await service.keep(userId);
    return { profile: await profiles.read(userId) };
  }),
];
