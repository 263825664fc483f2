/** The fake Facebook for API tests: a separate process with the real protocol, and its dialog answered like a browser. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { beginFacebook } from "@portal/contract/auth/facebook/calls";
import { expect } from "vitest";
import type { TestClient } from "./test-client.ts";

const CLIENT = { FACEBOOK_CLIENT_ID: "portal", FACEBOOK_CLIENT_SECRET: "a-secret" };

/** Starts it. Returns the settings of an app that trusts it, and how to stop it. */
export async function startFacebook(): Promise<{ settings: Record<string, string>; stop: () => void }> {
  const sandbox = fork(resolve(import.meta.dirname, "../../../sandbox/src/main.ts"), [], {
    env: { ...process.env, ...CLIENT },
  });
  const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
  return {
    settings: {
      OUTGOING_TRUSTED: `127.0.0.1:${port}`,
      FACEBOOK_ISSUER: `http://127.0.0.1:${port}/facebook`,
      ...CLIENT,
    },
    stop: () => void sandbox.kill(),
  };
}

let count = 0;
/** An address that no user has. */
export const uniqueAddress = (): string => `facebook.${process.pid}.${(count += 1)}@kunde.example`;

/** Goes through Facebook's dialog like a browser, and returns the query that comes back. */
export async function throughDialog(client: TestClient, form: Record<string, string>): Promise<string> {
  const { status, body } = await client.call(beginFacebook, { body: {} });
  expect(status).toBe(200);
  const back = await answerDialog(body.link, form);
  expect(`${back.origin}${back.pathname}`).toBe("http://localhost:3000/login");
  return back.search;
}

/** The URL to which the dialog at `link` returns the person. */
export async function answerDialog(link: string, form: Record<string, string>): Promise<URL> {
  const page = await (await fetch(link)).text();
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]): [string, string] => [name, value],
  );
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await fetch(action, {
    method: "POST",
    body: new URLSearchParams({ ...Object.fromEntries(hidden), ...form }),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? "");
}

/** A person who agrees in the dialog. */
export const agree = (client: TestClient, email: string, name = "Vera Brauch") =>
  throughDialog(client, { decision: "agree", name, email });
