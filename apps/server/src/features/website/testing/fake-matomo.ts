/** The fake Matomo for API tests: a separate process with the published shapes, and with the sandbox's faults. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const TOKEN = "a-token-of-matomo";

/** `apiTest` for files whose app talks to a fake Matomo; `matomo` may be used once the tests run. */
export function matomoTest() {
  let place = "";
  let sandbox: ChildProcess | undefined;
  // Before the app's own hook, because the hooks of the end run in the opposite order.
  afterAll(() => void sandbox?.kill());
  const { test, app } = apiTest({
    environment: async () => {
      sandbox = fork(resolve(import.meta.dirname, "../../../../../sandbox/src/main.ts"), [], {
        env: { ...process.env, SANDBOX_PORT: "0", MATOMO_TOKEN: TOKEN },
      });
      const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
      place = `127.0.0.1:${port}`;
      return { OUTGOING_TRUSTED: place, MATOMO_URL: `http://${place}/matomo/`, MATOMO_TOKEN: TOKEN };
    },
  });
  const faults = (method: string, query = ""): Promise<unknown> => fetch(`http://${place}/faults${query}`, { method });
  const matomo = {
    /** @param fault such as "hang" or "status&status=503" */
    fails: (fault: string) => faults("POST", `?path=/matomo&fault=${fault}`),
    works: () => faults("DELETE"),
  };
  return { test, app, matomo };
}
