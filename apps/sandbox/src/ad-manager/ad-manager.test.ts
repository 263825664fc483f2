import { expect, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { createAdManager } from "./ad-manager.ts";

const manager = createAdManager({ token: "t" });
const ask = (line: string, accessToken = "t") => manager(aRequest(line, { accessToken }));
const rows = (account: number): Record<string, unknown>[] =>
  String(ask(`GET /ad-manager/accounts/${account}/rows?from=2026-03-01&to=2026-03-04`)?.body)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test("an account has two campaigns with a row for each day, the last three days moving, and an end line", () => {
  const all = rows(900_001);
  expect(all.at(-1)).toEqual({ type: "end", rows: 10 });
  const days = all.filter(({ type }) => type === "ad_day");
  expect(days.map(({ day, final }) => `${String(day)} ${String(final)}`)).toEqual([
    "2026-03-01 true",
    "2026-03-01 true",
    "2026-03-02 false",
    "2026-03-02 false",
    "2026-03-03 false",
    "2026-03-03 false",
    "2026-03-04 false",
    "2026-03-04 false",
  ]);
});

test("an account of a demo company has nothing to report", () =>
  expect(rows(710_431)).toEqual([{ type: "end", rows: 0 }]));

test.each([
  ["a wrong token", "GET /ad-manager/accounts/900001/rows?from=2026-03-01&to=2026-03-04", "x", 401],
  ["no range", "GET /ad-manager/accounts/900001/rows", "t", 400],
  ["a range of years", "GET /ad-manager/accounts/900001/rows?from=2024-03-01&to=2026-03-04", "t", 400],
  ["a POST", "POST /ad-manager/accounts/900001/rows", "t", 405],
])("%s is refused", (_what, line, token, status) => expect(ask(line, token)?.status).toBe(status));

test("other paths are not its own", () => expect(ask("GET /matomo/index.php")).toBeUndefined());
