/** Certificate, addresses and redirects. */
import { type Finding, finding, findingAbout } from "../finding.ts";
import { isSameSite } from "../site.ts";
import type { TlsFacts, Visit } from "../visit.ts";

const DAY_MS = 86_400_000;
/** Certificates that renew themselves do so a month or three weeks ahead; at ten days something is stuck. */
const SOON_DAYS = 10;
const MANY_REDIRECTS = 3;

export function connectionFindings(visit: Visit): Finding[] {
  return [...certificate(visit), ...addresses(visit), ...redirects(visit)];
}

function certificate({ tls, hasHttps, url, now }: Visit): Finding[] {
  if (tls === null) return hasHttps ? [] : finding("tls.missing", [url]);
  if (tls.problem !== null) return finding(certificateCode(tls, now), [url], tls.validTo.slice(0, 10));
  const daysLeft = Math.floor((Date.parse(tls.validTo) - Date.parse(now)) / DAY_MS);
  return daysLeft <= SOON_DAYS ? finding("tls.ends_soon", [url], String(Math.max(0, daysLeft))) : [];
}

/** The codes are those of OpenSSL and Node. */
function certificateCode({ problem, validTo }: TlsFacts, now: string) {
  if (problem === "CERT_HAS_EXPIRED" || Date.parse(validTo) < Date.parse(now)) return "tls.expired";
  if (problem === "ERR_TLS_CERT_ALTNAME_INVALID") return "tls.other_name";
  if (problem === "DEPTH_ZERO_SELF_SIGNED_CERT" || problem === "SELF_SIGNED_CERT_IN_CHAIN") return "tls.self_signed";
  if (problem === "UNABLE_TO_VERIFY_LEAF_SIGNATURE" || problem === "UNABLE_TO_GET_ISSUER_CERT_LOCALLY")
    return "tls.incomplete_chain";
  return "tls.untrusted";
}

function addresses({ variants, hasHttps, answer, page }: Visit): Finding[] {
  if (answer === null) return [];
  const staying = variants.filter(({ kind, end }) => kind === "http" && end !== null && end.startsWith("http:"));
  const away = variants.filter(({ kind, end }) => kind === "www" && end === null);
  // Both answer without leading to one of them; a canonical address tells search engines which one counts.
  const beside = variants.filter(
    ({ kind, end }) =>
      kind === "www" &&
      end !== null &&
      isSameSite(end, answer.url) &&
      new URL(end).hostname !== new URL(answer.url).hostname,
  );
  return [
    ...(hasHttps && answer.url.startsWith("https:")
      ? findingAbout(
          "address.http_stays",
          staying.map(({ address }) => address),
        )
      : []),
    ...findingAbout(
      "address.www_away",
      away.map(({ address }) => address),
    ),
    ...(page?.canonical == null
      ? findingAbout(
          "address.two_addresses",
          beside.map(({ address }) => address),
        )
      : []),
  ];
}

const redirects = ({ hops }: Visit): Finding[] =>
  hops.length > MANY_REDIRECTS
    ? finding(
        "address.many_redirects",
        hops.map(({ url }) => url),
        String(hops.length - 1),
      )
    : [];
