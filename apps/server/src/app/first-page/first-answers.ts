/** What a page of somebody with a session brings along: the person, and the answers to the calls that it makes first. */
import { type FirstAnswers, FIRST_ANSWERS_ID, sessionMark } from "@portal/contract/auth/first-answers";
import type { User } from "@portal/contract/auth/calls";
import type { RouteName } from "@portal/contract/pages/routes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createPageVisitor, type PageVisitor } from "../../features/auth/public.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { escapeScript } from "../../platform/http/escape-html.ts";
import type { Environment } from "../../platform/environment.ts";
import { inTime } from "../../platform/in-time.ts";
import { readSessionCookie } from "../../platform/session/cookies.ts";
import { firstCalls } from "./first-calls.ts";

/** A page does not wait longer for what it could also load by itself, unless PART_TIMEOUT_MS says so. */
const PART_TIMEOUT_MS = 1000;

/**
 * Who opens a page. `nobody`: without a session, or with one that has ended. `unknown`: a session that the page must
 * ask for by itself, because the database does not answer in time or the page is no document of a window.
 */
export type Opener = { kind: "nobody"; hadSession: boolean } | { kind: "unknown" } | ({ kind: "person" } & PageVisitor);

type Reader = (request: FastifyRequest) => Promise<Opener>;

/** Reads who opens a page. Never fails. */
export function createOpenerReader(dependencies: Dependencies): Reader {
  const { environment, log } = dependencies;
  const readVisitor = createPageVisitor(dependencies);
  return async (request) => {
    if (readSessionCookie(request, environment.SESSION_COOKIE)?.kind !== "session")
      return { kind: "nobody", hadSession: false };
    if (request.method !== "GET" || (request.headers["sec-fetch-dest"] ?? "document") !== "document")
      return { kind: "unknown" };
    try {
      const visitor = await inTime(readVisitor(request), environment.PART_TIMEOUT_MS ?? PART_TIMEOUT_MS);
      if (visitor === undefined) return { kind: "unknown" };
      return visitor === null ? { kind: "nobody", hadSession: true } : { kind: "person", ...visitor };
    } catch (error) {
      log.warn({ error }, "page without its person");
      return { kind: "unknown" };
    }
  };
}

/**
 * The data block for a page: JSON that no text in it can end, because `<` is written as an escape.
 *
 * The calls go through the same guard and the same handlers as the browser's own, with the page's cookies. An answer
 * that is no success is left out, and the browser asks for it as ever.
 */
export async function firstAnswersBlock(
  app: FastifyInstance,
  { PART_TIMEOUT_MS: timeout = PART_TIMEOUT_MS }: Pick<Environment, "PART_TIMEOUT_MS">,
  request: FastifyRequest,
  { user, renewedAgoMs, xsrfToken, route }: PageVisitor & { xsrfToken: string; route: RouteName | undefined },
): Promise<string> {
  const company = user.secondFactorMissing ? null : onlyCompany(user);
  const addresses = user.secondFactorMissing ? [] : firstCalls(route, company);
  const bodies = await Promise.all(
    addresses.map((address) => inTime(answerTo(app, request, address), timeout).catch(() => null)),
  );
  const answers = addresses.flatMap((address, index) =>
    bodies[index] ? [`${JSON.stringify(address)}:${bodies[index]}`] : [],
  );
  const known: Omit<FirstAnswers, "answers"> = { session: sessionMark(xsrfToken), renewedAgoMs, user };
  const json = `${JSON.stringify(known).slice(0, -1)},"answers":{${answers.join(",")}}}`;
  return `<script type="application/json" id="${FIRST_ANSWERS_ID}">${escapeScript(json)}</script>`;
}

/** The company that the browser will choose. Null for people with several: the browser remembers which was last. */
function onlyCompany({ cucaInfo, accounts }: User): number | null {
  if (cucaInfo) return cucaInfo.companyId;
  const [first, ...others] = Object.values(accounts);
  return first === undefined || others.length > 0 ? null : first.id;
}

/** What tells the inner request who asks, from where and how. */
const HANDED_ON = ["cookie", "host", "user-agent", "forwarded", "x-forwarded-for", "x-forwarded-proto", "x-request-id"];

/** The body of a successful answer as JSON text; null for any other. Cookies that it sets are dropped. */
async function answerTo(app: FastifyInstance, request: FastifyRequest, address: string): Promise<string | null> {
  const headers = HANDED_ON.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { statusCode, body } = await app.inject({
    method: "GET",
    url: address,
    headers: { ...Object.fromEntries(headers), accept: "application/json" },
    ...(request.socket.remoteAddress === undefined ? {} : { remoteAddress: request.socket.remoteAddress }),
  });
  return statusCode === 200 ? body : null;
}
