/**
 * Registers calls on the server. Every call passes the same pipeline: body limit → XSRF → session and right (one
 * statement) → signature if required → validation → quota → handler → declared answer. A call without a served row cannot be
 * registered, so nothing is open by accident.
 */
import {
  type AccountAccess,
  type Access,
  FileAnswer,
  isEndless,
  type ServedEndpoint,
  type SessionAccess,
} from "./served-call.ts";
import { type AnswerOf, type Endpoint, needsXsrf } from "@portal/contract/http/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Dependencies } from "../dependencies.ts";
import { withSecurityEvents } from "../security-events/refusals.ts";
import { offerXsrf, requireXsrf } from "../session/xsrf.ts";
import { type AccountScope, type Session } from "../session/session.ts";
import { countQuota, isQuota } from "../rate-limits/quota.ts";
import { apiHeaders } from "./api-headers.ts";
import { authorise } from "./authorise.ts";
import { serializerCompiler, validatorCompiler } from "./schemas.ts";

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** A handler's parameters: parsed input, and session and scope if the access row promises them. */
export type Context<E, A> =
  E extends Endpoint<infer _Answer, infer P, infer Q, infer B>
    ? {
        request: FastifyRequest;
        reply: FastifyReply;
        params: Parsed<P>;
        query: Parsed<Q>;
        body: Parsed<B>;
      } & (A extends SessionAccess | AccountAccess ? { session: Session } : unknown) &
        (A extends AccountAccess ? { scope: AccountScope } : unknown)
    : never;

/** A call with its handler, ready to be registered. */
export type Call = {
  readonly served: ServedEndpoint;
  readonly handle: (context: never) => Promise<unknown>;
  readonly verifyBytes?: VerifyBytes | undefined;
};

/**
 * Checks the raw bytes of a body before they are parsed.
 * @throws Problem the call's answer
 */
export type VerifyBytes = (request: FastifyRequest, bytes: Buffer) => void;

/** Binds a handler to its row; the types of input and answer come from the contract. */
export const call = <E extends Endpoint, A extends Access>(
  served: ServedEndpoint<E, A>,
  handle: (context: Context<E, A>) => Promise<AnswerOf<E>>,
  verifyBytes?: VerifyBytes,
): Call => ({ served, handle, verifyBytes });

declare module "fastify" {
  interface FastifyContextConfig {
    served?: ServedEndpoint;
    verifyBytes?: VerifyBytes | undefined;
  }
  interface FastifyRequest {
    session: Session | null;
    scope: AccountScope | null;
  }
}

/** Registers calls. Fastify refuses a duplicate path. */
export function registerCalls(app: FastifyInstance, dependencies: Dependencies, calls: readonly Call[]): void {
  const headers = apiHeaders(dependencies.environment.production);
  for (const { served, handle, verifyBytes } of calls) {
    const { endpoint, quota } = served;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: served.bodyLimitBytes,
      config: { served, verifyBytes, endless: isEndless(served) },
      schema: schemaOf(served),
      validatorCompiler,
      serializerCompiler,
      // Helmet would compute headers for each answer, and no call accepts compressed bodies: both cost more than the
      // call itself.
      helmet: false,
      decompress: false,
      onRequest: async (request, reply) => {
        reply.headers(headers);
        if (needsXsrf(endpoint)) requireXsrf(request, dependencies.environment);
        else if (endpoint.xsrf !== false) offerXsrf(request, reply, dependencies.environment);
        await authorise(dependencies, request, served);
      },
      ...(verifyBytes && { preValidation: verifyAbsent(verifyBytes) }),
      handler: async (request, reply) => {
        const { params, query, body, session, scope } = request;
        const context = { request, reply, params, query, body, session, scope };
        const answer = await withSecurityEvents(dependencies, request, async () => {
          if (isQuota(quota)) await countQuota(dependencies, quota, request);
          return handle(context as never);
        });
        requireDeclared(served, reply);
        return answer;
      },
    });
  }
}

/** Without a body no parser has run, so the check runs here. */
const verifyAbsent = (verifyBytes: VerifyBytes) => async (request: FastifyRequest) => {
  if (request.body === undefined || request.body === null) verifyBytes(request, Buffer.alloc(0));
};

/** @throws Error if the answer's status, or the media type of a file, is not declared */
function requireDeclared({ endpoint, answers }: ServedEndpoint, reply: FastifyReply): void {
  const declared = answers[reply.statusCode];
  if (declared === undefined) throw new Error(`${endpoint.name}: ${reply.statusCode} is not declared`);
  if (!(declared instanceof FileAnswer)) return;
  const mediaType = String(reply.getHeader("content-type")).split(";", 1)[0] as string;
  if (!declared.mediaTypes.includes(mediaType)) throw new Error(`${endpoint.name}: ${mediaType} is not declared`);
}

function schemaOf({ endpoint, answers }: ServedEndpoint): Record<string, unknown> {
  const hasSchema = ([, answer]: [string, unknown]) => answer !== null && !(answer instanceof FileAnswer);
  return {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && (endpoint.bodyKind ?? "json") === "json" ? { body: endpoint.body } : {}),
    response: Object.fromEntries(Object.entries(answers).filter(hasSchema)),
  };
}
