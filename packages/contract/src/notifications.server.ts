import * as z from "zod/mini";
import { publicAccess, serve } from "./endpoint.server.ts";
import { getNotifications, NOTICE_LEVELS } from "./notifications.ts";

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
