/** Notices, modal notifications and mails, and people's settings for them. */
import type { Generated } from "kysely";
import type { CreatedAt, Timestamp } from "./columns.ts";

export type NoticeTable = {
  id: Generated<number>;
  external_id: string | null;
  message: string;
  level: "info" | "success" | "warning" | "danger";
  label: Generated<string>;
  dismissible: Generated<boolean>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  created_at: CreatedAt;
};

export type ModalNotificationTable = {
  code: string;
  headline: string;
  text: string;
  button_text: Generated<string>;
  button_link: Generated<string>;
  created_at: CreatedAt;
};

type UserNotificationTable = {
  user_id: number;
  code: string;
  company_id: number | null;
  given_at: Timestamp;
  read_at: Timestamp | null;
};

type NotificationSettingTable = {
  user_id: number;
  event: string;
  channel: string;
  wanted: boolean;
};

export type MailTable = {
  id: Generated<number>;
  key: string;
  template: string;
  recipient: string;
  brand: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Timestamp;
  due_at: Timestamp;
  attempts: Generated<number>;
  sent_at: Timestamp | null;
  failed_at: Timestamp | null;
  empty_at: Timestamp | null;
  last_error: string | null;
};

export type NotificationsTables = {
  notices: NoticeTable;
  modal_notifications: ModalNotificationTable;
  user_notifications: UserNotificationTable;
  notification_settings: NotificationSettingTable;
  mails: MailTable;
};
