/** The form of a finding's words. */
import type { Finding, FindingCode } from "../finding.ts";

/**
 * Who can act: the company itself, whoever builds its website, or whoever runs the server. For a website of the
 * provider the last two are the provider.
 */
export type Doer = "owner" | "maker" | "host";

export type FindingText = {
  /** 1 to 100; the most useful finding comes first. */
  weight: number;
  doer: Doer;
  title(finding: Finding): string;
  why: string;
  what: string;
};

/** The texts of all codes that begin with one of the prefixes. */
export type TextsOf<Prefix extends string> = Record<Extract<FindingCode, `${Prefix}.${string}`>, FindingText>;

/** "1 Bild", "3 Bilder". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
