import type * as z from "zod/mini";
import { ApiProblem } from "../../../platform/api/api-problem.ts";

/**
 * Validates typed values by the contract's schema before anything is sent.
 * @param field name of the form field, if the schema is for a single field
 * @throws ApiProblem with the schema's message per field, in the shape of a server's answer
 */
export function validateForm<S extends z.ZodMiniType>(schema: S, typed: unknown, field?: string): z.output<S> {
  const result = schema.safeParse(typed);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => {
    return { code: "request.invalid" as const, message, field: field ?? path.map(String).join(".") };
  });
  throw new ApiProblem({ kind: "answer", status: 400, errors });
}
