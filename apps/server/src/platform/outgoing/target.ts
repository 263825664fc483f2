/** Checks an address by its text. The address that its name resolves to is checked when connecting. */
import { isIP } from "node:net";
import { OutgoingError, type Rule } from "./outgoing-error.ts";
import { isPublicAddress } from "./public-address.ts";
import { type SandboxPlace, sandboxPlaceOf, type SandboxSites } from "./sandbox-sites.ts";

/** A checked address; `trusted`: one of the environment's host and port pairs; `sandbox`: where its website is played. */
export type Target = { readonly url: URL; readonly trusted: boolean; readonly sandbox?: SandboxPlace };

export type Trust = {
  readonly OUTGOING_TRUSTED: readonly string[];
  readonly OUTGOING_SITES?: SandboxSites | undefined;
};

const refuse = (rule: Rule): never => {
  throw new OutgoingError("not_allowed", rule);
};

/** Scheme and authority as written, before a parser normalises them. */
const WRITTEN = /^(?:([a-z][a-z\d+.-]*):)?\/\/([^/?#]*)/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Names that resolve within a machine or a local network, by RFC 6761, 6762, 8375 and habit. */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)$/;

/**
 * Reads an address, or a redirect's `Location` on top of `base`.
 * @throws OutgoingError `not_allowed` with the rule that it breaks
 */
export function parseTarget({ OUTGOING_TRUSTED, OUTGOING_SITES }: Trust, text: string, base?: URL): Target {
  const url = URL.parse(text, base?.href);
  const written = WRITTEN.exec(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return refuse("scheme");
  if (url.username !== "" || url.password !== "" || written?.[2]?.includes("@")) return refuse("credentials");
  // `https:host`, `\\host` and line breaks: parsers see a host where people see none.
  if (written === null && (SCHEME.test(text) || url.origin !== base?.origin)) return refuse("spelling");

  const authority = written?.[2];
  if (authority === undefined || OUTGOING_TRUSTED.includes(authority))
    if (OUTGOING_TRUSTED.includes(url.host)) return { url, trusted: true };
  if (authority !== undefined && !isPlain(authority, url)) return refuse("spelling");
  checkHost(url.hostname);
  if (url.port !== "" && url.port !== "80" && url.port !== "443") return refuse("port");
  const sandbox = sandboxPlaceOf(OUTGOING_SITES, url);
  return sandbox === undefined ? { url, trusted: false } : { url, trusted: false, sandbox };
}

/** A name may have capitals and umlauts, an IP address has one spelling; neither ends in a dot. */
function isPlain(authority: string, { hostname, port }: URL): boolean {
  const [, host = "", ending] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority) ?? [];
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  if (host === "" || /[\u0000-\u0020\u007f\\%]/.test(host) || hostname.endsWith(".")) return false;
  if (ending !== undefined && ending !== "" && port !== "" && ending !== port) return false;
  const isAddress = isIP(bare(hostname)) !== 0;
  // Digits of other scripts turn into plain ones, and a name of numbers into an IP address.
  return isAddress ? host.toLowerCase() === hostname : host.normalize("NFKC") === host.normalize("NFC");
}

function checkHost(hostname: string): void {
  const address = bare(hostname);
  if (isIP(address) !== 0) {
    if (!isPublicAddress(address)) refuse("address");
  } else if (!hostname.includes(".") || LOCAL_NAME.test(hostname)) refuse("name");
}

/** A host without the brackets of IPv6. */
export const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");
