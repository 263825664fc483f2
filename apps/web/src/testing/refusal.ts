import type { ErrorBody } from "@portal/contract/http/problems";

/** A refusing answer of the server, at a field if one is named. */
export const refusal = (message: string, field?: string) => ({
  status: 400,
  body: {
    errors: [{ code: "request.invalid", message, ...(field === undefined ? {} : { field }) }],
  } satisfies ErrorBody,
});
