/** Messages between companies and customers who asked them, and inquiries that wait for their confirmation. */
import type { MessageAuthor } from "@portal/contract/leads/messages/calls";
import type { LeadKind } from "@portal/contract/leads/states";
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

type MessageThreadTable = {
  id: Generated<number>;
  company_id: number;
  lead_id: number;
  brand: string;
  started_at: Timestamp;
  last_at: Timestamp;
  last_author: MessageAuthor;
  excerpt: string;
  unread: number;
  waits_since: Timestamp | null;
  stopped_at: Timestamp | null;
};

type MessageTable = {
  id: Generated<number>;
  thread_id: number;
  author: MessageAuthor;
  user_id: number | null;
  text: string;
  quoted: Generated<string>;
  left_out: Generated<string[]>;
  request_key: string | null;
  mail_id: string | null;
  reply_hash: Buffer | null;
  at: Timestamp;
  read_at: Timestamp | null;
};

type MessageFileTable = { id: Generated<number>; message_id: number; file_id: number };

type QuickAnswerTable = {
  id: Generated<number>;
  company_id: number;
  title: string;
  text: string;
  changed_at: Timestamp;
};

type InquiryTable = {
  id: Generated<number>;
  company_id: number;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  text: string;
  brand: string;
  token_hash: Buffer;
  state: "waiting" | "delivered";
  submitted_at: Timestamp;
  delivered_at: Timestamp | null;
  lead_id: number | null;
};

type InquiryFileTable = { id: Generated<number>; inquiry_id: number; file_id: number };

export type MessageTables = {
  message_threads: MessageThreadTable;
  messages: MessageTable;
  message_files: MessageFileTable;
  quick_answers: QuickAnswerTable;
  inquiries: InquiryTable;
  inquiry_files: InquiryFileTable;
};
