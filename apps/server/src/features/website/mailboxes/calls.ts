import * as z from "zod/mini";
import { WHOLE_WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { getMailboxes, getMailboxProfile } from "@portal/contract/website/mailboxes/calls";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";

/** Mailboxes come with a website, not with a landing page. */
const reads = { access: accountAccess("read", { families: WHOLE_WEBSITE_FAMILIES }), agent: true };

const server = z.object({ host: z.string(), port: z.number(), security: z.enum(["tls", "starttls"]) });
const mailbox = z.object({
  id: z.number(),
  address: z.string(),
  ownerName: z.string(),
  quotaBytes: z.number(),
  usedBytes: z.nullable(z.number()),
  usedAt: z.nullable(z.string()),
  aliases: z.array(z.string()),
  forwardsTo: z.array(z.string()),
  keepsCopy: z.boolean(),
  loginName: z.string(),
  incoming: server,
  outgoing: server,
});

export const APPLE_PROFILE = "application/x-apple-aspen-config";
export const AUTOCONFIG = "application/xml";

export const serveGetMailboxes = serve(getMailboxes, {
  ...reads,
  answers: { 200: z.object({ mailboxes: z.array(mailbox) }) },
});
export const serveGetMailboxProfile = serve(getMailboxProfile, {
  ...reads,
  answers: { 200: new FileAnswer(APPLE_PROFILE, AUTOCONFIG) },
});
