/** The sandbox for API tests: a process of its own, with its faults. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll } from "vitest";
import { apiTest } from "../fixture.ts";

const PROGRAM = resolve(import.meta.dirname, "../../../../sandbox/src/main.ts");

type Connected = {
  /** Variables that the sandbox and the app both get. */
  secrets: Record<string, string>;
  /** Variables of the app, by the sandbox's origin: "http://127.0.0.1:4711". */
  addresses: (origin: string) => Record<string, string>;
};

/** `apiTest` for files whose app talks to the sandbox; `sandbox` may be used once the tests run. */
export function sandboxTest({ secrets, addresses }: Connected) {
  let origin = "";
  let child: ChildProcess | undefined;
  // Before the app's own hook, because the hooks of the end run in the opposite order.
  afterAll(() => void child?.kill());
  const { test, app } = apiTest({
    environment: async () => {
      child = fork(PROGRAM, [], { env: { ...process.env, SANDBOX_PORT: "0", ...secrets } });
      const [{ port }] = (await once(child, "message")) as [{ port: number }];
      origin = `http://127.0.0.1:${port}`;
      return { OUTGOING_TRUSTED: `127.0.0.1:${port}`, ...secrets, ...addresses(origin) };
    },
  });
  const sandbox = {
    post: (path: string, body?: URLSearchParams) => fetch(`${origin}${path}`, { method: "POST", body: body ?? null }),
    /** @param fault such as "hang" or "status&status=503" */
    fails: (path: string, fault: string) => sandbox.post(`/faults?path=${path}&fault=${fault}`),
    works: () => fetch(`${origin}/faults`, { method: "DELETE" }),
  };
  return { test, app, sandbox };
}
