/** Server notices (Specification §3 "Server notice"): told to everybody, before log-in too. */
import { endpoint } from "../http/endpoint.ts";

export const NOTICE_LEVELS = ["info", "success", "warning", "danger"] as const;

export type Notice = {
  id: number;
  message: string;
  level: (typeof NOTICE_LEVELS)[number];
  label: string;
  dismissible: boolean;
};

/** Answers the bare list of the notices in force. */
export const getNotifications = endpoint<Notice[]>()({
  name: "getNotifications",
  method: "GET",
  path: "/api/service/getNotifications",
});
