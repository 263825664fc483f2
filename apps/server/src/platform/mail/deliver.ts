/**
 * Sends waiting mails. Several servers share the work: each locks rows for five minutes. If it dies meanwhile, another
 * server sends them again with the same Message-ID, by which mail programs recognise the duplicate.
 */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { Conversation } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { SendMailOptions } from "nodemailer";
import type { Dependencies } from "../dependencies.ts";
import type { FileStore } from "../files/file-store.ts";
import { callConnector, type ConnectorResult } from "../outgoing/connector.ts";
import { messageIdOf } from "./message-id.ts";
import { daysAfter, FAILED_DAYS } from "./retention.ts";

export type MailTransport = {
  sendMail(message: SendMailOptions): Promise<unknown>;
  close(): Promise<void>;
};

type DueMail = {
  id: number;
  key: string;
  recipient: string;
  brand: string;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe_url: string | null;
  attempts: number;
  conversation: Conversation | null;
};

const AT_ONCE = 10;
const MINUTE_MS = 60_000;
/** Minutes between attempts. After the last one the mail is given up. */
const WAITS_MINUTES = [1, 2, 5, 15, 60, 240, 720, 1440];

const takeDue = statement<DueMail, [now: Date, atOnce: number]>(`
  update mails set attempts = attempts + 1, due_at = $1::timestamptz + interval '5 minutes'
  where id in (select id from mails where sent_at is null and failed_at is null and due_at <= $1
               order by due_at, id limit $2 for update skip locked)
  returning id, key, recipient, brand, subject, text_body, html_body, unsubscribe_url, attempts, conversation`);

// Unless developers read the outbox, the text of a sent mail is erased, because its links open accounts. Its key stays.
const noteSent = statement<never, [id: number, now: Date, forget: boolean]>(`
  update mails set sent_at = $2, last_error = null,
    text_body = case when $3 then '' else text_body end, html_body = case when $3 then '' else html_body end,
    unsubscribe_url = case when $3 then null else unsubscribe_url end,
    conversation = case when $3 then null else conversation end
  where id = $1`);
const noteFailure = statement<never, [id: number, dueAt: Date | null, now: Date, error: string, emptyAt: Date]>(`
  update mails set due_at = coalesce($2, due_at), failed_at = case when $2::timestamptz is null then $3::timestamptz end,
    empty_at = case when $2::timestamptz is null then least(coalesce(empty_at, $5), $5) else empty_at end, last_error = $4
  where id = $1`);

/** Sends at most ten due mails. Returns how many rows it took, sent or not. */
export async function deliverDueMails(
  { db, clock, environment, log, files }: Pick<Dependencies, "db" | "clock" | "environment" | "log" | "files">,
  transport: Pick<MailTransport, "sendMail">,
): Promise<number> {
  const mails = await takeDue(db, clock.now(), AT_ONCE);
  await Promise.all(
    mails.map(async (mail) => {
      try {
        const message = await messageOf(mail, environment.HOST_SUFFIX, files);
        await callConnector("mail", () => transport.sendMail(message), { of: () => "ok", ofFailure: resultOfFailure });
        await noteSent(db, mail.id, clock.now(), !environment.developerTools);
      } catch (error) {
        const { code, isFinal } = failureOf(error);
        const wait = isFinal ? undefined : WAITS_MINUTES[mail.attempts - 1];
        const now = clock.now();
        const next = wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS);
        await noteFailure(db, mail.id, next, now, code, daysAfter(now, FAILED_DAYS));
        log.warn({ mail: mail.id, attempt: mail.attempts, code, givenUp: next === null }, "mail not sent");
      }
    }),
  );
  return mails.length;
}

/** Addresses are objects, because nodemailer parses a text and could find several in it. */
async function messageOf(
  mail: DueMail,
  environmentSuffix: string,
  files: Pick<FileStore, "get">,
): Promise<SendMailOptions> {
  const brand = brandByKey(mail.brand) ?? DEFAULT_BRAND;
  const { conversation } = mail;
  return {
    messageId: messageIdOf(mail.key, brand, environmentSuffix),
    from: { name: conversation?.fromName ?? brand.name, address: brand.contactDetails.serviceMail },
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    ...(conversation === null
      ? {
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(mail.unsubscribe_url !== null && {
              "List-Unsubscribe": `<${mail.unsubscribe_url}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        }
      : await partsOfConversation(conversation, files)),
  };
}

/** A person wrote it, so absence notes may answer; the reply address ignores them. */
async function partsOfConversation(
  { replyTo, references, files: attached }: Conversation,
  files: Pick<FileStore, "get">,
): Promise<SendMailOptions> {
  const latest = references.at(-1);
  return {
    ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
    ...(latest !== undefined && { inReplyTo: latest, references: [...references] }),
    attachments: await Promise.all(
      attached.map(async ({ name, key, mediaType }) => ({
        filename: name,
        content: await files.get(key),
        contentType: mediaType,
        contentDisposition: "attachment" as const,
      })),
    ),
  };
}

function resultOfFailure(error: unknown): ConnectorResult {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return responseCode >= 500 ? "refused" : "out_of_order";
  return code === "ETIMEDOUT" ? "timeout" : "away";
}

/** A short code for the row, and whether the mail server refused the mail permanently. */
function failureOf(error: unknown): { code: string; isFinal: boolean } {
  const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number };
  const isAboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  return {
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    isFinal: isAboutThisMail && responseCode !== undefined && responseCode >= 500,
  };
}
