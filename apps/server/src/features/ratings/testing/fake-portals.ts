/** Cylex and golocal for API tests. */
import { expect } from "vitest";
import { sandboxTest } from "../../../testing/servers/sandbox-test.ts";

/** `apiTest` for files whose app fetches ratings; `portals` may be used once the tests run. */
export function ratingPortalsTest() {
  const { test, app, sandbox } = sandboxTest({
    secrets: { CYLEX_KEY: "a-key-of-cylex", GOLOCAL_TOKEN: "a-token-of-golocal" },
    addresses: (origin) => ({ CYLEX_URL: `${origin}/cylex/`, GOLOCAL_URL: `${origin}/golocal/` }),
  });
  const portals = {
    fails: (source: "cylex" | "golocal", fault: string) => sandbox.fails(`/${source}`, fault),
    work: sandbox.works,
    async act(company: string, action: "add" | "edit" | "remove" | "clear" | "return") {
      const body = new URLSearchParams({ place: company, action });
      expect((await sandbox.post("/rating-feeds/control", body)).status).toBe(200);
    },
  };
  return { test, app, portals };
}
