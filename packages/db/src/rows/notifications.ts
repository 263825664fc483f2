/** Notices, modal notifications and mails, and people's settings for them. */
import type { ColumnType, Generated } from "kysely";
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

/** What a mail of a conversation between people has besides its text. */
export type Conversation = {
  /** Shown as the sender's name; the address stays the brand's own. */
  fromName: string;
  /** Null where no mailbox takes replies. */
  replyTo: string | null;
  /** Message-IDs of the thread's earlier mails, oldest first. */
  references: string[];
  files: { name: string; key: string; mediaType: string }[];
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
  unsubscribe_url: string | null;
  conversation: ColumnType<Conversation | null, string | null | undefined, string | null>;
};

export type NotificationsTables = {
  notices: NoticeTable;
  modal_notifications: ModalNotificationTable;
  user_notifications: UserNotificationTable;
  notification_settings: NotificationSettingTable;
  mails: MailTable;
};
