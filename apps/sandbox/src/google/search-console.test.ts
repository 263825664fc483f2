import { describe, expect, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { type Action, createFakeGoogle } from "./fake-google.ts";
import { answerSearchConsole, SEARCH_CONSOLE } from "./search-console.ts";

const EMAIL = "anna@google.example";
const NOW = Date.parse("2026-11-23T12:00:00Z");
const OWN = "sc-domain:brandt-bedachungen.example";

type Row = { keys: string[]; clicks: number; impressions: number; ctr: number; position: number };
type Body = { siteEntry?: { siteUrl: string }[]; rows?: Row[]; metadata?: { first_incomplete_date: string } };

function anAccount(...actions: Action[]) {
  const google = createFakeGoogle();
  for (const action of actions) google.act(EMAIL, action);
  const grant = { email: EMAIL, kind: "one" as const, scope: "", grantedAt: 1 };
  const ask = (line: string, json?: object, now = NOW) =>
    answerSearchConsole(google, grant, aRequest(line, json === undefined ? {} : { json }), now);
  const query = (body: object, siteUrl = OWN, now = NOW) =>
    ask(`POST ${SEARCH_CONSOLE}/${encodeURIComponent(siteUrl)}/searchAnalytics/query`, body, now);
  return { ask, query, sites: () => ask(`GET ${SEARCH_CONSOLE}`) };
}
const bodyOf = (answer: { body?: unknown } | undefined) => answer?.body as Body;
const WEEK = { startDate: "2026-11-16", endDate: "2026-11-23", dimensions: ["date"] };

test("the account's properties have their permission", () => {
  const { sites } = anAccount();
  expect(bodyOf(sites()).siteEntry).toContainEqual({ siteUrl: OWN, permissionLevel: "siteOwner" });
});

test("an account without properties gets no `siteEntry` field at all", () => {
  expect(anAccount("lose").sites()).toEqual({ status: 200, body: {} });
});

describe("a query", () => {
  test("with all data names the first day that may still change; final data end before it", () => {
    const { query } = anAccount();
    const all = bodyOf(query({ ...WEEK, dataState: "all" }));
    expect(all.metadata).toEqual({ first_incomplete_date: "2026-11-21" });
    expect(all.rows?.at(-1)?.keys).toEqual(["2026-11-22"]);
    const final = bodyOf(query(WEEK));
    expect(final.rows?.at(-1)?.keys).toEqual(["2026-11-20"]);
    expect(final.metadata).toBeUndefined();
  });

  test("a day grows until it is final, and stays then", () => {
    const { query } = anAccount();
    const day = { startDate: "2026-11-18", endDate: "2026-11-18", dimensions: ["date"], dataState: "all" };
    const at = (now: string) => bodyOf(query(day, OWN, Date.parse(now))).rows?.[0]?.impressions ?? 0;
    const days = ["2026-11-19T12:00Z", "2026-11-20T12:00Z", "2026-11-21T12:00Z", "2026-11-22T12:00Z"].map(at);
    expect(days[0]).toBeLessThan(days[1] ?? 0);
    expect(days[1]).toBeLessThan(days[2] ?? 0);
    expect(days[3]).toBe(days[2]);
  });

  test("terms are sorted by clicks, come in pages, and are fewer than the day's impressions", () => {
    const { query } = anAccount();
    const terms = { ...WEEK, dimensions: ["date", "query"] };
    const rows = bodyOf(query(terms)).rows ?? [];
    expect(rows.map(({ clicks }) => clicks)).toEqual(rows.map(({ clicks }) => clicks).toSorted((a, b) => b - a));
    expect(bodyOf(query({ ...terms, rowLimit: 3, startRow: 3 })).rows).toEqual(rows.slice(3, 6));
    const sum = (all: Row[] = []) => all.reduce((total, { impressions }) => total + impressions, 0);
    expect(sum(rows)).toBeLessThan(sum(bodyOf(query(WEEK)).rows));
  });

  test("days before sixteen months have no rows", () => {
    const { query } = anAccount();
    expect(bodyOf(query({ ...WEEK, startDate: "2024-01-01", endDate: "2024-12-31" })).rows).toBeUndefined();
  });

  test.each([
    ["days in the wrong order", { ...WEEK, startDate: "2026-12-01" }],
    ["an unknown dimension", { ...WEEK, dimensions: ["planet"] }],
    ["more rows than Google gives", { ...WEEK, rowLimit: 25_001 }],
  ])("with %s is refused", (_what, body) => expect(anAccount().query(body)?.status).toBe(400));

  test.each(["https://www.fremd.example/", "https://neu.brandt-bedachungen.example/"])(
    "of %s is forbidden",
    (siteUrl) => {
      expect(anAccount().query(WEEK, siteUrl)).toMatchObject({
        status: 403,
        body: { error: { errors: [{ reason: "forbidden" }] } },
      });
    },
  );
});

test.each<[Action, object]>([
  ["limit", { status: 429, retryAfter: 30 }],
  ["quota", { status: 403, body: { error: { errors: [{ reason: "quotaExceeded" }] } } }],
  ["away", { status: 503 }],
])("after the action %s every call answers %j", (action, answer) => {
  expect(anAccount(action).sites()).toMatchObject(answer);
  expect(anAccount(action).query(WEEK)).toMatchObject(answer);
});
