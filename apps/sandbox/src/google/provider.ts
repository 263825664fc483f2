/**
 * Google's authorisation server as its documentation describes it: consent with PKCE, codes, access and refresh tokens,
 * signed identity tokens (RS256) and revocation. With an access token it serves the Business Profile APIs and Search
 * Console.
 */
import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { answerBusinessProfile } from "./business-profile.ts";
import { type Kind, KINDS, numberOf, PEOPLE } from "./businesses.ts";
import { consentPage, controlPage, SCOPES } from "./pages.ts";
import { type Action, ACTIONS, createFakeGoogle, type Grant } from "./fake-google.ts";
import { answerSearchConsole, SEARCH_CONSOLE } from "./search-console.ts";

type Settings = { issuer: string; clientId: string; clientSecret: string };
type Code = Grant & { redirectUri: string; nonce: string; challenge: string; expiresAt: number };
type Token = Grant & { use: "access" | "refresh"; expiresAt: number };

const CODE_MS = 60_000;
const ACCESS_SECONDS = 3600;
const KEY_ID = "sandbox-google";
const HTML = "text/html; charset=utf-8";

/** Consent returns only to pages on this machine. */
const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|127\.0\.0\.1|[a-z-]+\.localhost)$/.test(new URL(address).hostname);

const refuse = (error: string, status = 400): SandboxAnswer => ({ status, body: { error } });

/** Tokens contain their own data, so they survive a restart of the sandbox. */
const tokenOf = (token: Token): string =>
  Buffer.from(JSON.stringify({ ...token, serial: randomBytes(6).toString("hex") })).toString("base64url");
function readToken(text: string): Token | null {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Token;
  } catch {
    return null;
  }
}

export async function createGoogle({ issuer, clientId, clientSecret }: Settings) {
  const keys = await generateKeyPair("RS256");
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" };
  const codes = new Map<string, Code>();
  const google = createFakeGoogle();

  function consent({ query }: SandboxRequest): SandboxAnswer {
    const isKnown = query.get("client_id") === clientId && isOnThisMachine(query.get("redirect_uri") ?? "");
    if (!isKnown || query.get("response_type") !== "code") return refuse("invalid_request");
    if (query.get("code_challenge_method") !== "S256" || !query.get("code_challenge")) return refuse("invalid_request");
    return { status: 200, type: HTML, body: consentPage(issuer, query) };
  }

  function decide({ form }: SandboxRequest): SandboxAnswer {
    const redirectUri = form.get("redirect_uri") ?? "";
    if (!isOnThisMachine(redirectUri)) return refuse("invalid_request");
    const back = new URL(redirectUri);
    back.searchParams.set("state", form.get("state") ?? "");
    if (form.get("decision") !== "agree") {
      back.searchParams.set("error", "access_denied");
      return { status: 303, location: back.href };
    }
    const email = (form.get("account") || form.get("email") || "").trim().toLowerCase();
    const typed = form.get("kind") ?? "one";
    const kind = PEOPLE.find((one) => one.email === email)?.kind ?? (typed in KINDS ? (typed as Kind) : "one");
    const agreed = (Object.keys(SCOPES) as (keyof typeof SCOPES)[]).filter((name) => form.has(name));
    const scope = ["openid", ...agreed.map((name) => SCOPES[name])].join(" ");
    const code = `4/${randomBytes(24).toString("base64url")}`;
    codes.set(code, {
      email,
      kind,
      scope,
      redirectUri,
      grantedAt: Date.now(),
      nonce: form.get("nonce") ?? "",
      challenge: form.get("code_challenge") ?? "",
      expiresAt: Date.now() + CODE_MS,
    });
    back.searchParams.set("code", code);
    back.searchParams.set("scope", scope);
    return { status: 303, location: back.href };
  }

  async function token({ form }: SandboxRequest): Promise<SandboxAnswer> {
    if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret)
      return refuse("invalid_client", 401);
    return form.get("grant_type") === "refresh_token" ? refresh(form) : exchange(form);
  }

  async function exchange(form: URLSearchParams): Promise<SandboxAnswer> {
    const text = form.get("code") ?? "";
    const code = codes.get(text);
    codes.delete(text);
    const verifier = form.get("code_verifier") ?? "";
    const verified = createHash("sha256").update(verifier).digest().toString("base64url");
    const isGood = code && code.expiresAt > Date.now() && code.redirectUri === form.get("redirect_uri");
    if (!isGood || code.challenge !== verified) return refuse("invalid_grant");
    const { email, kind, scope, grantedAt, nonce } = code;
    const grant = { email, kind, scope, grantedAt };
    return {
      status: 200,
      body: {
        ...accessOf(grant),
        refresh_token: tokenOf({ ...grant, use: "refresh", expiresAt: 0 }),
        id_token: await identityToken(email, nonce),
      },
    };
  }

  function refresh(form: URLSearchParams): SandboxAnswer {
    const known = readToken(form.get("refresh_token") ?? "");
    if (known?.use !== "refresh") return refuse("invalid_grant");
    google.countsOf(known.email).refreshes += 1;
    if (google.faultOf(known.email) === "away") return { status: 503, body: "temporarily out of order" };
    if (!google.isAlive(known)) return refuse("invalid_grant");
    const { email, kind, scope, grantedAt } = known;
    return { status: 200, body: accessOf({ email, kind, scope, grantedAt }) };
  }

  const accessOf = (grant: Grant) => ({
    access_token: tokenOf({ ...grant, use: "access", expiresAt: Date.now() + ACCESS_SECONDS * 1000 }),
    token_type: "Bearer",
    expires_in: ACCESS_SECONDS,
    scope: grant.scope,
  });

  const identityToken = (email: string, nonce: string): Promise<string> =>
    new SignJWT({ nonce })
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID, typ: "JWT" })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(numberOf(`${email}#person`))
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_SECONDS}s`)
      .sign(keys.privateKey);

  function revoke({ form }: SandboxRequest): SandboxAnswer {
    const known = readToken(form.get("token") ?? "");
    if (known === null || !google.isAlive(known)) return refuse("invalid_token");
    if (google.faultOf(known.email) === "away") return { status: 503, body: "temporarily out of order" };
    google.revoke(known.email);
    return { status: 200, body: {} };
  }

  function control({ form }: SandboxRequest): SandboxAnswer {
    const email = (form.get("email") ?? "").trim().toLowerCase();
    const action = form.get("action") as Action;
    if (!ACTIONS.includes(action)) return refuse("invalid_request");
    google.act(email, action);
    return { status: 303, location: `${issuer}/myaccount?email=${encodeURIComponent(email)}` };
  }

  /** The answer of an API that needs a token with this scope. */
  function withAccess(
    request: SandboxRequest,
    scope: string,
    answer: (grant: Grant) => SandboxAnswer | undefined,
  ): SandboxAnswer | undefined {
    const known = readToken(request.authorization.replace(/^Bearer /i, ""));
    const isGood = known?.use === "access" && known.expiresAt > Date.now() && google.isAlive(known);
    if (!isGood) return { status: 401, body: { error: { code: 401, status: "UNAUTHENTICATED" } } };
    if (!known.scope.split(" ").includes(scope)) return { status: 403, body: { error: { code: 403 } } };
    return answer(known);
  }

  function api(request: SandboxRequest): SandboxAnswer | undefined {
    if (request.path.startsWith("/google/mybusiness"))
      return withAccess(request, SCOPES.business, (grant) => answerBusinessProfile(google, grant, request));
    if (request.path.startsWith(SEARCH_CONSOLE))
      return withAccess(request, SCOPES.search, (grant) => answerSearchConsole(google, grant, request));
    return undefined;
  }

  return async (request: SandboxRequest): Promise<SandboxAnswer | undefined> => {
    const email = request.query.get("email") ?? "";
    switch (`${request.method} ${request.path}`) {
      case "GET /google/o/oauth2/v2/auth":
        return consent(request);
      case "POST /google/consent":
        return decide(request);
      case "POST /google/token":
        return token(request);
      case "POST /google/revoke":
        return revoke(request);
      case "GET /google/oauth2/v3/certs":
        return { status: 200, body: { keys: [publicKey] } };
      case "GET /google/myaccount":
        return { status: 200, type: HTML, body: controlPage(issuer, email) };
      case "POST /google/control":
        return control(request);
      case "GET /google/control/counts":
        return { status: 200, body: google.countsOf(email) };
      default:
        return api(request);
    }
  };
}
