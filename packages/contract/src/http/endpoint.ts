/**
 * The description of a call that both sides use: method, path, request schemas and error codes. `calls.ts` in the
 * server's slice adds with `serve` what only the server knows: access, answers and limits.
 */
import type * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";

export type Method = "GET" | "POST" | "DELETE";

/**
 * How a call treats the `accountId` query parameter (Specification §7). The client adds it to every call that is not
 * "ignored". If it is required and absent, foreign or unknown, the server answers 404 `account_not_available`.
 */
export type AccountIdRule = "required" | "optional" | "ignored";

type BodyKind = "json" | "multipart" | "mail";

type Schema = z.ZodMiniType | undefined;

/** One call. `Answer` is a type only; the type of the server's schema must equal it. */
export type Endpoint<
  Answer = unknown,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> = {
  readonly name: string;
  readonly method: Method;
  /** Path in the router's syntax, with `:name` for each path parameter. */
  readonly path: string;
  readonly accountId: AccountIdRule;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** "multipart" bodies carry files, "mail" ones a mail as raw MIME; the schema then describes nothing. */
  readonly bodyKind?: BodyKind;
  /** True if a GET changes state: it then needs the XSRF header like every POST (Specification §7). */
  readonly changesState?: boolean;
  /**
   * False for calls from senders without a session that can't send the header, such as signed batches and beacons, and
   * for what strangers read: the answer sets no cookie.
   */
  readonly xsrf?: false;
  /** Codes in addition to those that every call of its kind can answer. */
  readonly errors: readonly ProblemCode[];
  /** Never set; carries the answer's type. */
  readonly answer?: Answer;
};

type Declared<P extends Schema, Q extends Schema, B extends Schema> = {
  name: string;
  method: Method;
  path: string;
  accountId?: AccountIdRule;
  params?: P;
  query?: Q;
  body?: B;
  bodyKind?: BodyKind;
  changesState?: boolean;
  xsrf?: false;
  errors?: readonly ProblemCode[];
};

/** Path segments of the calls that carry the active company's id (Specification §7). */
const ACCOUNT_ID_WORDS =
  /customer|web-banners|adplorer|secretarial-service|cuca|wkdb|tv-banners|external-services|account-locks/;

/**
 * `endpoint<Answer>()({ … })` names the answer's type and infers the rest. The `accountId` rule follows from the path
 * unless it is given.
 */
export const endpoint =
  <Answer>() =>
  <P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
    declared: Declared<P, Q, B>,
  ): Endpoint<Answer, P, Q, B> => ({
    accountId: ACCOUNT_ID_WORDS.test(declared.path) ? "required" : "ignored",
    errors: [],
    ...declared,
  });

export type AnswerOf<E> = E extends Endpoint<infer A, infer _P, infer _Q, infer _B> ? A : never;

/** What the caller passes for params, query and body: the schemas' input types, without those that are not declared. */
export type RequestOf<E> =
  E extends Endpoint<infer _A, infer P, infer Q, infer B>
    ? (P extends z.ZodMiniType ? { params: z.input<P> } : unknown) &
        (Q extends z.ZodMiniType ? { query: z.input<Q> } : unknown) &
        (B extends z.ZodMiniType ? { body: z.input<B> } : unknown)
    : never;

/** True for every call except a GET that only reads and calls that declare `xsrf: false`. */
export const needsXsrf = ({
  method,
  changesState,
  xsrf,
}: Pick<Endpoint, "method" | "changesState" | "xsrf">): boolean =>
  xsrf !== false && (method !== "GET" || changesState === true);
