/** Reads a mail of raw MIME: who wrote it to which of our addresses, its text, and its files. */
import { tokenOfAddress } from "@portal/contract/leads/messages/reply-address";
import { MAIL_TEXT_CHARACTERS } from "@portal/contract/leads/messages/limits";
import { cutQuotes } from "./cut-quotes.ts";
import { isAutomatic } from "./is-automatic.ts";

export type MailFile = { name: string; bytes: Buffer };

export type ParsedMail = {
  /** In lower case; "" where the mail names no or several senders. */
  from: string;
  /** Tokens of our reply addresses, each once. */
  tokens: string[];
  /** What its sender's mail server called it, such as `<a@b.example>`; "" if nothing that we can answer to. */
  messageId: string;
  isAutomatic: boolean;
  text: string;
  quoted: string;
  files: MailFile[];
};

const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
/** Addresses a mail server adds for the one it delivered to, and those that its sender wrote. */
const RECIPIENT_HEADERS = new Set(["x-original-to", "delivered-to", "envelope-to", "x-envelope-to", "to", "cc"]);
const ADDRESS = /[^\s<>",;:()]{1,128}@[^\s<>",;:()]{1,255}/g;
/** Logos and tracking pixels that a mail's own page shows. Photos that phones put between the lines are larger. */
const DECORATION_BYTES = 20_000;
const CONTROL = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const MESSAGE_ID = /^<[^\s<>\p{Cc}]{1,400}>$/u;

/** Undefined for what is no mail. */
export async function parseMail(raw: Buffer): Promise<ParsedMail | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(raw, LIMITS).catch(() => undefined);
  if (mail === undefined || mail.headers.length === 0) return undefined;
  const all = (key: string): string[] => mail.headers.filter((header) => header.key === key).map(({ value }) => value);
  const froms = all("from");
  const found = mail.headers.filter(({ key }) => RECIPIENT_HEADERS.has(key));
  const addresses = found.flatMap(({ value }) => value.slice(0, 20_000).match(ADDRESS) ?? []);
  const body = mail.text?.trim() ? mail.text : await linesOfHtml(mail.html ?? "");
  const { text, quoted } = cutQuotes(clean(body));
  return {
    from: froms.length === 1 ? (mail.from?.address ?? "").toLowerCase() : "",
    tokens: [...new Set(addresses.flatMap((address) => tokenOfAddress(address) ?? []))],
    messageId: MESSAGE_ID.test(mail.messageId ?? "") ? (mail.messageId ?? "") : "",
    isAutomatic: isAutomatic(all),
    text: shortened(text),
    quoted: shortened(quoted),
    files: mail.attachments.flatMap(({ filename, content, related }) => {
      const bytes = Buffer.from(content as ArrayBuffer);
      const isDecoration = related === true && bytes.length < DECORATION_BYTES;
      return isDecoration || bytes.length === 0 ? [] : [{ name: filename ?? "", bytes }];
    }),
  };
}

/** The reader of HTML is loaded with the first mail that needs it. */
const linesOfHtml = async (html: string): Promise<string> =>
  (await import("@portal/page-reading/text-lines")).textLinesOf(html);

/** PostgreSQL stores no NUL and no half of a pair; the rest would turn or hide writing. */
const clean = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL, "").normalize("NFC");

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAIL_TEXT_CHARACTERS
    ? text
    : `${characters.slice(0, MAIL_TEXT_CHARACTERS - 1).join("")}…`;
}
