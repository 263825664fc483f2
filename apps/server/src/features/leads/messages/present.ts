/** Threads and messages as the wire has them. Customer care sees who wrote when, and neither names nor words. */
import type { Message, MessageState, Thread, ThreadItem } from "@portal/contract/leads/messages/calls";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { ItemRow, MessageRow, ThreadRow } from "./repository.ts";

type Viewer = Pick<AccountScope, "agentUserId">;

/** "Maria König" → "M. K." */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /^\p{L}/u.exec(word) ?? [])
    .slice(0, 3)
    .map((letter) => `${letter}.`)
    .join(" ");

const shownCustomer = ({ agentUserId }: Viewer, name: string): string =>
  agentUserId === null ? name : initialsOf(name);

const common = (scope: Viewer, row: ItemRow | ThreadRow) => ({
  id: row.id,
  name: shownCustomer(scope, row.name),
  kind: row.kind,
  lastAuthor: row.last_author,
  lastAt: row.last_at.toISOString(),
  unread: row.unread,
  isWaiting: row.is_waiting,
});

export const toItem = (scope: Viewer, row: ItemRow): ThreadItem => ({
  ...common(scope, row),
  excerpt: scope.agentUserId === null ? row.excerpt : "",
});

export const toThread = (
  scope: Viewer,
  row: ThreadRow,
  { messages, isMore, now }: { messages: readonly MessageRow[]; isMore: boolean; now: Date },
): Thread => ({
  ...common(scope, row),
  leadId: row.lead_id,
  email: row.email,
  phone: row.phone,
  isStopped: row.stopped_at !== null,
  startedAt: row.started_at.toISOString(),
  messages: messages.map((message) => toMessage(message, now)),
  isMore,
});

export function toMessage({ mail, ...row }: MessageRow, now: Date): Message {
  const state = stateOf(row.author === "customer", mail);
  const due = mail === null ? 0 : new Date(mail.dueAt).getTime();
  const canUndo = state === "sending" && mail?.attempts === 0 && due > now.getTime();
  return {
    id: row.id,
    author: row.author,
    name: row.name,
    text: row.text,
    quoted: row.quoted,
    at: row.at.toISOString(),
    files: row.files,
    leftOut: row.left_out,
    state,
    undoUntil: canUndo ? new Date(due).toISOString() : null,
  };
}

/** Mails are deleted some months after they were sent. */
function stateOf(isReceived: boolean, mail: MessageRow["mail"]): MessageState {
  if (isReceived) return "received";
  if (mail === null || mail.sentAt !== null) return "sent";
  return mail.failedAt === null ? "sending" : "failed";
}
