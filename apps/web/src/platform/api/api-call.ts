/** The typed client: one function for every call of the contract (Specification §7). */
import { logout, XSRF_COOKIE, XSRF_HEADER, XSRF_KIND } from "@portal/contract/auth/calls";
import { type AnswerOf, type Endpoint, needsXsrf, type RequestOf } from "@portal/contract/http/endpoint";
import type { ErrorBody, WireError } from "@portal/contract/http/problems";
import { getNotifications } from "@portal/contract/notifications/calls";
import { isOnReadingPage } from "../routing/reading-page.ts";
import { ApiProblem } from "./api-problem.ts";
import { dropAnswers, takeAnswer } from "./first-answers.ts";
import { readCookie } from "./read-cookie.ts";
import { requestAddress, type RequestParts } from "@portal/contract/http/request-address";

/** What the session adds to calls. The session store sets it once, so that this file does not depend on it. */
type Hooks = {
  activeAccountId: () => number | null;
  /** Runs before every call but the logout: a logout that is under way must be over. */
  beforeCall: () => Promise<void>;
  /** Called if a call finds no session. True if somebody logged in again in place and the call is to be repeated. */
  sessionLost: () => Promise<boolean>;
  /** Called if a call needs a fresh proof of who is there. True if it is given and the call is to be repeated. */
  prove: () => Promise<boolean>;
  /** Called if a call needs a second factor that the person has to set up first. */
  secondFactorMissing: () => void;
};
let hooks: Hooks = {
  activeAccountId: () => null,
  beforeCall: async () => {},
  sessionLost: async () => false,
  prove: async () => false,
  secondFactorMissing: () => {},
};
export const setApiHooks = (next: Partial<Hooks>): void => void (hooks = { ...hooks, ...next });

type CallOptions = {
  signal?: AbortSignal;
  /** The company of the call, if it is not the currently active one. Queries always name theirs. */
  accountId?: number | null;
  /** False for calls of the session itself, which handle a missing session. */
  recoverSession?: boolean;
  /** The body of a multipart call. */
  form?: FormData;
};
export type CallRequest<E extends Endpoint> = RequestOf<E> & CallOptions;

type AnyRequest = RequestParts & CallOptions & { body?: unknown };

/**
 * Makes a call and returns the body of its answer.
 * @throws ApiProblem with the body's `errors`, an empty list if the body has none; AbortError if `signal` aborts.
 */
export async function apiCall<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<AnswerOf<E>> {
  const { recoverSession = true, accountId = hooks.activeAccountId() } = request as AnyRequest;
  const address = requestAddress(endpoint, request as AnyRequest, accountId);
  const attempt = () => send(endpoint, address, request);
  if (endpoint.name !== logout.name) await hooks.beforeCall();
  if (needsXsrf(endpoint)) dropAnswers();
  const brought = takeAnswer(address);
  if (brought !== undefined) return brought as AnswerOf<E>;
  try {
    return (await attempt()) as AnswerOf<E>;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.has("auth.xsrf_invalid")) {
      await fetchXsrfPair();
      if (readCookie(XSRF_COOKIE) === undefined) throw withoutCookies();
      return (await attempt()) as AnswerOf<E>;
    }
    if (error.has("auth.second_factor_required")) {
      const { askSecondFactor } = await import("../second-factor/ask-second-factor.tsx").catch(() => {
        throw new ApiProblem({ kind: "offline", status: 0 });
      });
      return (await askSecondFactor(error, request as AnyRequest, (again) =>
        send(endpoint, address, again),
      )) as AnswerOf<E>;
    }
    if (error.has("auth.second_factor_missing")) hooks.secondFactorMissing();
    if (error.has("user.confirmation_needed") && (await hooks.prove())) return (await attempt()) as AnswerOf<E>;
    if (recoverSession && error.has("auth.no_session") && (await hooks.sessionLost()))
      return (await attempt()) as AnswerOf<E>;
    throw error;
  }
}

/** The answer that came with the page, once; undefined if there is none. */
export const broughtAnswer = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  accountId: number | null,
): AnswerOf<E> | undefined =>
  takeAnswer(requestAddress(endpoint, request as RequestParts, accountId)) as AnswerOf<E> | undefined;

/**
 * False if the XSRF token says that this browser has no session cookie, so that the server need not be asked. A page for
 * reading gets a token only if there is one.
 */
export function mayHoldSession(): boolean {
  const token = readCookie(XSRF_COOKIE);
  if (token === undefined) return !isOnReadingPage();
  return !token.startsWith(XSRF_KIND.anonymous);
}

/** What a browser gets that has stored none of the cookies: loading the page again would not help. */
const withoutCookies = (): ApiProblem =>
  new ApiProblem({
    kind: "answer",
    status: 403,
    errors: [
      {
        code: "auth.xsrf_invalid",
        message:
          "Ihr Browser speichert keine Cookies. Ohne sie können Sie das Portal nicht nutzen. Bitte erlauben Sie Cookies für diese Seite in den Einstellungen Ihres Browsers und versuchen Sie es dann noch einmal.",
      },
    ],
  });

/** Any reading GET returns a new XSRF pair. */
const fetchXsrfPair = (): Promise<unknown> => send(getNotifications, getNotifications.path, {});

async function send(endpoint: Endpoint, address: string, { body, form, signal }: AnyRequest): Promise<unknown> {
  const headers = new Headers({ accept: "application/json", "x-requested-with": "XMLHttpRequest" });
  if (needsXsrf(endpoint)) {
    if (readCookie(XSRF_COOKIE) === undefined) await fetchXsrfPair();
    headers.set(XSRF_HEADER, readCookie(XSRF_COOKIE) ?? "");
  }
  if (body !== undefined) headers.set("content-type", "application/json");
  const init: RequestInit = { method: endpoint.method, headers, credentials: "same-origin", cache: "no-store" };
  if (form !== undefined) init.body = form;
  else if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  const response = await fetch(address, init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiProblem({ kind: "offline", status: 0 });
  });
  if (!response.ok) throw await problemOf(response);
  return response.status === 204 ? undefined : await readJson(response);
}

/** A truncated body or one that is no JSON comes from a proxy. */
const readJson = (response: Response): Promise<unknown> =>
  response.json().catch(() => {
    throw new ApiProblem({ kind: "outage", status: response.status });
  });

async function problemOf(response: Response): Promise<ApiProblem> {
  const { status } = response;
  const errors = errorsIn(await response.json().catch(() => null));
  const seconds = Number(response.headers.get("retry-after"));
  const kind = kindOf(status, errors);
  const requestId = status >= 500 ? response.headers.get("x-request-id") : null;
  return new ApiProblem({ kind, status, errors, retryAfterSeconds: seconds > 0 ? seconds : null, requestId });
}

/** A server that says it has too much to do is there. */
export const kindOf = (status: number, errors: readonly WireError[]): "outage" | "answer" =>
  status >= 502 && status <= 504 && !String(errors[0]?.code).endsWith(".busy") ? "outage" : "answer";

/** The errors of an error body; an empty list for any other body. */
export function errorsIn(body: unknown): readonly WireError[] {
  const errors = typeof body === "object" && body !== null ? (body as Partial<ErrorBody>).errors : undefined;
  return Array.isArray(errors) ? errors : [];
}
