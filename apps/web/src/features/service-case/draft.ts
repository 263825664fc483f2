/** What the form for a new case holds. */
import { CASE_TYPES, type CaseType } from "@portal/contract/service-case/calls";

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

/** False for anything that the form can't show. */
export function isDraft(found: unknown): found is CaseDraft {
  if (typeof found !== "object" || found === null) return false;
  const { type, subject, text, reference, wantsCall, phone, key } = found as Partial<CaseDraft>;
  const areTexts = [type, subject, text, reference, phone, key].every((value) => typeof value === "string");
  return areTexts && typeof wantsCall === "boolean" && (type === "" || Object.hasOwn(CASE_TYPES, type as string));
}
