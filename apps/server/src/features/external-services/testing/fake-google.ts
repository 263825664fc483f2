/** The fake Google for API tests: a separate process with the real protocol. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import {
  connectGoogleLocation,
  getAuthUrl,
  getGoogleLocations,
  type GoogleLocation,
  grantAccess,
} from "@portal/contract/external-services/calls";
import { afterAll, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";

export const GOOGLE = { params: { service: "google" as const } };
const SECRET = "a-secret";

/** What a test does at the fake Google. */
type GoogleControl = {
  /** Performs an action at Google for the account of this address. */
  act(email: string, action: string): Promise<void>;
  /** Every request below the path fails. @param fault such as "hang" or "status&status=503" */
  fails(path: string, fault: string): Promise<unknown>;
  works(): Promise<unknown>;
  counts(email: string): Promise<{ refreshes: number; edits: number; revocations: number }>;
};

/** `apiTest` for files whose app talks to a fake Google; `google` may be used once the tests run. */
export function googleTest() {
  let issuer = "";
  let sandbox: ChildProcess | undefined;
  // Before the app's own hook, because the hooks of the end run in the opposite order.
  afterAll(() => void sandbox?.kill());
  const { test, app } = apiTest({
    environment: async () => {
      sandbox = fork(resolve(import.meta.dirname, "../../../../../sandbox/src/main.ts"), [], {
        env: { ...process.env, GOOGLE_CLIENT_ID: "portal", GOOGLE_CLIENT_SECRET: SECRET },
      });
      const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
      issuer = `http://127.0.0.1:${port}/google`;
      return {
        OUTGOING_TRUSTED: `127.0.0.1:${port}`,
        GOOGLE_ISSUER: issuer,
        GOOGLE_CLIENT_ID: "portal",
        GOOGLE_CLIENT_SECRET: SECRET,
      };
    },
  });
  const google: GoogleControl = {
    async act(email, action) {
      const body = new URLSearchParams({ email, action });
      const answer = await fetch(`${issuer}/control`, { method: "POST", body, redirect: "manual" });
      expect(answer.status).toBe(303);
    },
    fails: (path, fault) => fetch(`${new URL(issuer).origin}/faults?path=${path}&fault=${fault}`, { method: "POST" }),
    works: () => fetch(`${new URL(issuer).origin}/faults`, { method: "DELETE" }),
    async counts(email) {
      const answer = await fetch(`${issuer}/control/counts?${new URLSearchParams({ email }).toString()}`);
      return (await answer.json()) as { refreshes: number; edits: number; revocations: number };
    },
  };
  return { test, app, google };
}

type Choice = { email: string; kind?: string; decision?: "agree" | "decline"; business?: boolean };

/** Goes through Google's consent page like a browser, and returns the query that comes back. */
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

/** Grants access at Google for a company. */
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

/** Grants access at Google and chooses the first location. */
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
/** A Google account that no other test uses. */
export const newGoogleAccount = (): string => `konto.${(count += 1)}@google.example`;
