/** The German words of each finding: what is wrong, why it matters, what to do, and who can do it. */
import type { Finding, FindingCode } from "../finding.ts";
import { ACCESS_TEXTS } from "./access-texts.ts";
import { ADDRESS_TEXTS } from "./address-texts.ts";
import { CONTENT_TEXTS } from "./content-texts.ts";
import { LEGAL_TEXTS } from "./legal-texts.ts";
import type { Doer, FindingText } from "./finding-text.ts";
import { SPEED_TEXTS } from "./speed-texts.ts";

const TEXTS: Readonly<Record<FindingCode, FindingText>> = {
  ...ADDRESS_TEXTS,
  ...LEGAL_TEXTS,
  ...CONTENT_TEXTS,
  ...ACCESS_TEXTS,
  ...SPEED_TEXTS,
};

export const weightOf = (code: FindingCode): number => TEXTS[code].weight;
export const doerOf = (code: FindingCode): Doer => TEXTS[code].doer;

export type Words = { title: string; why: string; what: string };
export const wordsOf = (found: Finding): Words => {
  const { title, why, what } = TEXTS[found.code];
  return { title: title(found), why, what };
};
