import type * as z from "zod/mini";
import { ApiProblem } from "../../../platform/api/api-problem.ts";

/**
 * What the contract's schema makes of what was typed.
 * @param field name of the form's field where the schema is for one alone
 * @throws ApiProblem with the schema's sentences at their fields, as the server would answer: nothing is sent for it.
 */
export function checked<S extends z.ZodMiniType>(schema: S, typed: unknown, field?: string): z.output<S> {
  const result = schema.safeParse(typed);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => {
    return { code: "request.invalid" as const, message, field: field ?? path.map(String).join(".") };
  });
  throw new ApiProblem({ kind: "answer", status: 400, errors });
}
