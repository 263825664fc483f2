/** Stores what a customer wrote, by mail or in the browser, and tells the company once until somebody reads. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { CUSTOMER_MESSAGES_A_DAY } from "@portal/contract/leads/messages/limits";
import { tellPages } from "../tell-pages.ts";
import { type MailDependencies, sendMail } from "../../../../platform/mail/send-mail.ts";
import { countIfAllowed } from "../../../../platform/rate-limits/rate-limits.ts";
import { messageNewsMail } from "../mails.ts";
import { type Db, lockThread, type ThreadRow } from "../repository.ts";
import * as write from "../write-repository.ts";
import type { StoredFile } from "./mail-files.ts";
import { peopleToTell } from "./repository.ts";

const DAY_SECONDS = 86_400;

export type CustomerMessage = {
  threadId: number;
  text: string;
  quoted: string;
  leftOut: readonly string[];
  files: readonly StoredFile[];
  /** The form's key, or the mail's Message-ID; null where there is none. */
  requestKey: string | null;
  mailId: string | null;
};

/** "too_many": this customer has written very often today. */
export async function storeMessage(
  dependencies: MailDependencies,
  trx: Db,
  message: CustomerMessage,
): Promise<"stored" | "duplicate" | "too_many" | "gone"> {
  const now = dependencies.clock.now();
  const { threadId } = message;
  const thread = await lockThread(trx, threadId);
  if (thread === undefined) return "gone";
  const bucket = { key: `customer-messages:${threadId}`, limit: CUSTOMER_MESSAGES_A_DAY, windowSeconds: DAY_SECONDS };
  const { text, quoted, leftOut, requestKey, mailId } = message;
  const [made] = await write.insertMessage(
    trx,
    threadId,
    "customer",
    null,
    text,
    quoted,
    leftOut,
    requestKey,
    mailId,
    null,
    now,
    null,
  );
  if (made === undefined) return "duplicate";
  if (!(await countIfAllowed(trx, [bucket], now))) {
    await write.deleteMessage(trx, made.id);
    return "too_many";
  }
  await insertFiles(trx, { thread, messageId: made.id, files: message.files, now });
  await write.refreshThread(trx, threadId);
  await tellPages(trx, thread.company_id);
  if (thread.unread === 0) {
    await tellPeople(dependencies, trx, thread, made.id);
    await write.notePushDue(trx, threadId, made.id);
  }
  return "stored";
}

type Filing = { thread: ThreadRow; messageId: number; files: readonly StoredFile[]; now: Date };

async function insertFiles(trx: Db, { thread, messageId, files, now }: Filing): Promise<void> {
  const ids: number[] = [];
  for (const { key, mediaType, bytes, name } of files) {
    const [made] = await write.insertAdoptedFile(trx, key, thread.company_id, mediaType, bytes, name, now);
    if (made !== undefined) ids.push(made.id);
  }
  if (ids.length > 0) await write.insertMessageFiles(trx, messageId, ids);
}

/** One mail a person until somebody reads: further messages wait in the same thread. */
async function tellPeople(
  dependencies: MailDependencies,
  trx: Db,
  thread: ThreadRow,
  messageId: number,
): Promise<void> {
  for (const { id, email } of await peopleToTell(trx, thread.company_id)) {
    await sendMail(dependencies, trx, {
      key: `${messageNewsMail.name}:${messageId}:${id}`,
      to: email,
      brand: brandByKey(thread.brand) ?? DEFAULT_BRAND,
      template: messageNewsMail,
      data: { company: thread.company, threadId: thread.id },
    });
  }
}
