/**
 * The route guard and the redirect rules (Specification §4), as data that the router applies and tests read row by row.
 */
import type { Role } from "../http/access.ts";
import { CALLBACK_URL_NOT_ALLOWED, parseRedirectTarget } from "./redirect-target.ts";
import { pathOf, resolvePage, type Route } from "./routes.ts";

/** Query parameters, each once. Made by `queryOf`, so names such as `__proto__` are plain text. */
export type Query = Readonly<Record<string, string>>;

/**
 * The viewer of the page; null if logged out. `actsForCompany`: true for a customer-care agent in a company.
 * `secondFactorMissing`: true for an agent who must set up a second factor before anything else.
 */
export type Visitor = {
  readonly roles: readonly Role[];
  readonly actsForCompany: boolean;
  readonly secondFactorMissing?: boolean;
} | null;

export type GuardDecision =
  | { kind: "stay" }
  | { kind: "go"; to: string; query: Query }
  /** End the session first, then show the page. */
  | { kind: "logout-first" };

const withQuery = (query: Query, without: readonly string[] = [], added: Query = {}): Query => {
  const kept = Object.entries(query).filter(([name]) => !without.includes(name));
  return Object.fromEntries([...kept, ...Object.entries(added)]);
};

/** Parses `?a=1&b=2`. If a name repeats, its first value counts. */
export const queryOf = (search: string): Query => {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!query.has(name)) query.set(name, value);
  return Object.fromEntries(query);
};

/** Path and query as a URL inside the portal. */
export const hrefOf = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams(Object.entries(query)).toString();
  return search === "" ? path : `${path}?${search}`;
};

const valueOf = (query: Query, name: string): string | undefined => (query[name] === "" ? undefined : query[name]);

/** The effective roles: `cuca` counts only while the agent acts for a company (Specification §6). */
const countingRoles = ({ roles, actsForCompany }: NonNullable<Visitor>): readonly Role[] =>
  roles.filter((role) => role !== "cuca" || actsForCompany);

const mayOpen = (auth: NonNullable<Exclude<Route["auth"], false>>, visitor: NonNullable<Visitor>): boolean => {
  const roles = countingRoles(visitor);
  return auth.roles === "any" ? roles.length > 0 : roles.some((role) => auth.roles.includes(role));
};

/** The URL of the login page that returns to the requested page. */
const toLogin = (route: Route, query: Query): GuardDecision => ({
  kind: "go",
  to: pathOf("login"),
  query: route.name === "dashboard" ? query : withQuery(query, ["callbackPage"], { callbackPage: route.path }),
});

/** All that an agent without a second factor may open of what needs a login. */
const WITHOUT_SECOND_FACTOR: ReadonlySet<Route["name"]> = new Set(["second_factor_set_up", "logout"] as const);

type GuardInput = { readonly route: Route; readonly visitor: Visitor; readonly query: Query };

/**
 * Whether a visitor may see a route (Specification §4 "Route guard"). The query is kept for the redirect rules. The URL
 * of the login page also carries the path as `callbackPage`.
 */
export const guard = ({ route, visitor, query }: GuardInput): GuardDecision => {
  const { auth } = route;
  if (auth === undefined) return { kind: "stay" };
  if (auth === false) {
    if (!visitor) return { kind: "stay" };
    return route.name === "login_cuca" ? { kind: "logout-first" } : { kind: "go", to: pathOf("dashboard"), query };
  }
  if (!visitor) return toLogin(route, query);
  if (visitor.secondFactorMissing && !WITHOUT_SECOND_FACTOR.has(route.name))
    return { kind: "go", to: pathOf("second_factor_set_up"), query: {} };
  if (!mayOpen(auth, visitor)) return { kind: "go", to: pathOf("error_403"), query: {} };
  if (route.name === "second_factor_set_up" && !visitor.secondFactorMissing)
    return { kind: "go", to: pathOf("user_dashboard"), query: {} };
  return { kind: "stay" };
};

export type RedirectInput = {
  readonly route: Route;
  readonly query: Query;
  readonly hasActiveAccount: boolean;
  /** See `redirectDomainsOf`. */
  readonly allowedDomains: readonly string[];
  readonly providerNumber?: string;
};

/** What the rules read: the input with the query's three parameters parsed. */
type RedirectFacts = RedirectInput & {
  readonly uri: string | undefined;
  readonly callbackUrl: ReturnType<typeof parseRedirectTarget> | undefined;
  readonly callbackPage: Route | undefined;
};

type Destination = { kind: "stay" } | { kind: "go"; to: string; query: Query } | { kind: "leave"; url: string };

/** `rule`: the row that decided. `log`: text to log, whatever was decided. */
export type RedirectDecision = Destination & { rule: RedirectRuleId; log?: typeof CALLBACK_URL_NOT_ALLOWED };

export type RedirectRuleId =
  | "own-redirects"
  | "uri"
  | "callback-url"
  | "account-type-independent"
  | "no-active-account"
  | "callback-page"
  | "login-page"
  | "none";

type RedirectRule = {
  readonly id: RedirectRuleId;
  readonly when: (facts: RedirectFacts) => boolean;
  readonly then: (facts: RedirectFacts) => Destination;
};

const stay: RedirectRule["then"] = () => ({ kind: "stay" });
const OPEN_WITHOUT_ACCOUNT = ["benutzer", "redirect", "claiming"];

/**
 * The redirect rules in their order; the first match decides. Rule 3 of the specification decides nothing by itself: it
 * resolves `callbackPage`, which the row "callback-page" (rule 6) then follows.
 */
export const REDIRECT_RULES: readonly RedirectRule[] = [
  { id: "own-redirects", when: ({ route }) => route.handlesOwnRedirects, then: stay },
  {
    id: "uri",
    when: ({ uri }) => uri !== undefined,
    then: ({ query }) => ({ kind: "go", to: pathOf("redirect"), query }),
  },
  {
    id: "callback-url",
    when: ({ callbackUrl }) => callbackUrl?.ok === true,
    then: ({ callbackUrl }) => (callbackUrl?.ok ? { kind: "leave", url: callbackUrl.url } : { kind: "stay" }),
  },
  { id: "account-type-independent", when: ({ route }) => route.accountTypeIndependent, then: stay },
  {
    id: "no-active-account",
    when: ({ hasActiveAccount, route }) =>
      !hasActiveAccount && !OPEN_WITHOUT_ACCOUNT.some((part) => route.path.includes(part)),
    then: ({ query }) => ({ kind: "go", to: pathOf("user_dashboard"), query: withQuery(query, ["callbackUrl"]) }),
  },
  {
    id: "callback-page",
    when: ({ callbackPage }) => callbackPage !== undefined,
    then: ({ callbackPage, query }) => ({
      kind: "go",
      to: callbackPage?.path ?? pathOf("dashboard"),
      query: withQuery(query, ["callbackPage", "callbackUrl"]),
    }),
  },
  {
    id: "login-page",
    when: ({ route }) => route.name === "login" || route.name === "login_cuca",
    then: ({ query }) => ({
      kind: "go",
      to: pathOf("dashboard"),
      query: withQuery(query, ["callbackPage", "callbackUrl"]),
    }),
  },
  { id: "none", when: () => true, then: stay },
];

/** Never returns to pages that a logged-in visitor can't see or that redirect by themselves. */
const followable = (route: Route | undefined): Route | undefined =>
  route && route.auth !== false && !route.handlesOwnRedirects ? route : undefined;

const factsOf = (input: RedirectInput): RedirectFacts => {
  const callbackUrl = valueOf(input.query, "callbackUrl");
  const callbackPage = valueOf(input.query, "callbackPage");
  return {
    ...input,
    uri: valueOf(input.query, "uri"),
    callbackUrl: callbackUrl === undefined ? undefined : parseRedirectTarget(callbackUrl, input.allowedDomains),
    callbackPage: callbackPage === undefined ? undefined : followable(resolvePage(callbackPage, input.providerNumber)),
  };
};

/**
 * Where a logged-in person goes after their data are loaded (Specification §4 "Redirect rules after user data loads").
 * After "go", ask again on the new page until the answer is "stay" or "leave"; that takes at most four calls.
 */
export const redirectAfterLoad = (input: RedirectInput): RedirectDecision => {
  const facts = factsOf(input);
  const rule = REDIRECT_RULES.find(({ when }) => when(facts));
  const refused = facts.callbackUrl?.ok === false && rule?.id !== "own-redirects" && rule?.id !== "uri";
  return {
    ...(rule?.then(facts) ?? { kind: "stay" }),
    rule: rule?.id ?? "none",
    ...(refused ? { log: CALLBACK_URL_NOT_ALLOWED } : {}),
  };
};
