/** Messages between a company and the customers who asked it (Specification §2 "nachrichten"). These calls are our own. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber, idText } from "../../http/ids.ts";
import { TEMPORARY_FILE_PATTERN } from "../../text/patterns.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import { type LeadKind } from "../states.ts";
import type { QuickAnswer } from "./fill-in.ts";
import { MESSAGE_CHARACTERS, MESSAGE_FILES, SEARCH_CHARACTERS } from "./limits.ts";
import { quickAnswer } from "./quick-answer.ts";
import { THREAD_FILTERS } from "./view.ts";

export const MESSAGE_AUTHORS = ["customer", "company"] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/** `sending` until its mail has left, `failed` if no mail server takes it. */
export const MESSAGE_STATES = ["received", "sending", "sent", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type MessageFile = { id: number; name: string; mediaType: string; bytes: number };

export type Message = {
  id: number;
  author: MessageAuthor;
  /** Who of the company wrote it; "" for customers and for people who no longer exist. */
  name: string;
  text: string;
  /** What a mail quoted below its text; "" if nothing. */
  quoted: string;
  /** ISO instant, UTC. */
  at: string;
  files: MessageFile[];
  /** Names of files that were not taken. */
  leftOut: string[];
  state: MessageState;
  /** Until when it can be taken back; null once that is over. */
  undoUntil: string | null;
};

export type ThreadItem = {
  id: number;
  /** The customer's name. Customer care sees initials only, and no excerpt. */
  name: string;
  /** What it began with. */
  kind: LeadKind;
  excerpt: string;
  lastAuthor: MessageAuthor;
  lastAt: string;
  /** Messages of the customer that nobody of the company has read. */
  unread: number;
  /** True if the customer waits for an answer. */
  isWaiting: boolean;
};

export type Threads = {
  threads: ThreadItem[];
  total: number;
  /** Of all threads, whatever the filter. */
  unread: number;
  waiting: number;
};

export type Thread = Omit<ThreadItem, "excerpt"> & {
  /** The lead that it began with. */
  leadId: number;
  /** "" where the customer gave none; then nobody can answer by mail. */
  email: string;
  phone: string;
  /** The customer wants no more messages. */
  isStopped: boolean;
  startedAt: string;
  /** Oldest first. */
  messages: Message[];
  /** True if there are older messages. */
  isMore: boolean;
};

const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
    z.transform((digits: string) => Number(digits)),
  ),
  1,
);

/** Unread threads first, then the newest. */
export const getMessageThreads = endpoint<Threads>()({
  name: "getMessageThreads",
  method: "GET",
  path: "/api/customer/message-threads",
  query: z.object({
    filter: z._default(z.enum(THREAD_FILTERS, "Diese Auswahl gibt es nicht."), "all"),
    search: z._default(lineOf(SEARCH_CHARACTERS), ""),
    page,
  }),
});

/** The latest messages of a thread, or those before the message `before`. */
export const getMessageThread = endpoint<{ thread: Thread }>()({
  name: "getMessageThread",
  method: "GET",
  path: "/api/customer/message-threads/:id",
  params: z.object({ id: idText }),
  query: z.object({ before: z.optional(idText) }),
  errors: ["leads.thread_not_found"],
});

/** The thread of a lead that the company accepted; begins one if there is none yet. */
export const openMessageThread = endpoint<{ id: number }>()({
  name: "openMessageThread",
  method: "POST",
  path: "/api/customer/message-threads",
  body: z.object({ leadId: idNumber }),
  errors: ["leads.thread_not_found"],
});

/**
 * Marks a thread. `read` up to the message `upTo`, so that what arrives meanwhile stays unread; `done`: no answer is
 * needed, or one is needed again.
 */
export const markMessageThread = endpoint<{ unread: number; isWaiting: boolean }>()({
  name: "markMessageThread",
  method: "POST",
  path: "/api/customer/message-threads/:id/mark",
  params: z.object({ id: idText }),
  body: z.object({ read: z.optional(z.boolean()), upTo: z.optional(idNumber), done: z.optional(z.boolean()) }),
  errors: ["leads.thread_not_found"],
});

const files = z._default(
  z
    .array(z.string().check(z.maxLength(100), z.regex(TEMPORARY_FILE_PATTERN, "Das ist keine hochgeladene Datei.")))
    .check(
      z.maxLength(MESSAGE_FILES, `Bitte höchstens ${MESSAGE_FILES} Dateien.`),
      z.refine((markers) => new Set(markers).size === markers.length, "Bitte jede Datei nur einmal."),
    ),
  [],
);

export const messageContent = {
  text: paragraphsOf(MESSAGE_CHARACTERS).check(z.minLength(1, "Bitte schreiben Sie etwas.")),
  /** Markers of uploads with the purpose `message_file`. */
  files,
  /** The form makes this key once. A message sent twice counts once. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/, "Bitte laden Sie die Seite neu.")),
};

/** Sends a message to the customer by mail, after some seconds in which it can be taken back. */
export const sendMessage = endpoint<{ message: Message }>()({
  name: "sendMessage",
  method: "POST",
  path: "/api/customer/message-threads/:id/messages",
  params: z.object({ id: idText }),
  body: z.object(messageContent),
  errors: [
    "leads.thread_not_found",
    "leads.no_address",
    "leads.customer_stopped",
    "leads.files_too_large",
    "files.not_found",
  ],
});

/** Takes a message back before its mail leaves. Answers its text, so that the form has it again. */
export const undoMessage = endpoint<{ text: string }>()({
  name: "undoMessage",
  method: "POST",
  path: "/api/customer/messages/:id/undo",
  params: z.object({ id: idText }),
  errors: ["leads.message_not_found", "leads.message_sent"],
});

/** A file of a message, as a download. A plain GET, so a link is enough. */
export const getMessageFile = endpoint<Uint8Array>()({
  name: "getMessageFile",
  method: "GET",
  path: "/api/customer/message-files/:id",
  params: z.object({ id: idText }),
  errors: ["files.not_found"],
});

type QuickAnswers = { quickAnswers: QuickAnswer[] };

export const getQuickAnswers = endpoint<QuickAnswers>()({
  name: "getQuickAnswers",
  method: "GET",
  path: "/api/customer/quick-answers",
});

/** Changes a quick answer or adds one. */
export const saveQuickAnswer = endpoint<QuickAnswers>()({
  name: "saveQuickAnswer",
  method: "POST",
  path: "/api/customer/quick-answers",
  body: z.object({ quickAnswer }),
  errors: ["leads.quick_answer_not_found", "leads.too_many_quick_answers"],
});

export const deleteQuickAnswer = endpoint<QuickAnswers>()({
  name: "deleteQuickAnswer",
  method: "POST",
  path: "/api/customer/quick-answers/delete",
  body: z.object({ id: idNumber }),
  errors: ["leads.quick_answer_not_found"],
});
