/** Error answers: one shared schema, narrowed in each call to the codes that it can answer with a status. */
import { PROBLEMS, type ProblemCode } from "@portal/contract/http/problems";

export const ERROR_COMPONENTS = {
  schemas: {
    WireError: {
      type: "object",
      description: "One thing that is wrong.",
      properties: {
        code: { type: "string", description: "Stable; each call lists its codes by status." },
        message: { type: "string", description: "A German sentence for people." },
        field: { type: "string", description: "Path of the field in the request, with dots between steps." },
      },
      required: ["code", "message"],
    },
  },
  headers: {
    RetryAfter: { description: "Seconds to wait before the next try.", schema: { type: "integer", minimum: 0 } },
  },
};

const FIRST_DEFECT_STATUS = 500;

const TITLES: Record<number, string> = {
  400: "The request is not valid",
  401: "No session",
  403: "Not allowed",
  404: "Not found",
  405: "Not possible with this method",
  409: "Conflicts with the present state",
  410: "Gone",
  413: "Too large",
  415: "Unsupported format",
  429: "Too many requests",
  500: "A defect of the server",
  502: "An outside system answered wrongly",
  503: "Something that the call needs is away",
};

/** Statuses at which `Retry-After` is sent. */
const WITH_RETRY_AFTER = new Set([429, 503]);

/** The error answers of a call by status. */
export function errorAnswers(codes: readonly ProblemCode[]): Record<string, object> {
  const byStatus = Object.groupBy(codes, (code) => String(PROBLEMS[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus = []]) => [status, errorAnswer(Number(status), ofStatus)]),
  );
}

const REQUEST_ID = { requestId: { type: "string", description: "Names the failure to the provider." } };

const errorAnswer = (status: number, codes: readonly ProblemCode[]): object => ({
  description: TITLES[status] ?? `Error ${status}`,
  ...(WITH_RETRY_AFTER.has(status) && { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } }),
  content: { "application/json": { schema: narrowed(codes, status >= FIRST_DEFECT_STATUS ? REQUEST_ID : {}) } },
});

const narrowed = (codes: readonly ProblemCode[], more: object): object => ({
  type: "object",
  properties: {
    ...more,
    errors: {
      type: "array",
      minItems: 1,
      items: {
        allOf: [
          { $ref: "#/components/schemas/WireError" },
          { type: "object", properties: { code: { enum: codes } }, required: ["code"] },
        ],
      },
    },
  },
  required: ["errors"],
});
