/** Customers' replies: by mail through a signed webhook, or by the link in a company's mail. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import type { Message } from "./calls.ts";
import { messageContent } from "./calls.ts";
import { replyTokenOf } from "./reply-address.ts";

/**
 * What became of a mail. `ignored`: automatic replies, lists and bounces. `refused`: no thread has its address, its
 * sender is not the thread's customer, or it is unreadable or empty.
 */
export const MAIL_OUTCOMES = ["stored", "duplicate", "ignored", "refused"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];
export const MAIL_REASONS = [
  "automatic",
  "no_address",
  "unknown_address",
  "other_sender",
  "too_many",
  "unreadable",
  "empty",
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];
export type MailResult = { outcome: MailOutcome; reason: MailReason | null };

/**
 * Takes a mail as the mail server got it: raw MIME (`message/rfc822`), signed like `POST /api/webhooks/leads`. Answers
 * 200 for everything that need not be sent again.
 */
export const receiveMail = endpoint<MailResult>()({
  name: "receiveMail",
  method: "POST",
  path: "/api/webhooks/mail",
  bodyKind: "mail",
  xsrf: false,
  errors: ["leads.signature_invalid", "leads.webhook_not_connected"],
});

const token = z.string().check(z.refine((text) => replyTokenOf(text) !== undefined, "Der Link ist nicht vollständig."));

/** A thread as its customer sees it. */
export type CustomerThread = {
  company: string;
  /** The customer's own name. */
  name: string;
  /** Oldest first; files can be seen by name only. */
  messages: Pick<Message, "id" | "author" | "text" | "at" | "files">[];
  isStopped: boolean;
};

export const getCustomerThread = endpoint<{ thread: CustomerThread }>()({
  name: "getCustomerThread",
  method: "POST",
  path: "/api/messages/thread",
  body: z.object({ token }),
  errors: ["leads.link_unknown"],
});

/** Writes to the company. */
export const replyToCompany = endpoint<{ thread: CustomerThread }>()({
  name: "replyToCompany",
  method: "POST",
  path: "/api/messages/reply",
  body: z.object({ token, text: messageContent.text, key: messageContent.key }),
  errors: ["leads.link_unknown", "request.throttled"],
});

/** No more mails of this company, or mails again. */
export const stopMessages = endpoint<{ thread: CustomerThread }>()({
  name: "stopMessages",
  method: "POST",
  path: "/api/messages/stop",
  body: z.object({ token, stopped: z.boolean() }),
  errors: ["leads.link_unknown"],
});
