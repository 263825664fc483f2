/** What can be wrong with a support log-in, in German. Pure. */
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { checkCredentials } from "../components/log-in-problems.ts";

/** In the order in which they stand; the code only where the server asks for it. */
export const SUPPORT_FIELDS = ["login", "password", "secondFactor", "companyId", "reason"] as const;
export type SupportField = (typeof SUPPORT_FIELDS)[number];
export type SupportErrors = Partial<Record<SupportField, string | undefined>>;

/** The fields as they were typed. */
export type TypedSupportLogIn = Record<SupportField, string>;

const MIN_REASON_CHARACTERS = 3;

/** The company's number as people write it down: "Nr. 10 023" is 10023; null where there is none. */
export function readCompanyId(typed: string): number | null {
  const digits = typed.replace(/^\s*nr\.?/i, "").replaceAll(/[\s.]/g, "");
  return /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : null;
}

/** One sentence per field that is missing or cannot be. */
export function checkSupportLogIn(typed: TypedSupportLogIn): SupportErrors {
  const wrong: SupportErrors = { ...checkCredentials(typed) };
  if (readCompanyId(typed.companyId) === null) wrong.companyId = "Bitte geben Sie die Firmennummer ein, nur Ziffern.";
  if (typed.reason.trim().length < MIN_REASON_CHARACTERS) wrong.reason = "Bitte nennen Sie den Grund.";
  return wrong;
}

/** Whether the server wants the code of the agent's app, for the first time or again. */
export const wantsCode = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.has("auth.second_factor_required") || error.has("auth.second_factor_wrong"));

/** What the server refused at a field. Empty where its answer belongs to no field. */
export function refusedFields(error: unknown): SupportErrors {
  if (!(error instanceof ApiProblem)) return {};
  if (wantsCode(error)) return { secondFactor: error.errors[0]?.message };
  const found: SupportErrors = {};
  for (const { field, message } of error.errors) {
    const name = SUPPORT_FIELDS.find((known) => known === field);
    if (name) found[name] ??= message;
  }
  return found;
}
