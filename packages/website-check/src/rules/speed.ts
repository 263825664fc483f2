/** Weight, response time, compression, caching, and files and links that do not answer. */
import { type Finding, finding, findingAbout } from "../finding.ts";
import { isSameOwner } from "../site.ts";
import type { FetchedResource, Visit } from "../visit.ts";

const SLOW_MS = 1500;
const HEAVY_BYTES = 3_000_000;
const HEAVY_FILE_BYTES = 500_000;
/** Smaller files fit into a few packets, compressed or not. */
const WORTH_COMPRESSING = 5000;
/** One file without a lifetime is no reason to trouble a hoster. */
const UNCACHED_FILES = 3;

const TEXT_KINDS = new Set(["script", "style"]);
const isGone = (status: number | null): boolean => status === 404 || status === 410 || status === 0;

const megabytes = (bytes: number): string => (bytes / 1_000_000).toLocaleString("de-DE", { maximumFractionDigits: 1 });

export function speedFindings(visit: Visit): Finding[] {
  const { answer, resources, tls } = visit;
  if (answer === null) return [];
  const own = resources.filter(({ url, status }) => status === 200 && isSameOwner(url, answer.url));
  return [
    ...(answer.firstByteMs > SLOW_MS
      ? finding(
          "speed.slow_answer",
          [answer.url],
          (answer.firstByteMs / 1000).toLocaleString("de-DE", { maximumFractionDigits: 1 }),
        )
      : []),
    ...weight(answer.sentBytes, resources),
    ...compression(visit, own),
    ...caching(own),
    ...(tls !== null && tls.problem === null && !tls.http2 ? finding("speed.no_http2", [answer.url]) : []),
  ];
}

function weight(pageBytes: number, resources: readonly FetchedResource[]): Finding[] {
  const known = resources.filter(({ bytes, kind }) => bytes !== null && kind !== "frame");
  const total = known.reduce((sum, { bytes }) => sum + (bytes ?? 0), pageBytes);
  if (total <= HEAVY_BYTES) return [];
  const heaviest = known
    .filter(({ bytes }) => (bytes ?? 0) >= HEAVY_FILE_BYTES)
    .toSorted((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0))
    .map(({ url, bytes }) => `${url} (${megabytes(bytes ?? 0)} MB)`);
  return finding("speed.heavy", heaviest, megabytes(total));
}

function compression({ answer }: Visit, own: readonly FetchedResource[]): Finding[] {
  if (answer === null) return [];
  const files = own.filter(
    ({ kind, compressed, bytes }) => TEXT_KINDS.has(kind) && !compressed && (bytes ?? 0) > WORTH_COMPRESSING,
  );
  const page = !answer.compressed && answer.bodyBytes > WORTH_COMPRESSING ? [answer.url] : [];
  return findingAbout("speed.not_compressed", [...page, ...files.map(({ url }) => url)]);
}

function caching(own: readonly FetchedResource[]): Finding[] {
  const uncached = own.filter(({ kind, cacheable }) => kind !== "frame" && !cacheable).map(({ url }) => url);
  return uncached.length >= UNCACHED_FILES ? findingAbout("speed.not_cached", uncached) : [];
}

export function brokenFindings({ links, resources, page }: Visit): Finding[] {
  const files = resources.filter(({ status, kind }) => isGone(status) && kind !== "frame");
  return [
    ...findingAbout(
      "links.broken",
      links.filter(({ status }) => isGone(status)).map(({ url, text }) => (text === "" ? url : `${text}: ${url}`)),
    ),
    ...findingAbout(
      "links.broken_files",
      files.map(({ url }) => url),
    ),
    ...findingAbout("security.mixed_content", page?.insecureFiles ?? []),
  ];
}
