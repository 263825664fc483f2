/**
 * Hands waiting mails to the mail server. Several servers share the work: each takes rows that no other holds and has
 * five minutes for them; if it dies meanwhile, another takes them, and the same Message-ID tells mail programs of both.
 */
import { brandByKey, DEFAULT_BRAND, domainsOf } from "@portal/contract/brands/brands";
import { statement } from "@portal/db/statement";
import { hash } from "node:crypto";
import type { Transporter } from "nodemailer";
import type { Dependencies } from "../dependencies.ts";

type DueMail = {
  id: number;
  key: string;
  recipient: string;
  brand: string;
  subject: string;
  text_body: string;
  html_body: string;
  attempts: number;
};

const AT_ONCE = 10;
const MINUTE_MS = 60_000;
/** Minutes from one attempt to the next; after the last the mail is given up. */
const WAITS_MINUTES = [1, 2, 5, 15, 60, 240, 720, 1440];

const takeDue = statement<DueMail, [now: Date, atOnce: number]>(`
  update mails set attempts = attempts + 1, due_at = $1::timestamptz + interval '5 minutes'
  where id in (select id from mails where sent_at is null and failed_at is null and due_at <= $1
               order by due_at, id limit $2 for update skip locked)
  returning id, key, recipient, brand, subject, text_body, html_body, attempts`);

// Where nobody reads the outbox, what was sent is forgotten but for its occasion: its links open accounts.
const noteSent = statement<never, [id: number, now: Date, forget: boolean]>(`
  update mails set sent_at = $2, last_error = null,
    text_body = case when $3 then '' else text_body end, html_body = case when $3 then '' else html_body end
  where id = $1`);
const noteFailure = statement<never, [id: number, dueAt: Date | null, now: Date, error: string]>(`
  update mails set due_at = coalesce($2, due_at), failed_at = case when $2::timestamptz is null then $3::timestamptz end,
    last_error = $4
  where id = $1`);

/** Sends what is due, at most ten. Answers how many rows it took, sent or not. */
export async function deliverDueMails(
  { db, clock, environment, log }: Pick<Dependencies, "db" | "clock" | "environment" | "log">,
  transport: Pick<Transporter, "sendMail">,
): Promise<number> {
  const mails = await takeDue(db, clock.now(), AT_ONCE);
  await Promise.all(
    mails.map(async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, environment.HOST_SUFFIX));
        await noteSent(db, mail.id, clock.now(), environment.production);
      } catch (error) {
        const { code, isFinal } = failureOf(error);
        const wait = isFinal ? undefined : WAITS_MINUTES[mail.attempts - 1];
        const now = clock.now();
        const next = wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS);
        await noteFailure(db, mail.id, next, now, code);
        log.warn({ mail: mail.id, attempt: mail.attempts, code, givenUp: next === null }, "mail not sent");
      }
    }),
  );
  return mails.length;
}

/** Addresses go as objects, because a text would be parsed and could turn into several. */
function messageOf(mail: DueMail, environmentSuffix: string): Parameters<Transporter["sendMail"]>[0] {
  const brand = brandByKey(mail.brand) ?? DEFAULT_BRAND;
  const domain = domainsOf(brand, { environmentSuffix }).main;
  return {
    messageId: `<${hash("sha256", mail.key, "hex").slice(0, 32)}@${domain}>`,
    from: { name: brand.name, address: brand.contactDetails.serviceMail },
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** A short code for the row, and whether the mail server refused this mail for good rather than for now. */
function failureOf(error: unknown): { code: string; isFinal: boolean } {
  const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number };
  const isAboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  return {
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    isFinal: isAboutThisMail && responseCode !== undefined && responseCode >= 500,
  };
}
