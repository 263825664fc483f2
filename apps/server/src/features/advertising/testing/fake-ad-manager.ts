/** The fake ad manager for API tests. */
import { sandboxTest } from "../../../testing/servers/sandbox-test.ts";

/** An account that the sandbox plays with figures. */
export const PLAYED_ACCOUNT = 900_007;

/** `apiTest` for files whose app talks to a fake ad manager; `manager` may be used once the tests run. */
export function adManagerTest() {
  const { test, app, sandbox } = sandboxTest({
    secrets: { AD_MANAGER_TOKEN: "a-token-of-the-ad-manager" },
    addresses: (origin) => ({ AD_MANAGER_URL: `${origin}/ad-manager/` }),
  });
  const manager = { fails: (fault: string) => sandbox.fails("/ad-manager", fault), works: sandbox.works };
  return { test, app, manager };
}
