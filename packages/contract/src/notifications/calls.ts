/** Server notices (Specification §3 "Server notice"): messages to everybody, before login too. */
import { endpoint } from "../http/endpoint.ts";

export const NOTICE_LEVELS = ["info", "success", "warning", "danger"] as const;

export type Notice = {
  id: number;
  message: string;
  level: (typeof NOTICE_LEVELS)[number];
  label: string;
  dismissible: boolean;
};

/** Returns the bare list of the notices that are valid now. */
export const getNotifications = endpoint<Notice[]>()({
  name: "getNotifications",
  method: "GET",
  path: "/api/service/getNotifications",
});
