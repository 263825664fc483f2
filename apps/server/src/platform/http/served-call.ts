/** The server's half of a call: who may make it, what it answers, how large its body may be. */
import * as z from "zod/mini";
import type { AccountNeed, Role } from "@portal/contract/http/access";
import type { AnswerOf, Endpoint } from "@portal/contract/http/endpoint";
import type { ProductFamily } from "@portal/contract/navigation/products";
import { isQuota, needsQuota, type NoQuota, type Quota } from "../rate-limits/quota.ts";

/** Body limit of a call that declares none (Specification §9 "Generic request defaults"). */
export const GENERIC_REQUEST_BODY_LIMIT_BYTES = 5000;

/**
 * - `public`: anybody; no session is looked up.
 * - `session`: anybody with an active session, narrowed by `roles` if given.
 * - `account`: an active session and a right in the company of `accountId`. With `subject`, the path parameter of that
 *   name is the company; `accountId` must then only be one's own. With `families`, the company needs an active product
 *   of one of them. With `agentsOnly`, only customer care that acts for the company may make the call.
 */
export type PublicAccess = { readonly kind: "public" };
export type SessionAccess = { readonly kind: "session"; readonly roles?: readonly Role[] };
export type AccountAccess = {
  readonly kind: "account";
  readonly need: AccountNeed;
  readonly subject?: string;
  readonly families?: readonly ProductFamily[];
  readonly agentsOnly?: true;
};
export type Access = PublicAccess | SessionAccess | AccountAccess;

export const publicAccess: PublicAccess = { kind: "public" };
export const sessionAccess = (...roles: Role[]): SessionAccess =>
  roles.length > 0 ? { kind: "session", roles } : { kind: "session" };
export const accountAccess = (
  need: AccountNeed,
  options: Omit<AccountAccess, "kind" | "need"> = {},
): AccountAccess => ({
  kind: "account",
  need,
  ...options,
});

export type ServedEndpoint<E extends Endpoint = Endpoint, A extends Access = Access> = {
  readonly endpoint: E;
  readonly access: A;
  /** Whether an agent who acts for the company may make the call. */
  readonly agent: boolean;
  /** Whether customer care may make the call before it has a second factor: only what setting one up needs. */
  readonly withoutSecondFactor: boolean;
  /** Answer per success status. A schema strips other fields; `null` is an empty 204. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | FileAnswer | null>>;
  readonly bodyLimitBytes: number;
  /** How often the call may be made; a reason in its place where a call that writes needs none. */
  readonly quota: Quota | NoQuota | undefined;
  /** What the call does, in a few English words for the OpenAPI document. */
  readonly summary: string;
};

export const EVENT_STREAM = "text/event-stream";

/** An answer of bytes with one of these media types. */
export class FileAnswer {
  readonly mediaTypes: readonly string[];

  constructor(...mediaTypes: readonly string[]) {
    this.mediaTypes = mediaTypes;
  }
}

/** Whether the answer is a stream of events, which goes on until somebody ends it. */
export const isEndless = ({ answers }: Pick<ServedEndpoint, "answers">): boolean =>
  Object.values(answers).some((answer) => answer instanceof FileAnswer && answer.mediaTypes.includes(EVENT_STREAM));

/** The empty object, for calls without result. */
export const emptyAnswer: z.ZodMiniType<Record<string, never>> = z.record(z.string(), z.never());

type AnswerSchema<E> = z.ZodMiniType<AnswerOf<E>> | FileAnswer | null;

/**
 * Adds the server's half to an endpoint. Body limit: 5,000 bytes unless declared (Specification §9). Summary: the words
 * of the call's name unless declared.
 *
 * @throws Error if a call that writes declares no quota, or one for somebody whom its access does not name
 */
export const serve = <E extends Endpoint, A extends Access>(
  endpoint: E,
  half: {
    access: A;
    agent?: boolean;
    withoutSecondFactor?: boolean;
    answers: Readonly<Record<number, AnswerSchema<E>>>;
    bodyLimitBytes?: number;
    /** Required of calls that write. */
    quota?: Quota | NoQuota;
    /** Needed where the name, often the specification's, tells a stranger nothing. */
    summary?: string;
  },
): ServedEndpoint<E, A> => {
  requireQuota(endpoint, half.access, half.quota);
  return {
    endpoint,
    access: half.access,
    agent: half.agent ?? false,
    withoutSecondFactor: half.withoutSecondFactor ?? false,
    answers: half.answers,
    bodyLimitBytes: half.bodyLimitBytes ?? GENERIC_REQUEST_BODY_LIMIT_BYTES,
    quota: half.quota,
    summary: half.summary ?? wordsOf(endpoint.name),
  };
};

/** Whom a quota can count, by the kind of access. */
const COUNTED = { public: ["network"], session: ["network", "person"], account: ["network", "person", "company"] };

function requireQuota(endpoint: Endpoint, { kind }: Access, quota: Quota | NoQuota | undefined): void {
  if (quota === undefined && needsQuota(endpoint)) throw new Error(`${endpoint.name} writes and declares no quota`);
  const uncounted = isQuota(quota) && quota.limits.some(({ per }) => !COUNTED[kind].includes(per));
  if (uncounted) throw new Error(`${endpoint.name} counts somebody whom its access does not name`);
}

const ABBREVIATIONS: Record<string, string> = { csv: "CSV", pdf: "PDF", b2b: "B2B", google: "Google" };

/** "getPortalsCsv" → "Get portals CSV" */
function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(" ");
  const text = words.map((word) => ABBREVIATIONS[word] ?? word).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
