/** The sandbox's Google for tests of calls: a process of its own that speaks the real protocol. Imported by tests only. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import {
  connectGoogleLocation,
  getAuthUrl,
  getGoogleLocations,
  type GoogleLocation,
  grantAccess,
} from "@portal/contract/external-services/calls";
import { expect } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

export const GOOGLE = { params: { service: "google" as const } };
const SECRET = "a-secret";

export type PlayedGoogle = {
  portal: TestApp;
  issuer: string;
  /** Something happens at Google to the account of this address. */
  act(email: string, action: string): Promise<void>;
  counts(email: string): Promise<{ refreshes: number; edits: number; revocations: number }>;
  close(): Promise<void>;
};

export async function playGoogle(): Promise<PlayedGoogle> {
  const sandbox = fork(resolve(import.meta.dirname, "../../../../../sandbox/src/main.ts"), [], {
    env: { ...process.env, GOOGLE_CLIENT_ID: "portal", GOOGLE_CLIENT_SECRET: SECRET },
  });
  const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
  const issuer = `http://127.0.0.1:${port}/google`;
  const portal = await buildTestApp({
    OUTGOING_TRUSTED: `127.0.0.1:${port}`,
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: "portal",
    GOOGLE_CLIENT_SECRET: SECRET,
  });
  return {
    portal,
    issuer,
    async act(email, action) {
      const body = new URLSearchParams({ email, action });
      const answer = await fetch(`${issuer}/control`, { method: "POST", body, redirect: "manual" });
      expect(answer.status).toBe(303);
    },
    async counts(email) {
      const answer = await fetch(`${issuer}/control/counts?${new URLSearchParams({ email }).toString()}`);
      return (await answer.json()) as { refreshes: number; edits: number; revocations: number };
    },
    async close() {
      await portal.close();
      sandbox.kill();
    },
  };
}

type Choice = { email: string; kind?: string; decision?: "agree" | "decline"; business?: boolean };

/** Goes through Google's consent page as a browser would; answers what came back in the query. */
export async function throughConsent(
  client: TestClient,
  accountId: number,
  { email, kind = "one", decision = "agree", business = true }: Choice,
): Promise<{ code: string; state: string; error: string | null }> {
  const { status, body } = await client.call(getAuthUrl, { ...GOOGLE, accountId });
  expect(status).toBe(200);
  const page = await (await fetch(body.url)).text();
  const form = new URLSearchParams(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]): [string, string] => [name, value],
    ),
  );
  for (const [name, value] of Object.entries({ decision, email, kind, account: "" })) form.set(name, value);
  if (business) form.set("business", "on");
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await fetch(action, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(
    "http://localhost:3000/kunde/meineProdukte/eintrag/rechteuebertragung/google/auth",
  );
  const { code = "", state = "", error = null } = Object.fromEntries(back.searchParams) as Record<string, string>;
  return { code, state, error };
}

/** Lets Google in for a company. */
export async function granted(client: TestClient, accountId: number, choice: Choice): Promise<void> {
  const { code, state } = await throughConsent(client, accountId, choice);
  const { status } = await client.call(grantAccess, { ...GOOGLE, accountId, body: { code, state } });
  expect(status).toBe(200);
}

export const chosen = ({ googleLocationId, googleAccountId, locationTitle }: GoogleLocation) => ({
  googleLocationId,
  googleAccountId,
  locationTitle,
});

/** Lets Google in and chooses its first location. */
export async function connected(client: TestClient, accountId: number, choice: Choice): Promise<GoogleLocation> {
  await granted(client, accountId, choice);
  const { body } = await client.call(getGoogleLocations, { accountId });
  const [first] = body.locations;
  if (first === undefined) throw new Error("no location");
  const { status } = await client.call(connectGoogleLocation, { accountId, body: chosen(first) });
  expect(status).toBe(200);
  return first;
}

let count = 0;
/** An account at Google that nobody else uses. */
export const newGoogleAccount = (): string => `konto.${(count += 1)}@google.example`;
