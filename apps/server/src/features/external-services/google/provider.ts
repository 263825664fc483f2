/** Google's authorisation server: OAuth authorization code flow with PKCE, state and nonce. */
import * as oidc from "openid-client";
import type { Environment } from "../../../platform/environment.ts";
import { outgoingFetch } from "../../../platform/outgoing/outgoing-fetch.ts";
import { Problem } from "../../../platform/problem.ts";

export type GoogleSettings = Pick<
  Environment,
  "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER" | "OUTGOING_TRUSTED"
>;

/** What is stored until Google sends the person back. */
export type Begun = { state: string; nonce: string; verifier: string; redirectUri: string };

/** `refreshToken` stays the old one if Google sends no new one. `expiresIn` is in seconds. */
export type Access = { accessToken: string; refreshToken: string; expiresIn: number };
export type Granted = Access & { subject: string };

/** Google refuses the token for good: it was revoked or never valid. */
export class AccessGone extends Error {}

const REAL_ISSUER = "https://accounts.google.com";
const HOSTS = ["accounts.google.com", "oauth2.googleapis.com", "www.googleapis.com"];
const DEFAULT_SECONDS = 3600;

export const isGoogleSetUp = ({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: GoogleSettings): boolean =>
  id !== undefined && secret !== undefined;

/** One per environment, so that Google's signing keys are loaded once. */
const configurations = new WeakMap<GoogleSettings, oidc.Configuration>();

/** @throws Problem `external_services.not_set_up` */
function configurationOf(settings: GoogleSettings): oidc.Configuration {
  const known = configurations.get(settings);
  if (known !== undefined) return known;
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = settings;
  if (id === undefined || secret === undefined) throw new Problem("external_services.not_set_up");
  const isReal = issuer === REAL_ISSUER;
  const tokens = isReal ? "https://oauth2.googleapis.com" : issuer;
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${tokens}/token`,
    revocation_endpoint: `${tokens}/revoke`,
    jwks_uri: `${isReal ? "https://www.googleapis.com" : issuer}/oauth2/v3/certs`,
  };
  const configuration = new oidc.Configuration(server, id, secret, oidc.ClientSecretPost(secret));
  const send = outgoingFetch("google", settings, HOSTS);
  configuration[oidc.customFetch] = (address, options) => send(address, options);
  // The guarded client allows plain http to trusted hosts of this machine only.
  if (issuer.startsWith("http://")) oidc.allowInsecureRequests(configuration);
  oidc.enableNonRepudiationChecks(configuration);
  configurations.set(settings, configuration);
  return configuration;
}

/** The URL of Google's consent page. It always asks for consent, because Google issues a refresh token only then. */
export async function beginAt(
  settings: GoogleSettings,
  redirectUri: string,
  scope: string,
): Promise<{ url: string; begun: Begun }> {
  const configuration = configurationOf(settings);
  const begun = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    redirectUri,
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: `openid ${scope}`,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent select_account",
  });
  return { url: url.href, begun };
}

/**
 * @param scope what the grant must cover
 * @throws Problem `external_services.grant_expired`, `.scope_missing` or `.away`.
 */
export async function exchangeCode(
  settings: GoogleSettings,
  code: string,
  begun: Begun,
  scope: string,
): Promise<Granted> {
  const back = new URL(begun.redirectUri);
  back.searchParams.set("code", code);
  back.searchParams.set("state", begun.state);
  try {
    const tokens = await oidc.authorizationCodeGrant(configurationOf(settings), back, {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
      idTokenExpected: true,
    });
    const subject = tokens.claims()?.sub;
    if (subject === undefined) throw new Problem("external_services.away");
    if (!(tokens.scope ?? "").split(" ").includes(scope)) throw new Problem("external_services.scope_missing");
    return { ...accessOf(tokens, tokens.refresh_token ?? ""), subject };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(isRefused(error, "invalid_grant") ? "external_services.grant_expired" : "external_services.away");
  }
}

/** @throws AccessGone if Google refuses the token; Problem `external_services.away`. */
export async function refreshAccess(settings: GoogleSettings, refreshToken: string): Promise<Access> {
  try {
    const tokens = await oidc.refreshTokenGrant(configurationOf(settings), refreshToken);
    return accessOf(tokens, refreshToken);
  } catch (error) {
    if (isRefused(error, "invalid_grant")) throw new AccessGone();
    throw error instanceof Problem ? error : new Problem("external_services.away");
  }
}

/** Revokes a grant at Google; a grant that is already revoked counts as success. False if Google does not answer. */
export async function revokeAccess(settings: GoogleSettings, token: string): Promise<boolean> {
  try {
    await oidc.tokenRevocation(configurationOf(settings), token);
    return true;
  } catch (error) {
    return isRefused(error, "invalid_token");
  }
}

const isRefused = (error: unknown, code: string): boolean =>
  error instanceof oidc.ResponseBodyError && error.error === code;

const accessOf = (tokens: oidc.TokenEndpointResponse, known: string): Access => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? known,
  expiresIn: tokens.expires_in ?? DEFAULT_SECONDS,
});
