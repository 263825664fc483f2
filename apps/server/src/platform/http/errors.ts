/** Turns any thrown error into the body `{ errors: [{ code, message, field? }] }`. */
import { PROBLEMS, type ErrorBody, type ProblemCode, type WireError } from "@portal/contract/http/problems";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { StoreAway } from "../files/store/store-away.ts";
import { Problem, wireError } from "../problem.ts";
import { nameOf } from "../observability/route-name.ts";
import { clearXsrfCookie } from "../session/cookies.ts";
import { errorCodesOf } from "./error-codes.ts";

const RETRY_AFTER_SECONDS = 5;
const FIRST_DEFECT_STATUS = 500;

export function installErrorHandling(app: FastifyInstance, { production }: { production: boolean }): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = toProblem(error, request, production);
    if (problem.status >= FIRST_DEFECT_STATUS)
      request.log.error({ requestId: request.id, route: nameOf(request).route, err: error }, "request failed");
    // The XSRF pair belongs to an ended session: deleting it makes the next state-changing call fetch a new one.
    if (problem.code === "auth.no_session") clearXsrfCookie(reply);
    return send(reply, problem);
  });
}

/** Answers a problem outside a handler (unknown path, wrong method). */
export function send(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 429 || problem.status === 503) {
    reply.header("retry-after", String(problem.retryAfter ?? RETRY_AFTER_SECONDS));
  }
  // Where the fault is ours, the body holds what a person can read to us. A refusal has the same body for everybody.
  const isOurs = problem.status >= FIRST_DEFECT_STATUS;
  const body: ErrorBody = isOurs ? { ...problem.body, requestId: reply.request.id } : problem.body;
  return reply.code(problem.status).type("application/json; charset=utf-8").serializer(JSON.stringify).send(body);
}

function toProblem(error: FastifyError, request: FastifyRequest, production: boolean): Problem {
  if (error instanceof Problem)
    return isDeclared(error.code, request) || production ? error : new Problem("server.defect");
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => fromIssue(issue));
    const undeclared = errors.some(({ code }) => !isDeclared(code, request));
    return undeclared && !production ? new Problem("server.defect") : new Problem("request.invalid", { errors });
  }
  if (request.raw.destroyed && !request.raw.complete) return new Problem("request.malformed"); // the caller hung up
  if (isAway(error)) return new Problem("server.unavailable");
  if (isRefusedValue(error)) return new Problem("request.invalid");
  return new Problem(codeOfStatus(error.statusCode));
}

function isDeclared(code: ProblemCode, request: FastifyRequest): boolean {
  const { served } = request.routeOptions.config;
  return served === undefined || errorCodesOf(served).includes(code);
}

type Issue = { instancePath: string; message?: string; params?: unknown };

function fromIssue(issue: Issue): WireError {
  const field = issue.instancePath.replace(/^\//, "").replaceAll("/", ".");
  const given = (issue.params as { params?: { code?: unknown } } | undefined)?.params?.code;
  const code: ProblemCode = typeof given === "string" && given in PROBLEMS ? (given as ProblemCode) : "request.invalid";
  // The library's default message is English.
  const message =
    issue.message === undefined || issue.message === "Invalid input" ? PROBLEMS[code].message : issue.message;
  return wireError(code, field === "" ? { message } : { field, message });
}

/** A value that PostgreSQL refuses (class 22) although it passed validation: the caller's fault. */
const isRefusedValue = (error: Error & { code?: string }): boolean => /^22...$/.test(error.code ?? "");

/**
 * PostgreSQL is gone, starting, shutting down, out of connections, or a transaction lost a race (40), or the disk is
 * full, or the bucket of files is gone: a temporary failure.
 */
function isAway(error: Error & { code?: string }): boolean {
  const code = error.code ?? "";
  return (
    error instanceof StoreAway ||
    /^(08...|40...|57P0[123]|53...|57014|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOSPC|EDQUOT|EFBIG|EROFS|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE)$/.test(
      code,
    ) ||
    /Connection terminated|timeout exceeded when trying to connect|connection timeout|not queryable/i.test(
      error.message,
    ) ||
    // The server ends.
    /calling end on the pool|driver has already been destroyed/i.test(error.message)
  );
}

function codeOfStatus(status = 500): ProblemCode {
  if (status === 413) return "request.too_large";
  if (status === 415) return "request.type_not_supported";
  if (status === 404) return "request.not_found";
  return status >= 400 && status < 500 ? "request.malformed" : "server.defect";
}
