/**
 * What was fetched of a website, as plain values: the input of `judge`. The server fetches, the readers in `page/`
 * turn bytes into facts; nothing here knows HTTP.
 */
import type { ListingExpectation } from "@portal/contract/entry-service/listing";
import type { PageFacts } from "./page/page-facts.ts";
import type { ResourceKind } from "./resource.ts";
import type { ImprintFacts } from "./page/imprint.ts";

/** `problem`: why a browser would warn, in words of OpenSSL or Node; null if it would not. */
export type TlsFacts = {
  http2: boolean;
  problem: string | null;
  /** ISO instants. */
  validFrom: string;
  validTo: string;
  issuer: string;
  /** Names that the certificate is for. */
  names: string[];
};

/** One answer on the way to the page. */
export type Hop = { url: string; status: number };

/** How another spelling of the address (http, without www) ends: at a URL, or at none. */
export type Variant = { address: string; kind: "http" | "www"; end: string | null };

export type PageAnswer = {
  url: string;
  /** Milliseconds until the first byte, the shorter of two attempts. */
  firstByteMs: number;
  sentBytes: number;
  bodyBytes: number;
  compressed: boolean;
  robotsHeader: string;
  /** Names of the cookies that the page sets, with their host. */
  cookies: string[];
};

/** A file that the page loads at once. `status` 0: its name does not exist; null: nothing certain. `bytes` null: not known. */
export type FetchedResource = {
  url: string;
  kind: ResourceKind;
  status: number | null;
  bytes: number | null;
  compressed: boolean;
  cacheable: boolean;
  cookies: string[];
};

/** A link's answer; 0 if its name does not exist. Links whose answer says nothing certain are left out. */
export type FetchedLink = { url: string; text: string; status: number };

/** A page that the law requires: no link leads to it, it does not answer, or what it says. */
export type LegalPage<T> = { found: "no" } | { found: "broken"; url: string } | { found: "yes"; url: string; facts: T };

/**
 * Other addresses that the page names. `canonical`: what its original on the same website is: this page, another one,
 * or gone. `oneWay`: versions in other languages that are gone or do not name this page in return.
 */
export type Versions = { canonical: "same" | "other" | "gone"; oneWay: string[] };

export type Visit = {
  /** The address that was asked for. */
  url: string;
  hops: Hop[];
  /** Null over plain http. */
  tls: TlsFacts | null;
  /** True if the site answers over https at all. */
  hasHttps: boolean;
  variants: Variant[];
  /** Null if a certificate error kept us from reading the page. */
  answer: PageAnswer | null;
  page: PageFacts | null;
  imprint: LegalPage<ImprintFacts>;
  privacy: LegalPage<null>;
  /**
   * `allowed`: whether robots.txt lets search engines read the page. `brokenSitemaps`: those of the named ones that do
   * not answer. `hasSitemap`: false if none is named and none is where they usually are.
   */
  robots: { allowed: boolean; brokenSitemaps: string[]; hasSitemap: boolean };
  versions: Versions;
  resources: FetchedResource[];
  links: FetchedLink[];
  /** Null if the company has no entry. */
  entry: ListingExpectation | null;
  /** ISO instant. */
  now: string;
};
