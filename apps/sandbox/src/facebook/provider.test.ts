import { createHash } from "node:crypto";
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SandboxAnswer } from "../http.ts";
import { aRequest } from "../testing/a-request.ts";
import { createFacebook } from "./provider.ts";

const ISSUER = "http://127.0.0.1:4000/facebook";
const BACK = "http://localhost:3000/anmelden/facebook";
const VERIFIER = "a-verifier-of-the-portal";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

let facebook: Awaited<ReturnType<typeof createFacebook>>;
beforeAll(async () => {
  facebook = await createFacebook({ issuer: ISSUER, clientId: "portal", clientSecret: "secret" });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const post = (path: string, form: Record<string, string>) => facebook(aRequest(`POST /facebook${path}`, { form }));
const decide = (form: Record<string, string> = {}) =>
  post("/dialog/decide", {
    redirect_uri: BACK,
    state: "s1",
    nonce: "n1",
    code_challenge: CHALLENGE,
    decision: "agree",
    name: "Vera Brauch",
    email: "vera@kunde.example",
    ...form,
  });
const queryOf = (answer: SandboxAnswer | undefined) => new URL(answer?.location ?? "").searchParams;
const codeFor = async (form?: Record<string, string>) => queryOf(await decide(form)).get("code") ?? "";
const exchange = (code: string, form: Record<string, string> = {}) =>
  post("/oauth/access_token", {
    client_id: "portal",
    client_secret: "secret",
    code,
    redirect_uri: BACK,
    code_verifier: VERIFIER,
    ...form,
  });
type Tokens = { access_token: string; id_token: string };
const tokensFor = async (form?: Record<string, string>) => (await exchange(await codeFor(form)))?.body as Tokens;

describe("the dialog", () => {
  const dialog = (changes: Record<string, string> = {}) => {
    const query = { client_id: "portal", redirect_uri: BACK, response_type: "code", code_challenge: CHALLENGE };
    const asked = { ...query, code_challenge_method: "S256", state: 's"1', ...changes };
    return facebook(aRequest(`GET /facebook/dialog/oauth?${new URLSearchParams(asked).toString()}`));
  };

  test("shows a form that carries the portal's parameters, escaped", async () => {
    const answer = await dialog();
    expect(answer?.status).toBe(200);
    expect(answer?.body).toContain(`action="${ISSUER}/dialog/decide"`);
    expect(answer?.body).toContain(`name="redirect_uri" value="${BACK}"`);
    expect(answer?.body).toContain('name="state" value="s&quot;1"');
  });

  test.each([
    ["another client", { client_id: "stranger" }],
    ["a page on another machine", { redirect_uri: "https://attacker.example/" }],
    ["an invalid redirect URI", { redirect_uri: "localhost" }],
    ["another response type", { response_type: "token" }],
    ["a plain challenge", { code_challenge_method: "plain" }],
    ["no challenge", { code_challenge: "" }],
  ])("refuses %s", async (_what, changes) => {
    expect(await dialog(changes)).toEqual({ status: 400, body: { error: "invalid_request" } });
  });
});

describe("the decision", () => {
  test("agreeing returns to the portal with a code, the state and Facebook's empty fragment", async () => {
    const answer = await decide();
    expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/#_=_$/) });
    expect(Object.fromEntries(queryOf(answer))).toEqual({ state: "s1", code: expect.stringMatching(/^[\w-]{32}$/) });
  });

  test("declining returns access_denied and the state, without a code", async () => {
    const back = queryOf(await decide({ decision: "decline" }));
    expect(Object.fromEntries(back)).toEqual({ state: "s1", error: "access_denied" });
  });

  test("it never returns to a page on another machine", async () => {
    expect(await decide({ redirect_uri: "https://attacker.example/" })).toMatchObject({ status: 400 });
  });
});

describe("the token endpoint", () => {
  test("a code becomes an identity token that the published keys verify", async () => {
    const { id_token } = await tokensFor();
    const keys = await facebook(aRequest("GET /facebook/.well-known/oauth/openid/jwks/"));
    const { payload } = await jwtVerify(id_token, createLocalJWKSet(keys?.body as JSONWebKeySet), {
      issuer: ISSUER,
      audience: "portal",
    });
    expect(payload).toMatchObject({ nonce: "n1", name: "Vera Brauch", email: "vera@kunde.example" });
    expect(payload["email_verified"]).toBeUndefined();
  });

  test("a person without an address has an identity token without one", async () => {
    const { id_token } = await tokensFor({ email: "" });
    const claims = JSON.parse(Buffer.from(id_token.split(".")[1] ?? "", "base64url").toString()) as object;
    expect(claims).toHaveProperty("sub");
    expect(claims).not.toHaveProperty("email");
  });

  test("a code works once", async () => {
    const code = await codeFor();
    expect((await exchange(code))?.status).toBe(200);
    expect(await exchange(code)).toEqual({ status: 400, body: { error: "invalid_grant" } });
  });

  test.each([
    ["another verifier than the challenge's", { code_verifier: "other" }],
    ["another page than the dialog's", { redirect_uri: `${BACK}/x` }],
    ["an unknown code", { code: "invented" }],
  ])("%s is answered invalid_grant", async (_what, form) => {
    expect(await exchange(await codeFor(), form)).toEqual({ status: 400, body: { error: "invalid_grant" } });
  });

  test("a code ends after a minute", async () => {
    const code = await codeFor();
    vi.setSystemTime(Date.now() + 61_000);
    expect(await exchange(code)).toEqual({ status: 400, body: { error: "invalid_grant" } });
  });

  test("a wrong client secret is answered 401 and leaves the code unused", async () => {
    const code = await codeFor();
    expect(await exchange(code, { client_secret: "x" })).toEqual({ status: 401, body: { error: "invalid_client" } });
    expect((await exchange(code))?.status).toBe(200);
  });

  test("the name Störung makes it fail with 500", async () => {
    expect((await exchange(await codeFor({ name: "Störung" })))?.status).toBe(500);
  });
});

describe("me", () => {
  const me = (accessToken: string) => facebook(aRequest("GET /facebook/me", { accessToken }));
  const idFor = async (email: string): Promise<unknown> => {
    const { access_token } = await tokensFor({ email });
    const answer = await me(access_token);
    return (answer?.body as { id: unknown } | undefined)?.id;
  };

  test("an access token gives the person who agreed", async () => {
    const { access_token } = await tokensFor();
    expect(await me(access_token)).toEqual({
      status: 200,
      body: { id: expect.stringMatching(/^\d+$/), name: "Vera Brauch", email: "vera@kunde.example" },
    });
  });

  test("one address has one id, however it is written, and another address another id", async () => {
    const id = await idFor("vera@kunde.example");
    expect(id).toMatch(/^\d+$/);
    expect(await idFor("Vera@Kunde.example")).toBe(id);
    expect(await idFor("otto@kunde.example")).not.toBe(id);
  });

  test("an unknown access token is answered 401", async () => {
    expect(await me("invented")).toEqual({ status: 401, body: { error: "invalid_token" } });
  });
});

test("a path outside Facebook is left to the other fakes", async () => {
  expect(await facebook(aRequest("GET /google/myaccount"))).toBeUndefined();
});
