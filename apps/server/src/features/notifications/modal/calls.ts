import {
  addUserNotification,
  getUserNotificationModalContent,
  readUserNotification,
} from "@portal/contract/notifications/modal/calls";
import * as z from "zod/mini";
import { serve, sessionAccess } from "../../../platform/http/served-call.ts";

// No access for customer care: only the person may confirm a notification.
const next = { access: sessionAccess(), answers: { 200: z.object({ user_notification_code: z.string() }) } };

export const serveGetUserNotificationModalContent = serve(getUserNotificationModalContent, {
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
export const serveReadUserNotification = serve(readUserNotification, next);
export const serveAddUserNotification = serve(addUserNotification, {
  ...next,
  summary: "Show the modal notification of a code",
});
