/** Recognises mails that a program sent: absence notes, lists, bounces. Nobody waits for an answer to them. */

const BULK = new Set(["bulk", "junk", "list", "auto_reply"]);
/** The header is there, whatever it says (RFC 2369, and what absence notes of several programs carry). */
const TELLING = ["list-id", "list-unsubscribe", "x-autoreply", "x-autorespond", "x-auto-reply", "x-failed-recipients"];
const MACHINE = /^<?(?:mailer-daemon|postmaster|no-?reply|noreply|bounces?)[@+-]/i;

/** `headers` gives the values of a header by its name in lower case. */
export function isAutomatic(headers: (name: string) => readonly string[]): boolean {
  const first = (name: string): string => (headers(name)[0] ?? "").trim().toLowerCase();
  const submitted = first("auto-submitted").split(";", 1)[0]?.trim() ?? "";
  return (
    (submitted !== "" && submitted !== "no") ||
    BULK.has(first("precedence")) ||
    first("return-path") === "<>" ||
    first("content-type").startsWith("multipart/report") ||
    TELLING.some((name) => headers(name).length > 0) ||
    MACHINE.test(addressIn(first("from")))
  );
}

const addressIn = (from: string): string => /<([^>]*)>\s*$/.exec(from)?.[1] ?? from;
