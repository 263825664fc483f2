import { call, type Call } from "../../../platform/http/call.ts";
import { serveGetPushSettings, serveSubscribePush, serveTestPush, serveUnsubscribePush } from "./calls.ts";
import type { PushService } from "./service.ts";

export const pushRoutes = (service: PushService): Call[] => [
  call(serveGetPushSettings, ({ session }) => service.read(session.userId)),
  call(serveSubscribePush, ({ session, body, request }) =>
    service.subscribe(session.userId, body, request.headers["user-agent"] ?? ""),
  ),
  call(serveUnsubscribePush, ({ session, body }) => service.unsubscribe(session.userId, body.id)),
  call(serveTestPush, async ({ session }) => {
    await service.test(session.userId);
    return {};
  }),
];
