/** Addresses to which a company's customers reply: `antwort+<token>@<domain>`, one token for each message. */

/**
 * Hexadecimal, not base62 as elsewhere: some mail servers write the part before the @ in lower case.
 */
const TOKEN = /^[0-9a-f]{32}$/;

/** Undefined for anything but a token; case does not matter. */
export function replyTokenOf(text: string): string | undefined {
  const token = text.toLowerCase();
  return TOKEN.test(token) ? token : undefined;
}

/** The address for replies to one message. `base` is the mailbox that takes them, such as `antwort@firma.example`. */
export function replyAddress(base: string, token: string): string {
  const at = base.lastIndexOf("@");
  return `${base.slice(0, at)}+${token}${base.slice(at)}`;
}

/** The token in an address; undefined for other addresses. The domain does not count, because mails are forwarded. */
export function tokenOfAddress(address: string): string | undefined {
  const [local = ""] = address.split("@", 1);
  return replyTokenOf(local.slice(local.lastIndexOf("+") + 1));
}
