/** Facebook's authorisation server: OAuth authorization code flow with PKCE, state and nonce. */
import * as oidc from "openid-client";
import type { Environment } from "../../../platform/environment.ts";
import { outgoingFetch } from "../../../platform/outgoing/outgoing-fetch.ts";
import { Problem } from "../../../platform/problem.ts";

/** What Facebook says of a person. The address is no proof: Facebook does not say that the person owns it. */
export type FacebookPerson = { subject: string; name: string; email: string };
/** What is stored in the browser until Facebook sends the person back. */
export type Begun = { state: string; nonce: string; verifier: string };

type Settings = Pick<
  Environment,
  "FACEBOOK_CLIENT_ID" | "FACEBOOK_CLIENT_SECRET" | "FACEBOOK_ISSUER" | "OUTGOING_TRUSTED"
>;

const REAL_ISSUER = "https://www.facebook.com";
const HOSTS = ["www.facebook.com", "graph.facebook.com"];
const SCOPE = "openid email public_profile";

export const isFacebookSetUp = (settings: Settings): boolean =>
  settings.FACEBOOK_CLIENT_ID !== undefined && settings.FACEBOOK_CLIENT_SECRET !== undefined;

/** @throws Problem `auth.facebook_away` if it is not set up */
function configure(settings: Settings): oidc.Configuration {
  const { FACEBOOK_ISSUER: issuer, FACEBOOK_CLIENT_ID: id, FACEBOOK_CLIENT_SECRET: secret } = settings;
  if (id === undefined || secret === undefined) throw new Problem("auth.facebook_away");
  // Facebook's discovery document lacks the token endpoint, so the endpoints are listed here.
  const tokens = issuer === REAL_ISSUER ? "https://graph.facebook.com" : issuer;
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/dialog/oauth`,
    token_endpoint: `${tokens}/oauth/access_token`,
    jwks_uri: `${issuer}/.well-known/oauth/openid/jwks/`,
  };
  const configuration = new oidc.Configuration(server, id, secret, oidc.ClientSecretPost(secret));
  const send = outgoingFetch("facebook", settings, HOSTS);
  configuration[oidc.customFetch] = (address, options) => send(address, options);
  // The guarded client allows plain http to trusted hosts of this machine only.
  if (issuer.startsWith("http://")) oidc.allowInsecureRequests(configuration);
  oidc.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** The URL of Facebook's page, and what to store until the person is back at `redirectUri`. */
export async function beginAt(settings: Settings, redirectUri: string): Promise<{ link: string; begun: Begun }> {
  const configuration = configure(settings);
  const begun = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const link = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: "S256",
  });
  return { link: link.href, begun };
}

/**
 * The person that Facebook names, from the query of its redirect.
 * @throws Problem `auth.facebook_declined`, `auth.facebook_expired` or `auth.facebook_away`
 */
export async function personAt(
  settings: Settings,
  { redirectUri, query, begun }: { redirectUri: string; query: string; begun: Begun },
): Promise<FacebookPerson> {
  const back = new URL(redirectUri);
  back.search = query;
  try {
    const tokens = await oidc.authorizationCodeGrant(configure(settings), back, {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Problem("auth.facebook_away");
    return { subject: claims.sub, name: textOf(claims["name"]), email: textOf(claims["email"]) };
  } catch (error) {
    throw problemOf(error);
  }
}

const textOf = (claim: unknown): string => (typeof claim === "string" ? claim.slice(0, 254) : "");

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof oidc.AuthorizationResponseError) return new Problem("auth.facebook_declined");
  // A foreign or used code or state; any other error is Facebook's.
  const isRefused = error instanceof oidc.ResponseBodyError && error.error === "invalid_grant";
  const isForeign = error instanceof oidc.ClientError && error.code === "OAUTH_INVALID_RESPONSE" && !isFailure(error);
  return new Problem(isRefused || isForeign ? "auth.facebook_expired" : "auth.facebook_away");
}

/** True if Facebook answered, with an error. */
const isFailure = ({ cause }: Error): boolean => cause instanceof Response;
