/** Threads, and mails as a mail server hands them over. Imported by tests only. */
import { createHmac } from "node:crypto";
import type { MailResult } from "@portal/contract/leads/messages/inbound-calls";
import { receiveMail } from "@portal/contract/leads/messages/inbound-calls";
import { DEMO_WEBHOOK_KEY, WEBHOOK_HEADERS } from "@portal/contract/leads/webhook";
import { UPLOAD_FIELD, uploadTemporaryFile, type TemporaryFile } from "@portal/contract/entry/files/calls";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { TestApp } from "../../../testing/test-app.ts";
import type { Reply, TestClient } from "../../../testing/test-client.ts";
import { openThread } from "../messages/open-thread.ts";

let made = 0;

export type MadeThread = { id: number; leadId: number; email: string };

/** A lead that the company holds, and its thread, in which the customer waits. */
export async function aThread(
  { db, clock }: TestApp,
  companyId: number,
  { name = "Maria König", email = `kundin-${(made += 1)}@post.example`, text = "Wann haben Sie Zeit?" } = {},
): Promise<MadeThread> {
  const now = clock.now();
  const lead = await db
    .insertInto("leads")
    .values({
      external_id: `thread-${companyId}-${(made += 1)}`,
      kind: "message",
      source: "entry_page",
      name,
      email,
      phone: "",
      text,
      shown_text: "",
      postal_code: "",
      place: "",
      price_cents: null,
      received_at: now,
      reported_at: now,
      delete_on: "2099-01-01",
      secretarial_call_id: null,
      voicebot_call_id: null,
      company_id: companyId,
      accepted_at: now,
      accepted_by_user_id: null,
      first_response_at: null,
      value_cents: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("lead_offers")
    .values({
      company_id: companyId,
      lead_id: lead.id,
      kind: "message",
      received_at: now,
      state: "accepted",
      state_before: null,
      changed_at: now,
      version: 1,
      told_at: now,
    })
    .execute();
  const id = await db.transaction().execute((trx) => openThread(trx, { companyId, leadId: lead.id, waits: true }));
  if (id === undefined) throw new Error("no thread");
  return { id, leadId: lead.id, email };
}

/** A mail as a mail program writes it. */
export async function rawMail(mail: SendMailOptions): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return (await transport.sendMail(mail)).message as Buffer;
}

type Signing = { key?: string; at?: Date; signature?: string; contentType?: string };

/** Hands a mail to the webhook, with its signature or with another one. */
export async function deliverMail(t: TestApp, raw: Buffer, signing: Signing = {}): Promise<Reply<MailResult>> {
  const timestamp = String(Math.floor((signing.at ?? t.clock.now()).getTime() / 1000));
  const digest = createHmac("sha256", signing.key ?? DEMO_WEBHOOK_KEY)
    .update(`${timestamp}.`)
    .update(raw)
    .digest("hex");
  const reply = await t.anonymous().send({
    method: "POST",
    path: receiveMail.path,
    payload: raw,
    xsrf: false,
    headers: {
      "content-type": signing.contentType ?? "message/rfc822",
      [WEBHOOK_HEADERS.timestamp]: timestamp,
      [WEBHOOK_HEADERS.signature]: signing.signature ?? `sha256=${digest}`,
    },
  });
  return reply as Reply<MailResult>;
}

/** The address to which a customer replies to the company's newest message. */
export async function replyAddressFor({ db }: TestApp, email: string): Promise<string> {
  const mail = await db
    .selectFrom("mails")
    .select("conversation")
    .where("recipient", "=", email)
    .where("template", "=", "message-to-customer")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  if (mail.conversation?.replyTo == null) throw new Error("no address for replies");
  return mail.conversation.replyTo;
}

/** A multipart body with one file, and its headers. */
export function multipart(bytes: Buffer, name: string) {
  const boundary = "----portal-test";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${UPLOAD_FIELD}"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** Uploads a file for a message, and returns its marker. */
export async function uploadFor(client: TestClient, accountId: number, bytes: Buffer, name: string): Promise<string> {
  const query = { purpose: "message_file" };
  const path = uploadTemporaryFile.path;
  const reply = await client.send({ method: "POST", path, accountId, query, ...multipart(bytes, name) });
  return (reply.body as TemporaryFile).marker;
}
