/** Limits of messages, apart from their schemas, so that pages need no schema. */
export const MESSAGE_CHARACTERS = 5000;
/** Of a customer's mail; the rest is cut and said to be. */
export const MAIL_TEXT_CHARACTERS = 10_000;
/** Files of one message. */
export const MESSAGE_FILES = 5;
/** All files of one message together, in bytes: more than that many mail servers refuse. */
export const MESSAGE_FILES_BYTES = 15 * 1024 * 1024;
/** Messages of a thread that are loaded at once. */
export const MESSAGES_AT_ONCE = 50;
export const THREAD_PAGE_SIZE = 20;
/** Seconds in which a message can be taken back before its mail leaves. */
export const UNDO_SECONDS = 10;
export const SEARCH_CHARACTERS = 100;
/** Messages that one customer can write to one thread per day, however they arrive. */
export const CUSTOMER_MESSAGES_A_DAY = 30;
/** A mail with everything in it, in bytes. */
export const RAW_MAIL_BYTES = 25 * 1024 * 1024;
export const QUICK_ANSWER_TITLE_CHARACTERS = 60;
export const MOST_QUICK_ANSWERS = 30;
