import { afterAll, beforeAll, expect, test } from "vitest";
import { EXPECTED, UNKNOWN_COMPANY } from "../testing/expected-findings.ts";
import { type SandboxWebsites, startSandboxWebsites } from "../testing/sandbox-websites.ts";
import { type VisitTools, visitTools } from "./tools.ts";
import { visitWebsite } from "./visit-website.ts";

let websites: SandboxWebsites;
let tools: ReturnType<typeof visitTools>;
beforeAll(async () => {
  websites = await startSandboxWebsites();
  tools = visitTools({ environment: websites.trust });
});
afterAll(() => websites.close());

const orderOf = (url: string) => ({
  url,
  isOwn: () => false,
  entry: null,
  company: UNKNOWN_COMPANY,
  now: new Date(),
});

test.concurrent.each(EXPECTED)("%s: %s", { timeout: 40_000 }, async (_make, url, expected, entry, company) => {
  const given = { entry: entry ?? null, company: { ...UNKNOWN_COMPANY, ...company } };
  const outcome = await visitWebsite(tools, { ...orderOf(url), ...given }, new AbortController().signal);
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

test.each([
  ["https://www.elektro-brandl.example/", "index.noindex"],
  ["https://www.dr-hollenbach.example", "tls.expired"],
])("%s is judged although its readings have used up their time", { timeout: 40_000 }, async (url, code) => {
  const within = (): VisitTools["read"] => {
    const usedUp = tools.read.within(0);
    return (what, ...input) => (what === "page" ? tools.read : usedUp)(what, ...input);
  };
  const read = Object.assign(tools.read.within(Number.POSITIVE_INFINITY), { within });
  const outcome = await visitWebsite({ ...tools, read }, orderOf(url), new AbortController().signal);
  expect(outcome).toMatchObject({
    state: "success",
    findings: expect.arrayContaining([expect.objectContaining({ code })]),
  });
});
