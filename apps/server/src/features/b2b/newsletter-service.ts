/** The newsletter for companies: double opt-in with stored proof. */
import { NEWSLETTER_CONFIRM_DAYS, type NewsletterSubscription } from "@portal/contract/b2b/calls";
import { loginKey } from "@portal/db/login-key";
import { createHmac } from "node:crypto";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { Problem } from "../../platform/problem.ts";
import { openLinkFor, sealLink } from "../../platform/sealing/sealed-links.ts";
import { countMail, type Visitor } from "../auth/public.ts";
import { newsletterMail } from "./newsletter-mail.ts";
import * as repository from "./newsletter-repository.ts";

export type NewsletterService = ReturnType<typeof createNewsletterService>;

const DAY_MS = 86_400_000;

export function createNewsletterService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;

  /** A keyed hash: a network address can be compared with it, but not read from it. */
  const hashOf = (address: string): Buffer =>
    createHmac("sha256", environment.SESSION_SECRET).update(`newsletter ${address}`).digest();

  // Returns expired rows too: the link still unsubscribes long after it can no longer confirm.
  const rowOf = async (token: string): Promise<repository.SubscriptionRow> => {
    const { id } = await openLinkFor(environment, "newsletter", token, { now: clock.now(), evenLate: true });
    const [row] = typeof id === "number" ? await repository.subscriptionById(db, id) : [];
    if (row === undefined) throw new Problem("cryptography.unreadable");
    return row;
  };

  const toSubscription = (row: repository.SubscriptionRow): NewsletterSubscription => ({
    email: row.email,
    status: statusOf(row, clock.now()),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  });

  const audit = (trx: typeof db, action: string, id: number): Promise<void> =>
    writeAudit(trx, { at: clock.now(), action, outcome: "done", details: { subscription: id } });

  return {
    /** Mails the link to subscribers too, so that the answer does not reveal who is one. */
    async subscribe({ email, textVersion }: { email: string; textVersion: string }, { address, brand }: Visitor) {
      await countMail(dependencies, loginKey(email));
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        await repository.keepEndedProof(trx, loginKey(email));
        const [row] = await repository.requestSubscription(
          trx,
          email,
          loginKey(email),
          brand.key,
          textVersion,
          now,
          hashOf(address),
        );
        if (row === undefined) throw new Error("no subscription written");
        const expiresAt = new Date(now.getTime() + NEWSLETTER_CONFIRM_DAYS * DAY_MS);
        const token = await sealLink(environment, {
          purpose: "newsletter",
          data: { id: row.id, email: row.email },
          now,
          expiresAt,
        });
        await sendMail(dependencies, trx, {
          key: `newsletter-confirm:${row.id}:${now.getTime()}`,
          to: row.email,
          brand,
          template: newsletterMail,
          data: { token },
        });
        await audit(trx, "newsletter.requested", row.id);
      });
    },

    state: async (token: string): Promise<NewsletterSubscription> => toSubscription(await rowOf(token)),

    /** @throws Problem `linking.expired` if the mail is older than a week */
    async confirm(token: string, { address }: Visitor): Promise<NewsletterSubscription> {
      const row = await rowOf(token);
      const status = statusOf(row, clock.now());
      if (status === "expired" || status === "ended") throw new Problem("linking.expired");
      if (status === "requested") {
        await db.transaction().execute(async (trx) => {
          const [confirmed] = await repository.confirmSubscription(trx, row.id, clock.now(), hashOf(address));
          if (confirmed !== undefined) await audit(trx, "newsletter.confirmed", row.id);
        });
      }
      return this.state(token);
    },

    async end(token: string): Promise<NewsletterSubscription> {
      const { id } = await rowOf(token);
      await db.transaction().execute(async (trx) => {
        const [ended] = await repository.endSubscription(trx, id, clock.now());
        if (ended !== undefined) await audit(trx, "newsletter.ended", id);
      });
      return this.state(token);
    },
  };
}

function statusOf(row: repository.SubscriptionRow, now: Date): NewsletterSubscription["status"] {
  if (row.ended_at !== null) return "ended";
  if (row.confirmed_at !== null) return "confirmed";
  return row.requested_at.getTime() + NEWSLETTER_CONFIRM_DAYS * DAY_MS <= now.getTime() ? "expired" : "requested";
}
