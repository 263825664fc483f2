/**
 * What a call is. `<slice>.ts` declares what the browser needs: method, path, request schemas and error codes;
 * `<slice>.server.ts` adds with `serve` what only the server may know: access, answers and limits.
 */
import type * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";

export type Method = "GET" | "POST" | "DELETE";

/**
 * How a call treats the `accountId` query parameter (Specification §7): the client adds it to every call that is
 * not "ignored"; the server answers 404 `account_not_available` where it is required and absent, foreign or unknown.
 */
export type AccountIdRule = "required" | "optional" | "ignored";

type Schema = z.ZodMiniType | undefined;

/** One call. `Answer` is a type only; the server's schema is held against it. */
export type Endpoint<
  Answer = unknown,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> = {
  readonly name: string;
  readonly method: Method;
  /** Path as the router writes it, with `:name` for each path parameter. */
  readonly path: string;
  readonly accountId: AccountIdRule;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** "multipart" bodies carry files; the schema then describes nothing. */
  readonly bodyKind?: "json" | "multipart";
  /** True where a GET changes state: it then needs the XSRF header like every POST (Specification §7). */
  readonly changesState?: boolean;
  /** False for a call that acts for nobody who is logged in and can't send the pair: a signed one, a beacon. */
  readonly xsrf?: false;
  /** Codes beyond those that every call of its kind can answer. */
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
  bodyKind?: "json" | "multipart";
  changesState?: boolean;
  xsrf?: false;
  errors?: readonly ProblemCode[];
};

/** Words of a path whose calls carry the active company's id (Specification §7). */
const ACCOUNT_ID_WORDS =
  /customer|web-banners|adplorer|secretarial-service|cuca|wkdb|tv-banners|external-services|account-locks/;

/**
 * `endpoint<Answer>()({ … })`: the answer's type is named, the rest is inferred. The rule for `accountId` follows from
 * the path unless it is declared.
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

/** What the caller hands over for params, query and body: the schemas' input types; absent where none is declared. */
export type RequestOf<E> =
  E extends Endpoint<infer _A, infer P, infer Q, infer B>
    ? (P extends z.ZodMiniType ? { params: z.input<P> } : unknown) &
        (Q extends z.ZodMiniType ? { query: z.input<Q> } : unknown) &
        (B extends z.ZodMiniType ? { body: z.input<B> } : unknown)
    : never;

/** Whether the XSRF header is required: every call but a reading GET, and those that say so. */
export const needsXsrf = ({
  method,
  changesState,
  xsrf,
}: Pick<Endpoint, "method" | "changesState" | "xsrf">): boolean =>
  xsrf !== false && (method !== "GET" || changesState === true);
