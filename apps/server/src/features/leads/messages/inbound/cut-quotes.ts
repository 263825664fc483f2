/** Cuts what a mail quotes: the message is what its sender has just written. */
import EmailReplyParser from "email-reply-parser";

/** Stands above the text of each mail to a customer. What a reply holds from here on is quoted. */
export const REPLY_ABOVE = "Bitte antworten Sie oberhalb dieser Zeile";

/** The library's patterns take quadratic time on some texts: a tenth of a second for 20,000 characters. */
const MOST_CHARACTERS = 20_000;

/** A reply's first line of a quotation, over up to three lines: "Am Mo., 23. Nov. 2026 um 10:12 Uhr schrieb …:". */
const ATTRIBUTION =
  /(?:^|\n)>?[ \t]*(?:Am|On)\b[^\n]{0,300}(?:\n[^\n]{1,200}){0,2}?(?:schrieb|wrote)[^\n]{0,300}(?:\n[^\n]{0,200})?:[ \t]*$/;
/** The header that Outlook and web mailers put above a quotation: at least three of its lines in a row. */
const HEADER_LINE = /^[>\s*]*(?:Von|From|Gesendet|Sent|Datum|Date|An|To|Cc|Betreff|Subject)\s?:\**\s/i;
const HEADER_LINES = 3;
const SEPARATOR =
  /^[>\s]*(?:-{2,}\s?(?:Urspr(?:ü|ue)ngliche (?:Nachricht|E-?Mail)|Original Message|Weitergeleitete Nachricht).*|_{10,})$/i;
const DEVICE =
  /^(?:Von meinem .{1,60} gesendet|Gesendet von meinem .{1,60}|Diese Nachricht wurde von meinem .{1,80} gesendet.*|Gesendet mit .{1,60})\.?$/i;

export type CutText = { text: string; quoted: string };

/** If nothing but quotations is left, or people answered between quoted lines, the whole text is the message. */
export function cutQuotes(whole: string): CutText {
  const given = whole.slice(0, MOST_CHARACTERS).replace(/\r\n?/g, "\n").trim();
  const { text: own, quoted } = atHeader(given);
  if (hasAnswersBetween(own)) return { text: own, quoted };
  const visible = withoutDevice(new EmailReplyParser().parseReply(own).trim());
  if (visible === "") return { text: given, quoted: "" };
  const rest = own.startsWith(visible) ? own.slice(visible.length).trim() : "";
  return { text: visible, quoted: [rest, quoted].filter(Boolean).join("\n") };
}

/** Splits at our own line, a separator or a header of a quotation, whatever comes first. */
function atHeader(text: string): CutText {
  const lines = text.split("\n");
  const at = lines.findIndex(
    (line, index) =>
      line.includes(REPLY_ABOVE) ||
      SEPARATOR.test(line) ||
      (HEADER_LINE.test(line) && lines.slice(index, index + HEADER_LINES).every((next) => HEADER_LINE.test(next))),
  );
  if (at <= 0) return { text, quoted: "" };
  const before = lines
    .slice(0, at)
    .join("\n")
    .replace(/[>\s]+$/, "");
  const own = before.replace(ATTRIBUTION, "").trim();
  if (own === "") return { text, quoted: "" };
  return { text: own, quoted: [before.slice(own.length).trim(), ...lines.slice(at)].join("\n").trim() };
}

/** Quoted lines with own lines below them. */
function hasAnswersBetween(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const quoted = lines.map((line) => line.startsWith(">"));
  const first = quoted.indexOf(true);
  return (
    first !== -1 && quoted.lastIndexOf(false) > first && !isOnlySignature(lines.slice(quoted.lastIndexOf(true) + 1))
  );
}

const isOnlySignature = (lines: readonly string[]): boolean =>
  lines[0] === "--" || lines.every((line) => DEVICE.test(line.trim()));

function withoutDevice(text: string): string {
  const lines = text.split("\n");
  while (lines.length > 0 && (lines.at(-1)?.trim() === "" || DEVICE.test(lines.at(-1)?.trim() ?? ""))) lines.pop();
  return lines.join("\n").replace(ATTRIBUTION, "").trim();
}
