/** Sends a company's message by mail, after some seconds in which it can be taken back. */
import { randomBytes } from "node:crypto";
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { Brand } from "@portal/contract/brands/brand";
import type { Message } from "@portal/contract/leads/messages/calls";
import { MESSAGE_FILES_BYTES, UNDO_SECONDS } from "@portal/contract/leads/messages/limits";
import { replyAddress } from "@portal/contract/leads/messages/reply-address";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Conversation, Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { findNamedFiles, type NamedFile } from "../../../platform/files/temporary-files.ts";
import { messageIdOf } from "../../../platform/mail/message-id.ts";
import { sendMail, takeBackMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { answeredJob } from "./answered-job.ts";
import { customerMail } from "./mails.ts";
import { toMessage } from "./present.ts";
import * as repository from "./repository.ts";
import { tellPages } from "./tell-pages.ts";
import * as write from "./write-repository.ts";

export type NewMessage = { text: string; files: readonly string[]; key: string };
type Sending = { scope: AccountScope; thread: repository.ThreadRow; given: NewMessage; files: readonly NamedFile[] };

export const mailKeyOf = (messageId: number): string => `message:${messageId}`;

/** The same form sent again returns the message that it has written. */
export async function sendMessage(
  dependencies: Dependencies,
  scope: AccountScope,
  threadId: number,
  given: NewMessage,
): Promise<Message> {
  const { db, clock } = dependencies;
  const known = await repository.findThread(db, scope, threadId);
  if (known === undefined) throw new Problem("leads.thread_not_found");
  const before = await repository.messageOfKey(db, threadId, given.key);
  const files = before === undefined ? await filesOf(dependencies, scope, given.files) : [];
  const id =
    before ??
    (await db.transaction().execute(async (trx) => {
      const thread = await repository.lockThread(trx, threadId);
      if (thread === undefined) throw new Problem("leads.thread_not_found");
      return writeMessage(dependencies, trx, { scope, thread, given, files });
    })) ??
    (await repository.messageOfKey(db, threadId, given.key));
  const row = id === undefined ? undefined : await repository.findMessage(db, id);
  if (row === undefined) throw new Problem("leads.thread_not_found");
  return toMessage(row, clock.now());
}

/** Returns undefined if the same form has written it meanwhile. */
async function writeMessage(
  dependencies: Dependencies,
  trx: Transaction<Database>,
  { scope, thread, given, files }: Sending,
): Promise<number | undefined> {
  if (thread.email === "") throw new Problem("leads.no_address");
  if (thread.stopped_at !== null) throw new Problem("leads.customer_stopped");
  const now = dependencies.clock.now();
  const token = randomBytes(16).toString("hex");
  const references = await earlierIds(dependencies, trx, thread);
  const [made] = await write.insertMessage(
    trx,
    thread.id,
    "company",
    scope.userId,
    given.text,
    "",
    [],
    given.key,
    null,
    hashToken(token),
    now,
    null,
  );
  if (made === undefined) return undefined;
  await adopt(trx, { scope, messageId: made.id, files, now });
  await write.markRead(trx, thread.id, now, null);
  await write.refreshThread(trx, thread.id);
  await mailIt(dependencies, trx, { thread, text: given.text, files, token, messageId: made.id, references });
  await dependencies.jobs.enqueue(
    trx,
    answeredJob,
    { messageId: made.id },
    { startAfter: new Date(now.getTime() + UNDO_SECONDS * 1000) },
  );
  await writeAudit(trx, {
    at: now,
    action: "message.written",
    outcome: "done",
    actorUserId: scope.userId,
    companyId: scope.companyId,
    details: { thread: thread.id, message: made.id, files: files.length },
  });
  await tellPages(trx, scope.companyId);
  return made.id;
}

/** @throws Problem `files.not_found` at the first that is missing, `leads.files_too_large` */
async function filesOf(
  needs: Dependencies,
  scope: AccountScope,
  markers: readonly string[],
): Promise<readonly NamedFile[]> {
  if (markers.length === 0) return [];
  const found = await findNamedFiles(needs, scope, { names: markers, purpose: "message_file" });
  const files = markers.map((marker, index) => {
    const file = found.get(marker);
    if (file === undefined) throw new Problem("files.not_found", { field: `files.${index}` });
    return file;
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MESSAGE_FILES_BYTES) throw new Problem("leads.files_too_large", { field: "files" });
  return files;
}

type Adopting = { scope: AccountScope; messageId: number; files: readonly NamedFile[]; now: Date };

async function adopt(trx: repository.Db, { scope, messageId, files, now }: Adopting): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  const adopted = await write.adoptFiles(trx, ids, scope.companyId, now);
  if (adopted.length !== ids.length) throw new Problem("files.not_found", { field: "files.0" });
  await write.insertMessageFiles(trx, messageId, ids);
}

/** Message-IDs of the thread's earlier mails, so that the customer's mail program shows them together. */
async function earlierIds(
  { environment }: Pick<Dependencies, "environment">,
  trx: repository.Db,
  thread: repository.ThreadRow,
): Promise<string[]> {
  const brand = brandOf(thread);
  const rows = await write.earlierMails(trx, thread.id);
  return rows.map(({ id, mail_id: mailId }) => mailId ?? messageIdOf(mailKeyOf(id), brand, environment.HOST_SUFFIX));
}

const brandOf = ({ brand }: Pick<repository.ThreadRow, "brand">): Brand => brandByKey(brand) ?? DEFAULT_BRAND;

type Letter = {
  thread: repository.ThreadRow;
  text: string;
  files: readonly NamedFile[];
  token: string;
  messageId: number;
  references: string[];
};

function mailIt(
  dependencies: Dependencies,
  trx: repository.Db,
  { thread, text, files, token, messageId, references }: Letter,
): Promise<boolean> {
  const brand = brandOf(thread);
  const base = dependencies.environment.REPLY_ADDRESS;
  const conversation: Conversation = {
    fromName: `${thread.company} über ${brand.name}`.replaceAll(/\p{Cc}+/gu, " "),
    replyTo: base === undefined ? null : replyAddress(base, token),
    references,
    files: files.map((file) => ({ name: file.original_name, key: file.storage_key, mediaType: file.media_type })),
  };
  return sendMail(dependencies, trx, {
    key: mailKeyOf(messageId),
    to: thread.email,
    brand,
    template: customerMail,
    data: {
      company: thread.company,
      kind: thread.kind,
      text,
      token,
      canReply: base !== undefined,
      files: files.length,
      startedOn: germanDay(berlinDate(thread.started_at.getTime())),
    },
    conversation,
    notBefore: new Date(dependencies.clock.now().getTime() + UNDO_SECONDS * 1000),
  });
}

/** Takes a message back before its mail leaves. @throws Problem `leads.message_not_found`, `leads.message_sent` */
export const undoMessage = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  scope: AccountScope,
  id: number,
): Promise<{ text: string }> =>
  db.transaction().execute(async (trx) => {
    const found = await repository.findOwnMessage(trx, scope, id);
    if (found === undefined) throw new Problem("leads.message_not_found");
    await repository.lockThread(trx, found.thread_id);
    if (!(await takeBackMail(trx, mailKeyOf(id)))) throw new Problem("leads.message_sent");
    await write.deleteMessage(trx, id);
    await write.refreshThread(trx, found.thread_id);
    await writeAudit(trx, {
      at: clock.now(),
      action: "message.takenBack",
      outcome: "done",
      actorUserId: scope.userId,
      companyId: scope.companyId,
      details: { thread: found.thread_id, message: id },
    });
    await tellPages(trx, scope.companyId);
    return { text: found.text };
  });
