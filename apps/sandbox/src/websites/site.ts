/** How one customer website of the sandbox behaves, beside its pages in `apps/sandbox/websites/<host>/`. */
import type { CertificateKind } from "./certificates.ts";

export type Site = {
  host: string;
  /** Default `good`; `none`: nothing answers over https. */
  certificate?: CertificateKind | "none";
  /** Default true. */
  http2?: boolean;
  /** What plain http does. Default `forwards`: to https. */
  http?: "forwards" | "same";
  /** What the address without "www." does. Default `forwards`: to the one with it; `absent`: no answer. */
  bare?: "forwards" | "same" | "absent";
  /** Default true. */
  compressed?: boolean;
  /** Default true: files may be kept for a month. */
  cached?: boolean;
  /** How long the first byte takes. */
  delayMs?: number;
  /** Every request gets this instead of a page: another address, a status, or no answer. */
  instead?: { forwardTo: string; status?: number } | { status: number; body: string } | "hang" | "loop";
  /** Paths without a page. */
  dead?: readonly string[];
  /** Sizes of files; others are small. */
  bytes?: Readonly<Record<string, number>>;
  cookies?: readonly string[];
  /** The charset of its pages and of their header. Default utf-8. */
  charset?: "utf-8" | "iso-8859-1";
  headers?: Readonly<Record<string, string>>;
};
