import { expect, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { createMatomo } from "./matomo.ts";

const TOKEN = "a-token";
const matomo = createMatomo({ token: TOKEN, now: () => new Date("2026-03-02T12:00:00Z") });
const form = { module: "API", format: "json", token_auth: TOKEN };
const query = (method: string, more = "") =>
  `method=${method}&idSite=7&period=day&date=2026-02-28,2026-03-03&language=en${more}`;
const ask = (given: Record<string, string>, line = "POST /matomo/index.php") =>
  matomo(aRequest(line, { form: { ...form, ...given } }));
const bulk = (...urls: string[]) =>
  ask({ method: "API.getBulkRequest", ...Object.fromEntries(urls.map((url, place) => [`urls[${place}]`, url])) })
    ?.body as unknown[];

test("a bulk request answers each report by day, in order; a day without visits is an empty list", () => {
  const [totals, devices] = bulk(query("API.get"), query("DevicesDetection.getType")) as [
    Record<string, { nb_visits: number; nb_pageviews: number }>,
    Record<string, { label: string; nb_visits: number }[]>,
  ];
  expect(Object.keys(totals)).toEqual(["2026-02-28", "2026-03-01", "2026-03-02", "2026-03-03"]);
  expect(totals["2026-03-03"]).toEqual([]);
  const day = totals["2026-03-01"];
  expect(day?.nb_pageviews).toBeGreaterThan(day?.nb_visits ?? 0);
  expect(devices["2026-03-01"]?.reduce((sum, { nb_visits: visits }) => sum + visits, 0)).toBe(day?.nb_visits);
});

test("today has the share of the day that has passed; every other day is always the same", () => {
  const [evening] = [
    createMatomo({ token: TOKEN, now: () => new Date("2026-03-02T23:00:00Z") })(
      aRequest("POST /matomo/index.php", {
        form: { ...form, ...Object.fromEntries(new URLSearchParams(query("API.get"))) },
      }),
    )?.body,
  ] as Record<string, { nb_visits: number }>[];
  const [noon] = bulk(query("API.get")) as Record<string, { nb_visits: number }>[];
  expect(evening?.["2026-03-01"]).toEqual(noon?.["2026-03-01"]);
  expect(evening?.["2026-03-02"]?.nb_visits).toBeGreaterThan(noon?.["2026-03-02"]?.nb_visits ?? Infinity);
});

test("rows beyond the limit are summed up as Others", () => {
  const [rows] = bulk(query("DevicesDetection.getType", "&filter_limit=2")) as Record<string, { label: string }[]>[];
  expect(rows?.["2026-03-01"]?.map(({ label }) => label)).toEqual(["Smartphone", "Others"]);
});

test.each([
  ["a wrong token", { token_auth: "x" }, "POST /matomo/index.php"],
  ["a token in the address", {}, `POST /matomo/index.php?token_auth=${TOKEN}`],
  ["a GET", {}, "GET /matomo/index.php"],
])("%s is refused", (_what, given, line) => expect(ask(given, line)?.status).toBe(401));

test("an unknown site and an unknown method are refused inside the bulk answer", () => {
  const site = query("API.get").replace("idSite=7", "idSite=4711");
  expect(bulk(site, query("Nonsense.get"))).toEqual([
    { result: "error", message: expect.stringContaining("website id = 4711") },
    { result: "error", message: expect.stringContaining("Nonsense.get") },
  ]);
});
