import { createHash } from "node:crypto";
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { createGoogle } from "./provider.ts";

const ISSUER = "http://127.0.0.1:4000/google";
const BACK = "http://localhost:3000/kunde/google/auth";
const VERIFIER = "a-verifier-of-the-portal";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");
const ACCOUNTS = "/google/mybusinessaccountmanagement/v1/accounts";
const INFORMATION = "/google/mybusinessbusinessinformation/v1";

let google: Awaited<ReturnType<typeof createGoogle>>;
beforeAll(async () => {
  google = await createGoogle({ issuer: ISSUER, clientId: "portal", clientSecret: "secret" });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

let count = 0;
/** An account that no other test uses. */
const newAccount = () => `konto.${(count += 1)}@google.example`;
const post = (path: string, form: Record<string, string>) => google(aRequest(`POST /google${path}`, { form }));

/** @param ticked names of the boxes that are ticked */
async function consent(form: Record<string, string>, ticked = ["business"]) {
  const asked = { redirect_uri: BACK, state: "s1", nonce: "n1", code_challenge: CHALLENGE, decision: "agree" };
  const answer = await post("/consent", {
    ...asked,
    ...Object.fromEntries(ticked.map((name) => [name, "on"])),
    ...form,
  });
  return { answer, back: Object.fromEntries(new URL(answer?.location ?? "").searchParams) };
}

const CLIENT = { client_id: "portal", client_secret: "secret" };
const exchange = (code = "", form: Record<string, string> = {}) =>
  post("/token", { ...CLIENT, code, redirect_uri: BACK, code_verifier: VERIFIER, ...form });
const refresh = (token: string) => post("/token", { ...CLIENT, grant_type: "refresh_token", refresh_token: token });

type Tokens = { access_token: string; refresh_token: string; id_token: string; scope: string };
async function tokensOf(form: Record<string, string>, ticked?: string[]): Promise<Tokens> {
  const { back } = await consent(form, ticked);
  return (await exchange(back["code"]))?.body as Tokens;
}
const get = (path: string, accessToken: string) => google(aRequest(`GET ${path}`, { accessToken }));

describe("consent", () => {
  test("agreeing returns a code, the state and the scope that was agreed to", async () => {
    const { answer, back } = await consent({ email: newAccount() });
    expect(answer?.status).toBe(303);
    const scope = "openid https://www.googleapis.com/auth/business.manage";
    expect(back).toEqual({ state: "s1", code: expect.stringMatching(/^4\//), scope });
  });

  test("declining returns access_denied without a code", async () => {
    expect((await consent({ email: newAccount(), decision: "decline" })).back).toEqual({
      state: "s1",
      error: "access_denied",
    });
  });

  test("an account from the list keeps its own kind, whatever kind the form has", async () => {
    const { access_token } = await tokensOf({ account: "privat@ohne-profil.example", kind: "many" });
    const body = (await get(ACCOUNTS, access_token))?.body as { accounts: { name: string }[] };
    const answer = await get(`${INFORMATION}/${body.accounts[0]?.name}/locations?readMask=name`, access_token);
    expect(answer).toEqual({ status: 200, body: {} });
  });

  test("consent never returns to a page on another machine", async () => {
    const answer = await post("/consent", { redirect_uri: "https://attacker.example/", decision: "agree" });
    expect(answer).toEqual({ status: 400, body: { error: "invalid_request" } });
  });
});

describe("tokens", () => {
  test("a code becomes tokens, and the published keys verify the identity token", async () => {
    const tokens = await tokensOf({ email: newAccount() });
    const keys = await google(aRequest("GET /google/oauth2/v3/certs"));
    const { payload } = await jwtVerify(tokens.id_token, createLocalJWKSet(keys?.body as JSONWebKeySet), {
      issuer: ISSUER,
      audience: "portal",
    });
    expect(payload).toMatchObject({ nonce: "n1", sub: expect.stringMatching(/^\d+$/) });
    expect((await get(ACCOUNTS, tokens.access_token))?.status).toBe(200);
  });

  test("a code works once", async () => {
    const { back } = await consent({ email: newAccount() });
    expect((await exchange(back["code"]))?.status).toBe(200);
    expect(await exchange(back["code"])).toEqual({ status: 400, body: { error: "invalid_grant" } });
  });

  test.each([
    ["with another verifier", { code_verifier: "other" }, 0],
    ["for another page", { redirect_uri: `${BACK}/x` }, 0],
    ["after a minute", {}, 61_000],
  ])("a code %s is answered invalid_grant", async (_what, form, wait) => {
    const { back } = await consent({ email: newAccount() });
    vi.setSystemTime(Date.now() + wait);
    expect(await exchange(back["code"], form)).toEqual({ status: 400, body: { error: "invalid_grant" } });
  });

  test("a wrong client secret is answered 401", async () => {
    const answer = await exchange("any", { client_secret: "x" });
    expect(answer).toEqual({ status: 401, body: { error: "invalid_client" } });
  });

  test("an access token ends after an hour, and the refresh token gives a new one", async () => {
    const { access_token, refresh_token } = await tokensOf({ email: newAccount() });
    vi.setSystemTime(Date.now() + 3_600_001);
    expect((await get(ACCOUNTS, access_token))?.status).toBe(401);
    const renewed = (await refresh(refresh_token))?.body as Tokens;
    expect((await get(ACCOUNTS, renewed.access_token))?.status).toBe(200);
  });

  test("an access token does not refresh, and a refresh token opens no data", async () => {
    const { access_token, refresh_token } = await tokensOf({ email: newAccount() });
    expect(await refresh(access_token)).toEqual({ status: 400, body: { error: "invalid_grant" } });
    expect((await get(ACCOUNTS, refresh_token))?.status).toBe(401);
  });

  test("tokens outlive a restart of the sandbox", async () => {
    const { access_token } = await tokensOf({ email: newAccount() });
    const restarted = await createGoogle({ issuer: ISSUER, clientId: "portal", clientSecret: "secret" });
    expect((await restarted(aRequest(`GET ${ACCOUNTS}`, { accessToken: access_token })))?.status).toBe(200);
  });

  test("revoking one token ends the account's tokens until it consents again", async () => {
    const email = newAccount();
    const first = await tokensOf({ email });
    const second = await tokensOf({ email });
    vi.setSystemTime(Date.now() + 1000);
    expect((await post("/revoke", { token: first.refresh_token }))?.status).toBe(200);
    expect((await get(ACCOUNTS, second.access_token))?.status).toBe(401);
    expect(await refresh(second.refresh_token)).toEqual({ status: 400, body: { error: "invalid_grant" } });
    expect(await post("/revoke", { token: first.refresh_token })).toEqual({
      status: 400,
      body: { error: "invalid_token" },
    });
    vi.setSystemTime(Date.now() + 1000);
    expect((await get(ACCOUNTS, (await tokensOf({ email })).access_token))?.status).toBe(200);
  });

  test("text that is no token is answered 401 at the data and invalid_token at revocation", async () => {
    expect((await get(ACCOUNTS, "no token"))?.status).toBe(401);
    expect((await post("/revoke", { token: "no token" }))?.body).toEqual({ error: "invalid_token" });
  });
});

test("an account that did not agree to the business profile gets tokens but 403 at its data", async () => {
  const { access_token, scope } = await tokensOf({ email: newAccount() }, []);
  expect(scope).toBe("openid");
  expect((await get(ACCOUNTS, access_token))?.status).toBe(403);
});

test("POST /google/control with an unknown action is refused", async () => {
  expect(await post("/control", { email: "a@b.example", action: "explode" })).toEqual({
    status: 400,
    body: { error: "invalid_request" },
  });
});

test("action away: refresh, revocation and data answer 503 until the action well", async () => {
  const email = newAccount();
  const { access_token, refresh_token } = await tokensOf({ email });
  const statuses = async () => [(await refresh(refresh_token))?.status, (await get(ACCOUNTS, access_token))?.status];
  // Addresses are compared without regard to case.
  expect((await post("/control", { email: email.toUpperCase(), action: "away" }))?.status).toBe(303);
  expect(await statuses()).toEqual([503, 503]);
  expect((await post("/revoke", { token: refresh_token }))?.status).toBe(503);
  await post("/control", { email, action: "well" });
  expect(await statuses()).toEqual([200, 200]);
  const counts = await google(aRequest(`GET /google/control/counts?email=${email}`));
  expect(counts?.body).toEqual({ refreshes: 2, edits: 0, revocations: 0 });
});
