/** What changed since the check before. */
import type { Finding, FindingCode } from "./finding.ts";

export type Change = { fixed: FindingCode[]; added: FindingCode[] };

/** Null without a check before. A finding counts as one, however many places it names. */
export function changeSince(before: readonly Finding[] | null, now: readonly Finding[]): Change | null {
  if (before === null) return null;
  const [old, current] = [new Set(before.map(({ code }) => code)), new Set(now.map(({ code }) => code))];
  return { fixed: [...old].filter((code) => !current.has(code)), added: [...current].filter((code) => !old.has(code)) };
}
