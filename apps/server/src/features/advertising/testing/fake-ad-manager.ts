/** The fake ad manager for API tests: the sandbox as a process of its own, with its faults. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const TOKEN = "a-token-of-the-ad-manager";
/** An account that the sandbox plays with figures. */
export const PLAYED_ACCOUNT = 900_007;

/** `apiTest` for files whose app talks to a fake ad manager; `manager` may be used once the tests run. */
export function adManagerTest() {
  let place = "";
  let sandbox: ChildProcess | undefined;
  // Before the app's own hook, because the hooks of the end run in the opposite order.
  afterAll(() => void sandbox?.kill());
  const { test, app } = apiTest({
    environment: async () => {
      sandbox = fork(resolve(import.meta.dirname, "../../../../../sandbox/src/main.ts"), [], {
        env: { ...process.env, SANDBOX_PORT: "0", AD_MANAGER_TOKEN: TOKEN },
      });
      const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
      place = `127.0.0.1:${port}`;
      return { OUTGOING_TRUSTED: place, AD_MANAGER_URL: `http://${place}/ad-manager/`, AD_MANAGER_TOKEN: TOKEN };
    },
  });
  const faults = (method: string, query = ""): Promise<unknown> => fetch(`http://${place}/faults${query}`, { method });
  const manager = {
    /** @param fault such as "hang" or "status&status=503" */
    fails: (fault: string) => faults("POST", `?path=/ad-manager&fault=${fault}`),
    works: () => faults("DELETE"),
  };
  return { test, app, manager };
}
