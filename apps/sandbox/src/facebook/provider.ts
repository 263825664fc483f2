/**
 * Facebook Login as its documentation describes it: the dialog (authorization code with PKCE), the token endpoint, the
 * keys, and `me`. It signs identity tokens (RS256) which, like Facebook's, don't say whether an address was proven.
 */
import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { consentPage } from "./consent-page.ts";

type Settings = { issuer: string; clientId: string; clientSecret: string };
type Person = { id: string; name: string; email: string };
type Grant = { person: Person; redirectUri: string; nonce: string; challenge: string; expiresAt: number };

/** A login with this name fails at the token endpoint. */
const FAULTY_NAME = "Störung";
const CODE_MS = 60_000;
const TOKEN_SECONDS = 3600;
const KEY_ID = "sandbox";

const base64url = (bytes: Buffer): string => bytes.toString("base64url");
/** The provider's id of a person; the same address always has the same id. */
const idOf = (email: string): string =>
  String(BigInt(`0x${createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 14)}`));

/** The dialog returns only to pages on this machine. */
const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|127\.0\.0\.1|[a-z-]+\.localhost)$/.test(new URL(address).hostname);

export async function createFacebook({ issuer, clientId, clientSecret }: Settings) {
  const keys = await generateKeyPair("RS256");
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" };
  const grants = new Map<string, Grant>();
  const accessTokens = new Map<string, Person>();

  const refuse = (error: string, status = 400): SandboxAnswer => ({ status, body: { error } });

  function dialog({ query }: SandboxRequest): SandboxAnswer {
    const isKnown = query.get("client_id") === clientId && isOnThisMachine(query.get("redirect_uri") ?? "");
    if (!isKnown || query.get("response_type") !== "code") return refuse("invalid_request");
    if (query.get("code_challenge_method") !== "S256" || !query.get("code_challenge")) return refuse("invalid_request");
    return { status: 200, type: "text/html; charset=utf-8", body: consentPage(`${issuer}/dialog/decide`, query) };
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
    const email = (form.get("email") ?? "").trim();
    const person = { id: idOf(email), name: (form.get("name") ?? "").trim(), email };
    const code = base64url(randomBytes(24));
    const nonce = form.get("nonce") ?? "";
    const challenge = form.get("code_challenge") ?? "";
    grants.set(code, { person, redirectUri, nonce, challenge, expiresAt: Date.now() + CODE_MS });
    back.searchParams.set("code", code);
    return { status: 303, location: `${back.href}#_=_` };
  }

  async function token({ form }: SandboxRequest): Promise<SandboxAnswer> {
    if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret)
      return refuse("invalid_client", 401);
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const verified = base64url(
      createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest(),
    );
    if (!grant || grant.expiresAt < Date.now() || grant.redirectUri !== form.get("redirect_uri"))
      return refuse("invalid_grant");
    if (grant.challenge !== verified) return refuse("invalid_grant");
    if (grant.person.name === FAULTY_NAME) return { status: 500, body: "temporarily out of order" };
    const accessToken = base64url(randomBytes(24));
    accessTokens.set(accessToken, grant.person);
    return {
      status: 200,
      body: {
        access_token: accessToken,
        token_type: "bearer",
        expires_in: TOKEN_SECONDS,
        id_token: await identityToken(grant),
      },
    };
  }

  const identityToken = ({ person: { id, name, email }, nonce }: Grant): Promise<string> =>
    new SignJWT({ nonce, name, ...(email === "" ? {} : { email }) })
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID, typ: "JWT" })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(keys.privateKey);

  function me({ authorization }: SandboxRequest): SandboxAnswer {
    const person = accessTokens.get(authorization.replace(/^Bearer /i, ""));
    return person === undefined ? refuse("invalid_token", 401) : { status: 200, body: person };
  }

  return async (request: SandboxRequest): Promise<SandboxAnswer | undefined> => {
    switch (`${request.method} ${request.path}`) {
      case "GET /facebook/dialog/oauth":
        return dialog(request);
      case "POST /facebook/dialog/decide":
        return decide(request);
      case "POST /facebook/oauth/access_token":
        return token(request);
      case "GET /facebook/.well-known/oauth/openid/jwks/":
        return { status: 200, body: { keys: [publicKey] } };
      case "GET /facebook/me":
        return me(request);
      default:
        return undefined;
    }
  };
}
