import { create } from "content-disposition";
import type { Mailbox, MailServer } from "@portal/contract/website/mailboxes/calls";
import { visitorOf } from "../../auth/public.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { APPLE_PROFILE, AUTOCONFIG, serveGetMailboxes, serveGetMailboxProfile } from "./calls.ts";
import { appleProfile, autoconfig } from "./profiles.ts";
import { mailboxesOf, mailboxOf, type MailboxRow } from "./repository.ts";

export const mailboxRoutes = ({ db, environment }: Dependencies): Call[] => [
  call(serveGetMailboxes, async ({ scope }) => ({ mailboxes: (await mailboxesOf(db, scope)).map(toMailbox) })),
  call(serveGetMailboxProfile, async ({ scope, params, query: { format }, request, reply }) => {
    const row = await mailboxOf(db, scope, params.id);
    if (row === undefined) throw new Problem("website.mailbox_not_found");
    const mailbox = toMailbox(row);
    const isApple = format === "apple";
    const file = `${mailbox.address.replace("@", "-")}.${isApple ? "mobileconfig" : "xml"}`;
    reply.header("content-disposition", create(file, { type: "attachment" }));
    reply.type(isApple ? APPLE_PROFILE : AUTOCONFIG);
    const { name, domains } = visitorOf(request, environment).brand;
    return Buffer.from(isApple ? appleProfile(mailbox, { name, domain: domains.main }) : autoconfig(mailbox));
  }),
];

/** Ports whose connections begin in plain text and then encrypt (RFC 8314). */
const STARTTLS_PORTS = new Set([25, 143, 587]);

const toServer = (host: string, port: number): MailServer => ({
  host,
  port,
  security: STARTTLS_PORTS.has(port) ? "starttls" : "tls",
});

const toMailbox = (row: MailboxRow): Mailbox => ({
  id: row.id,
  address: row.address,
  ownerName: row.owner_name,
  quotaBytes: row.quota_bytes,
  usedBytes: row.used_bytes,
  usedAt: row.used_at?.toISOString() ?? null,
  aliases: row.aliases,
  forwardsTo: row.forwards_to,
  keepsCopy: row.keeps_copy,
  loginName: row.login_name,
  incoming: toServer(row.imap_host, row.imap_port),
  outgoing: toServer(row.smtp_host, row.smtp_port),
});
