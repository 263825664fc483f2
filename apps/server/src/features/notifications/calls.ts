import * as z from "zod/mini";
import { publicAccess, serve } from "../../platform/http/served-call.ts";
import { getNotifications, NOTICE_LEVELS } from "@portal/contract/notifications/calls";

export const serveGetNotifications = serve(getNotifications, {
  access: publicAccess,
  answers: {
    200: z.array(
      z.object({
        id: z.number(),
        message: z.string(),
        level: z.enum(NOTICE_LEVELS),
        label: z.string(),
        dismissible: z.boolean(),
      }),
    ),
  },
});
