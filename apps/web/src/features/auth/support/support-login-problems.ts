/** German messages for a failed login of customer care. Pure. */
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { checkCredentials } from "../components/login-problems.ts";

/** In the form's order; the code is shown only if the server asks for it. */
export const SUPPORT_FIELDS = ["login", "password", "secondFactor", "companyId", "reason"] as const;
export type SupportField = (typeof SUPPORT_FIELDS)[number];
export type SupportErrors = Partial<Record<SupportField, string | undefined>>;

/** The form's values as they were typed. */
export type TypedSupportLogin = Record<SupportField, string>;

const MIN_REASON_CHARACTERS = 3;

/** Reads a company number as people write it: "Nr. 10 023" gives 10023; null if the text holds none. */
export function readCompanyId(typed: string): number | null {
  const digits = typed.replace(/^\s*nr\.?/i, "").replaceAll(/[\s.]/g, "");
  return /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : null;
}

/** One message per missing or invalid field. */
export function checkSupportLogin(typed: TypedSupportLogin): SupportErrors {
  const wrong: SupportErrors = { ...checkCredentials(typed) };
  if (readCompanyId(typed.companyId) === null) wrong.companyId = "Bitte geben Sie die Firmennummer ein, nur Ziffern.";
  if (typed.reason.trim().length < MIN_REASON_CHARACTERS) wrong.reason = "Bitte nennen Sie den Grund.";
  return wrong;
}

/** True if the server asks for the code of the agent's app, for the first time or again. */
export const wantsCode = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.has("auth.second_factor_required") || error.has("auth.second_factor_wrong"));

/** The server's message per field; empty if its errors name no field of the form. */
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
