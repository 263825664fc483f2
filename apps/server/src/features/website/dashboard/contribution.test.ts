import { finding } from "@portal/website-check/finding";
import { describe, expect, test } from "vitest";
import { contributionOf } from "./contribution.ts";
import type { StoredCheck, WebsiteFacts } from "./repository.ts";

const OURS = "https://www.lorenz.example/";
const OWN = "https://maler-lorenz.example/";

const facts = (given: Partial<WebsiteFacts> = {}): WebsiteFacts => ({
  addresses: [OURS],
  entry_website: "maler-lorenz.example",
  questions: [],
  checks: [],
  last_day: null,
  visits: 0,
  visits_before: 0,
  is_compared: false,
  ...given,
});
const check = (url: string, given: Partial<StoredCheck> = {}): StoredCheck => ({
  url,
  state: "success",
  message: "",
  findings: [],
  ...given,
});
const found = (url: string, ...codes: Parameters<typeof finding>[0][]): StoredCheck =>
  check(url, { findings: codes.flatMap((code) => finding(code, ["Ort"])) });
const unknown = { code: "tls.invented", places: [], count: 0, value: "" };
const keys = (given: Partial<WebsiteFacts>): string[] => contributionOf(facts(given)).tasks.map(({ key }) => key);

describe("tasks", () => {
  test.each<[string, Partial<WebsiteFacts>, string[]]>([
    ["nothing is known", {}, []],
    ["two questions are open", { questions: [{ id: 5001 }, { id: 5007 }] }, ["handover-5001", "handover-5007"]],
    ["what the provider mends is no task", { checks: [found(OURS, "tls.expired", "index.noindex")] }, []],
    [
      "what the owner mends is one",
      { checks: [found(OURS, "legal.no_imprint")] },
      ["check-legal.no_imprint-lorenz.example"],
    ],
    [
      "on the company's own website all is the company's",
      { checks: [found(OWN, "tls.expired")] },
      ["check-tls.expired-maler-lorenz.example"],
    ],
    [
      "the two findings that hurt most are named",
      { checks: [found(OWN, "speed.no_http2", "legal.no_imprint", "tls.expired")] },
      ["check-tls.expired-maler-lorenz.example", "check-legal.no_imprint-maler-lorenz.example"],
    ],
    [
      "a finding of a newer release, for which this one has no words, is passed over",
      { checks: [check(OWN, { findings: [unknown, ...finding("tls.expired")] })] },
      ["check-tls.expired-maler-lorenz.example"],
    ],
    ["a website that does not answer", { checks: [check(OURS, { state: "error" })] }, ["check-error-lorenz.example"]],
    ["one that leads elsewhere", { checks: [check(OURS, { state: "redirect" })] }, ["check-redirect-lorenz.example"]],
    ["an address that the company no longer has", { checks: [check("https://alt.example/", { state: "error" })] }, []],
  ])("%s", (_case, given, expected) => expect(keys(given)).toEqual(expected));

  test("a website that is down comes before findings", () => {
    const checks = [found(OWN, "legal.no_imprint"), check(OURS, { state: "error", message: "Antwort 500." })];
    const { tasks } = contributionOf(facts({ checks }));
    expect(tasks[0]).toMatchObject({ key: "check-error-lorenz.example", detail: "Antwort 500.", weight: 100 });
    expect(tasks[0]?.place).toEqual({ page: "website_check", query: { adresse: OURS } });
  });
});

describe("the result", () => {
  const figures = { last_day: "2026-11-22", visits: 1204, visits_before: 1075, is_compared: true };
  test.each([
    [figures, "1.204 Besuche in 28 Tagen, 12\u00a0% mehr als davor"],
    [{ ...figures, is_compared: false }, "1.204 Besuche in 28 Tagen"],
    [{ ...figures, visits: 1, is_compared: false }, "1 Besuch in 28 Tagen"],
    [{ ...figures, visits: 0, visits_before: 0 }, "0 Besuche in 28 Tagen"],
    [{}, undefined],
  ])("of %j is: %s", (given, expected) => expect(contributionOf(facts(given)).result?.text).toBe(expected));

  test("names its source and the last day", () =>
    expect(contributionOf(facts(figures)).result?.source).toBe("Statistik Ihrer Website, Zahlen bis 22.11.2026"));
});
