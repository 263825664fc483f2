/** Mailboxes of the website product. The portal shows them and sets up mail programs; it never reads mail. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idText } from "../../http/ids.ts";

/** `tls`: encrypted from the start. `starttls`: begins in plain text and then encrypts. */
export type MailServer = { host: string; port: number; security: "tls" | "starttls" };

export type Mailbox = {
  id: number;
  address: string;
  /** What recipients see as the sender; "" if nothing is set. */
  ownerName: string;
  quotaBytes: number;
  /** Null until the mail server has measured it. */
  usedBytes: number | null;
  /** ISO instant, UTC. */
  usedAt: string | null;
  aliases: string[];
  forwardsTo: string[];
  /** Whether forwarded mail also stays in the mailbox. */
  keepsCopy: boolean;
  loginName: string;
  incoming: MailServer;
  outgoing: MailServer;
};

/** In alphabetical order. */
export const getMailboxes = endpoint<{ mailboxes: Mailbox[] }>()({
  name: "getMailboxes",
  method: "GET",
  path: "/api/customer/website-mailboxes",
});

/** `apple`: a configuration profile for iPhone, iPad and Mac. `autoconfig`: what Thunderbird and others read. */
export const PROFILE_FORMATS = ["apple", "autoconfig"] as const;
export type ProfileFormat = (typeof PROFILE_FORMATS)[number];

/** The settings of a mailbox as a file, without its password. A plain GET, so a link is enough. */
export const getMailboxProfile = endpoint<Uint8Array>()({
  name: "getMailboxProfile",
  method: "GET",
  path: "/api/customer/website-mailboxes/:id/profile",
  params: z.object({ id: idText }),
  query: z.object({ format: z.enum(PROFILE_FORMATS, "Dieses Format gibt es nicht.") }),
  errors: ["website.mailbox_not_found"],
});
