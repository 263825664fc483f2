import {
  addUserNotification,
  getUserNotificationModalContent,
  readUserNotification,
} from "@portal/contract/notifications/modal/calls";
import * as z from "zod/mini";
import { serve, sessionAccess } from "../../../platform/http/served-call.ts";
import { OWN_ACTIVITY, READS_ONLY } from "../../../platform/rate-limits/quotas.ts";

// No access for customer care: only the person may confirm a notification.
const next = { access: sessionAccess(), answers: { 200: z.object({ user_notification_code: z.string() }) } };

export const serveGetUserNotificationModalContent = serve(getUserNotificationModalContent, {
  quota: READS_ONLY,
  summary: "Get the content of a modal notification",
  access: sessionAccess(),
  answers: {
    200: z.object({
      notification: z.object({
        headline: z.string(),
        text: z.string(),
        button_link: z.string(),
        button_text: z.string(),
      }),
    }),
  },
});
export const serveReadUserNotification = serve(readUserNotification, { ...next, quota: OWN_ACTIVITY });
export const serveAddUserNotification = serve(addUserNotification, {
  quota: OWN_ACTIVITY,
  ...next,
  summary: "Show the modal notification of a code",
});
