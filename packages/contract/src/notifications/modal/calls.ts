/** Messages in a modal that one person confirms (Specification §3 "Modal notification", §4 "User notification"). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { oneLineOf } from "../../text/one-line.ts";

export type ModalNotification = {
  headline: string;
  /** Line breaks are shown as breaks. */
  text: string;
  /** A page of the portal or an allowed URL; "" if the button only closes the modal. */
  button_link: string;
  /** "" means the default label of a confirming button. */
  button_text: string;
};

const userNotification = z.object({ userNotification: oneLineOf(1, 100) });

/** The code of the next notification for the person; "none" if there is none. */
export type NextNotification = { user_notification_code: string };

export const getUserNotificationModalContent = endpoint<{ notification: ModalNotification }>()({
  name: "getUserNotificationModalContent",
  method: "POST",
  path: "/api/user/getUserNotificationModalContent",
  body: userNotification,
  errors: ["notifications.unknown"],
});

export const readUserNotification = endpoint<NextNotification>()({
  name: "readUserNotification",
  method: "POST",
  path: "/api/user/readUserNotification",
  body: userNotification,
});

/** Called when a URL carries a code and the person is logged in, for example after a link in a mail. */
export const addUserNotification = endpoint<NextNotification>()({
  name: "addUserNotification",
  method: "POST",
  path: "/api/user/addUserNotification",
  body: userNotification,
  errors: ["notifications.unknown"],
});
