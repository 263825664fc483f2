import * as push from "@portal/contract/user-area/push";
import * as z from "zod/mini";
import { emptyAnswer, serve, sessionAccess } from "../../../platform/http/served-call.ts";
import { PROFILE } from "../../../platform/rate-limits/quotas.ts";

const access = sessionAccess();
const answers = {
  200: z.object({
    publicKey: z.nullable(z.string()),
    devices: z.array(
      z.object({
        id: z.number(),
        endpoint: z.string(),
        userAgent: z.string(),
        since: z.string(),
        lastSentAt: z.nullable(z.string()),
      }),
    ),
  }),
};

export const serveGetPushSettings = serve(push.getPushSettings, { access, answers });
export const serveSubscribePush = serve(push.subscribePush, { access, answers, quota: PROFILE });
export const serveUnsubscribePush = serve(push.unsubscribePush, { access, answers, quota: PROFILE });
export const serveTestPush = serve(push.testPush, { access, answers: { 200: emptyAnswer }, quota: PROFILE });
