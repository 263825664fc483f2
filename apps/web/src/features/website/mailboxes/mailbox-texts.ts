/** Words for mailboxes and their set-up. */
import type { Mailbox, MailServer } from "@portal/contract/website/mailboxes/calls";
import { germanPercent, germanSize } from "@portal/contract/text/formats";

/** From this share on, people should make room before mail is refused. */
const NEARLY_FULL = 0.9;

export const usedShare = ({ usedBytes, quotaBytes }: Pick<Mailbox, "usedBytes" | "quotaBytes">): number | null =>
  usedBytes === null ? null : Math.min(1, usedBytes / quotaBytes);

export const isNearlyFull = (mailbox: Pick<Mailbox, "usedBytes" | "quotaBytes">): boolean =>
  (usedShare(mailbox) ?? 0) >= NEARLY_FULL;

/** "4,7 GB von 5,0 GB belegt (94 %)" */
export function usedText(mailbox: Pick<Mailbox, "usedBytes" | "quotaBytes">): string {
  const share = usedShare(mailbox);
  const quota = germanSize(mailbox.quotaBytes);
  if (mailbox.usedBytes === null || share === null) return `${quota}, noch nicht gemessen`;
  const used = mailbox.usedBytes === 0 ? "Nichts" : germanSize(mailbox.usedBytes);
  return `${used} von ${quota} belegt (${germanPercent(share)})`;
}

/** Where mail goes on to, and whether it stays. */
export function forwardingText({ forwardsTo, keepsCopy }: Pick<Mailbox, "forwardsTo" | "keepsCopy">): string {
  const targets = forwardsTo.join(", ");
  return keepsCopy ? `${targets}; eine Kopie bleibt im Postfach` : `${targets}; im Postfach bleibt nichts`;
}

export const securityText = ({ security }: Pick<MailServer, "security">): string =>
  security === "tls" ? "SSL/TLS" : "STARTTLS";
