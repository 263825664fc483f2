/** Takes a mail to one of our reply addresses into its thread. The webhook and `portal mail receive` call it. */
import type { MailReason, MailResult } from "@portal/contract/leads/messages/inbound-calls";
import { writeAudit } from "../../../../platform/audit.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import type { MailDependencies } from "../../../../platform/mail/send-mail.ts";
import { hashToken } from "../../../../platform/tokens.ts";
import { storeMailFiles } from "./mail-files.ts";
import { parseMail, type ParsedMail } from "./parse-mail.ts";
import { hasMail, threadOfToken, type TokenThread } from "./repository.ts";
import { storeMessage } from "./store-message.ts";

/** `portal` commands have no more than this. */
export type MailReceiver = Pick<Dependencies, "db" | "files"> & MailDependencies;

const refused = (reason: MailReason): MailResult => ({ outcome: "refused", reason });
const ignored = (reason: MailReason): MailResult => ({ outcome: "ignored", reason });
const DUPLICATE: MailResult = { outcome: "duplicate", reason: null };

/**
 * The address names the thread, and its sender must be the thread's customer. A mail that comes twice is stored once.
 * @throws if the database or the store of files is away; then the mail server tries again
 */
export async function receiveMail(dependencies: MailReceiver, raw: Buffer): Promise<MailResult> {
  const mail = await parseMail(raw);
  if (mail === undefined) return refused("unreadable");
  // Before anything else, so that two programs never answer each other.
  if (mail.isAutomatic) return ignored("automatic");
  if (mail.tokens.length === 0) return refused("no_address");
  const thread = await findThread(dependencies, mail.tokens);
  if (thread === undefined) return refused("unknown_address");
  if (mail.from === "" || mail.from !== thread.email.toLowerCase()) return refused("other_sender");
  if (mail.messageId !== "" && (await hasMail(dependencies.db, thread.thread_id, mail.messageId))) return DUPLICATE;
  if (mail.text === "" && mail.files.length === 0) return refused("empty");
  return store(dependencies, thread, mail);
}

async function findThread({ db }: MailReceiver, tokens: readonly string[]): Promise<TokenThread | undefined> {
  for (const token of tokens.slice(0, 5)) {
    const thread = await threadOfToken(db, hashToken(token));
    if (thread !== undefined) return thread;
  }
  return undefined;
}

async function store(dependencies: MailReceiver, thread: TokenThread, mail: ParsedMail): Promise<MailResult> {
  const { stored: files, leftOut } = await storeMailFiles(dependencies, mail.files);
  const outcome = await dependencies.db.transaction().execute(async (trx) => {
    const result = await storeMessage(dependencies, trx, {
      threadId: thread.thread_id,
      text: mail.text,
      quoted: mail.quoted,
      leftOut,
      files,
      requestKey: null,
      mailId: mail.messageId === "" ? null : mail.messageId,
    });
    if (result === "stored") {
      await writeAudit(trx, {
        at: dependencies.clock.now(),
        action: "message.received",
        outcome: "done",
        companyId: thread.company_id,
        details: { thread: thread.thread_id, files: files.length, leftOut: leftOut.length },
      });
    }
    return result;
  });
  if (outcome !== "stored") await Promise.all(files.map(({ key }) => dependencies.files.remove(key)));
  if (outcome === "stored") return { outcome: "stored", reason: null };
  if (outcome === "duplicate") return DUPLICATE;
  return refused(outcome === "gone" ? "unknown_address" : "too_many");
}
