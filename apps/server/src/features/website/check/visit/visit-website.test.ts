import { afterAll, beforeAll, expect, test } from "vitest";
import { EXPECTED, UNKNOWN_COMPANY } from "../testing/expected-findings.ts";
import { type SandboxWebsites, startSandboxWebsites } from "../testing/sandbox-websites.ts";
import { visitTools } from "./tools.ts";
import { visitWebsite } from "./visit-website.ts";

let websites: SandboxWebsites;
let tools: ReturnType<typeof visitTools>;
beforeAll(async () => {
  websites = await startSandboxWebsites();
  tools = visitTools({ environment: websites.trust });
});
afterAll(() => websites.close());

test.concurrent.each(EXPECTED)("%s: %s", { timeout: 40_000 }, async (_make, url, expected, entry, company) => {
  const order = {
    url,
    isOwn: () => false,
    entry: entry ?? null,
    company: { ...UNKNOWN_COMPANY, ...company },
    now: new Date(),
  };
  const outcome = await visitWebsite(tools, order, new AbortController().signal);
  const said =
    outcome.state === "success"
      ? outcome.findings
          .map(({ code }) => code)
          // A busy machine is slow for everybody; only the slow website is judged by its time.
          .filter((code) => code !== "speed.slow_answer" || url.includes("seeblick"))
          .toSorted()
      : outcome.state === "redirect"
        ? { redirect: outcome.url }
        : { error: outcome.failure.reason };
  expect(said).toEqual(expected);
});
