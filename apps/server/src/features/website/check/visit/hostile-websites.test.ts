/** Websites and addresses that mean harm: the check ends with an error, soon, and reaches nothing that it must not. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostileServer, startHostileServer } from "../../../../platform/outgoing/hostile-server.ts";
import { type SandboxWebsites, startSandboxWebsites } from "../testing/sandbox-websites.ts";
import { UNKNOWN_COMPANY } from "../testing/expected-findings.ts";
import { visitTools } from "./tools.ts";
import { visitWebsite } from "./visit-website.ts";

let websites: SandboxWebsites;
let trusted: HostileServer;
let forbidden: HostileServer;
beforeAll(async () => {
  [websites, trusted, forbidden] = await Promise.all([
    startSandboxWebsites(),
    startHostileServer(),
    startHostileServer(),
  ]);
});
afterAll(async () => {
  websites.close();
  await Promise.all([trusted.close(), forbidden.close()]);
});

const check = (url: string, resolve?: Parameters<typeof visitTools>[1]) =>
  visitWebsite(
    visitTools({ environment: { ...websites.trust, OUTGOING_TRUSTED: [trusted.place] } }, resolve),
    { url, isOwn: () => true, entry: null, company: UNKNOWN_COMPANY, now: new Date() },
    new AbortController().signal,
  );

test.each([
  "http://127.1/",
  "http://0x7f.1/",
  "http://2130706433/",
  "http://[::ffff:127.0.0.1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://portal.internal/",
  "https://www.lorenz.example:5432/",
  "file:///etc/passwd",
])("%s is not called", async (url) => {
  expect(await check(url)).toEqual({ state: "error", failure: { reason: "not_allowed" } });
});

test("a name that resolves to this machine is not called, also when it resolved to another place before", async () => {
  const answers = ["::1", "127.0.0.1"];
  let asked = 0;
  const resolve = async () => [{ address: answers[asked++ % 2] ?? "", family: 4 }];
  for (const url of ["http://wechselt.de/", "http://wechselt.de/"])
    expect(await check(url, resolve)).toEqual({ state: "error", failure: { reason: "not_allowed" } });
  expect(asked).toBe(2);
});

test("a redirect to this machine is not followed", async () => {
  const outcome = await check(`http://${trusted.place}/?to=${encodeURIComponent(`http://${forbidden.place}/page`)}`);
  expect(outcome).toEqual({ state: "error", failure: { reason: "not_allowed" } });
  expect(forbidden.requests).toEqual([]);
});

test.each([
  ["/bomb", "too_large"],
  ["/large", "too_large"],
  ["/large-announced", "too_large"],
  ["/drip", "timeout"],
  ["/endless-headers", "unreadable"],
  ["/garbage", "unreadable"],
  ["/loop", "redirects"],
  ["/pdf", "not_a_page"],
  ["/reset", "away"],
])("%s ends as %s", { timeout: 30_000 }, async (path, reason) => {
  expect(await check(`http://${trusted.place}${path}`)).toEqual({ state: "error", failure: { reason } });
});

test(
  "a page that is nested too deeply is unreadable, and the next website is checked",
  { timeout: 30_000 },
  async () => {
    const host = "www.lindenhof-pflege.example";
    await websites.mend(host, "/", "<h1>", "<b>".repeat(1500));
    expect(await check(`https://${host}/`)).toEqual({ state: "error", failure: { reason: "unreadable" } });
    expect(await check("https://www.rheinbogen-it.example/")).toMatchObject({ state: "success" });
  },
);
