import {
  deleteQuickAnswer,
  getMessageFile,
  getMessageThread,
  getMessageThreads,
  getQuickAnswers,
  markMessageThread,
  MESSAGE_AUTHORS,
  MESSAGE_STATES,
  openMessageThread,
  saveQuickAnswer,
  sendMessage,
  undoMessage,
} from "@portal/contract/leads/messages/calls";
import { LEAD_KINDS } from "@portal/contract/leads/states";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { MESSAGES, MESSAGE_MARKS } from "../../../platform/rate-limits/quotas.ts";

/** Room for 5,000 characters of four bytes, escaped as JSON. */
const TEXT_BODY_BYTES = 40_000;

/** Customer care sees who wrote when. What people write to each other is theirs, so it reads no thread and writes none. */
const lists = { access: accountAccess("read"), agent: true } as const;
const reads = { access: accountAccess("read") } as const;
const writes = { access: accountAccess("write"), quota: MESSAGES, bodyLimitBytes: TEXT_BODY_BYTES } as const;
const marks = { access: accountAccess("write"), quota: MESSAGE_MARKS } as const;

const item = {
  id: z.number(),
  name: z.string(),
  kind: z.enum(LEAD_KINDS),
  lastAuthor: z.enum(MESSAGE_AUTHORS),
  lastAt: z.string(),
  unread: z.number(),
  isWaiting: z.boolean(),
};
export const messageFiles = z.array(
  z.object({ id: z.number(), name: z.string(), mediaType: z.string(), bytes: z.number() }),
);
const message = z.object({
  id: z.number(),
  author: z.enum(MESSAGE_AUTHORS),
  name: z.string(),
  text: z.string(),
  quoted: z.string(),
  at: z.string(),
  files: messageFiles,
  leftOut: z.array(z.string()),
  state: z.enum(MESSAGE_STATES),
  undoUntil: z.nullable(z.string()),
});
const quickAnswers = {
  200: z.object({ quickAnswers: z.array(z.object({ id: z.number(), title: z.string(), text: z.string() })) }),
};

export const serveGetMessageThreads = serve(getMessageThreads, {
  ...lists,
  answers: {
    200: z.object({
      threads: z.array(z.object({ ...item, excerpt: z.string() })),
      total: z.number(),
      unread: z.number(),
      waiting: z.number(),
    }),
  },
});
export const serveGetMessageThread = serve(getMessageThread, {
  ...reads,
  answers: {
    200: z.object({
      thread: z.object({
        ...item,
        leadId: z.number(),
        email: z.string(),
        phone: z.string(),
        isStopped: z.boolean(),
        startedAt: z.string(),
        messages: z.array(message),
        isMore: z.boolean(),
      }),
    }),
  },
});
export const serveOpenMessageThread = serve(openMessageThread, {
  ...marks,
  answers: { 200: z.object({ id: z.number() }) },
});
export const serveMarkMessageThread = serve(markMessageThread, {
  ...marks,
  answers: { 200: z.object({ unread: z.number(), isWaiting: z.boolean() }) },
});
export const serveSendMessage = serve(sendMessage, { ...writes, answers: { 200: z.object({ message }) } });
export const serveUndoMessage = serve(undoMessage, { ...marks, answers: { 200: z.object({ text: z.string() }) } });
/** Always a download: some of the types are those of pages and programs. */
export const serveGetMessageFile = serve(getMessageFile, {
  ...reads,
  answers: { 200: new FileAnswer("application/octet-stream") },
});
export const serveGetQuickAnswers = serve(getQuickAnswers, { ...reads, answers: quickAnswers });
export const serveSaveQuickAnswer = serve(saveQuickAnswer, {
  ...marks,
  bodyLimitBytes: TEXT_BODY_BYTES,
  answers: quickAnswers,
});
export const serveDeleteQuickAnswer = serve(deleteQuickAnswer, { ...marks, answers: quickAnswers });
