/**
 * The draft of a new case. It stays in this browser until the case is sent, the draft is deleted or the person logs
 * out.
 */
import { CASE_TYPES, type CaseType } from "@portal/contract/service-case/calls";
import { portalKey, readStored, writeStored } from "../../platform/session/browser-storage.ts";

export type CaseDraft = {
  type: CaseType | "";
  subject: string;
  text: string;
  reference: string;
  wantsCall: boolean;
  phone: string;
  /** Idempotency key: the server counts a case once, however often it is sent. */
  key: string;
};

export const emptyDraft = (type: CaseType | null = null, reference = ""): CaseDraft => ({
  type: type ?? "",
  subject: "",
  text: "",
  reference,
  wantsCall: false,
  phone: "",
  key: crypto.randomUUID(),
});

/** True if the draft contains any text. */
export const isBegun = ({ subject, text, phone }: CaseDraft): boolean =>
  [subject, text, phone].some((words) => words.trim() !== "");

const keyOf = (companyId: number): string => portalKey(`case-draft.${companyId}`);

/** The draft of an earlier visit; null if there is none or it can't be read. */
export function keptDraft(companyId: number): CaseDraft | null {
  try {
    const found = JSON.parse(readStored(keyOf(companyId)) ?? "null") as unknown;
    return isDraft(found) && isBegun(found) ? found : null;
  } catch {
    return null;
  }
}

export const keepDraft = (companyId: number, draft: CaseDraft): void =>
  writeStored(keyOf(companyId), isBegun(draft) ? JSON.stringify(draft) : "null");

export const dropDraft = (companyId: number): void => writeStored(keyOf(companyId), "null");

function isDraft(found: unknown): found is CaseDraft {
  if (typeof found !== "object" || found === null) return false;
  const { type, subject, text, reference, wantsCall, phone, key } = found as Partial<CaseDraft>;
  const areTexts = [type, subject, text, reference, phone, key].every((value) => typeof value === "string");
  return areTexts && typeof wantsCall === "boolean" && (type === "" || Object.hasOwn(CASE_TYPES, type as string));
}
