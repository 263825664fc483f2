/** The Search Console API v3 as Google documents it: sites.list and searchanalytics.query. */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import type { FakeGoogle, Grant } from "./fake-google.ts";
import { isComplete, termsOfDay, wholeDay } from "./search-figures.ts";

export const SEARCH_CONSOLE = "/google/webmasters/v3/sites";
const QUERY = /^\/google\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/;
const DAY_MS = 86_400_000;
/** Search Console keeps sixteen months. */
const KEPT_DAYS = 486;
const MOST_ROWS = 25_000;

type Property = { siteUrl: string; permissionLevel: string };

/** Websites of accounts that the demo data connect; all others have the same one. */
const HOSTS: Readonly<Record<string, string>> = {
  "buero@dachdeckerei-lorenz.example": "dachdeckerei-lorenz.example",
  "hallo@rheinbogen-it.example": "rheinbogen-it.example",
};

function propertiesOf({ email, kind }: Pick<Grant, "email" | "kind">): Property[] {
  if (kind === "none") return [];
  const host = HOSTS[email] ?? "brandt-bedachungen.example";
  return [
    { siteUrl: "https://www.turnverein-blau-weiss.example/", permissionLevel: "siteFullUser" },
    { siteUrl: `https://www.${host}/`, permissionLevel: "siteOwner" },
    { siteUrl: `sc-domain:${host}`, permissionLevel: "siteOwner" },
    { siteUrl: `https://neu.${host}/`, permissionLevel: "siteUnverifiedUser" },
  ];
}

const failure = (status: number, reason: string, message: string, retryAfter?: number): SandboxAnswer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: "global", reason }] } },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

const californian = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });

export function answerSearchConsole(
  google: FakeGoogle,
  grant: Grant,
  request: SandboxRequest,
  now: number = Date.now(),
): SandboxAnswer | undefined {
  const fault = google.faultOf(grant.email);
  if (fault === "limit") return failure(429, "rateLimitExceeded", "Rate limit exceeded.", 30);
  if (fault === "quota") return failure(403, "quotaExceeded", "Quota exceeded.");
  if (fault === "away") return failure(503, "backendError", "Backend error.");
  const sites = google.hasNoProperty(grant.email) ? [] : propertiesOf(grant);
  if (request.method === "GET" && request.path === SEARCH_CONSOLE)
    // An empty list is left out.
    return { status: 200, body: sites.length === 0 ? {} : { siteEntry: sites } };
  const siteUrl = decodeURIComponent(QUERY.exec(request.path)?.[1] ?? "");
  if (request.method !== "POST" || siteUrl === "") return undefined;
  const site = sites.find((one) => one.siteUrl === siteUrl && one.permissionLevel !== "siteUnverifiedUser");
  if (site === undefined)
    return failure(403, "forbidden", `User does not have sufficient permission for site '${siteUrl}'.`);
  return query(siteUrl, JSON.parse(request.body) as Query, californian.format(now));
}

type Query = Partial<{
  startDate: string;
  endDate: string;
  dimensions: string[];
  dataState: string;
  rowLimit: number;
  startRow: number;
}>;

function query(siteUrl: string, asked: Query, today: string): SandboxAnswer {
  const { startDate = "", endDate = "", dimensions = [], dataState = "final", rowLimit = 1000, startRow = 0 } = asked;
  const areDays = [startDate, endDate].every((day) => /^\d{4}-\d\d-\d\d$/.test(day)) && startDate <= endDate;
  const isKnown = ["date", "date,query"].includes(dimensions.join());
  if (!areDays || !isKnown || rowLimit < 1 || rowLimit > MOST_ROWS) {
    return failure(400, "invalidParameter", "Invalid value.");
  }
  const host = siteUrl.replace(/^sc-domain:|^https?:\/\/(?:www\.)?|\/$/g, "");
  const isShown = (day: string): boolean => dataState === "all" || isComplete(day, today);
  const days = daysOf(startDate, endDate, today).filter(isShown);
  const rows = (
    dimensions.length === 1
      ? days.flatMap((day) => wholeDay(host, day, today) ?? []).map((one) => row([one.day], one))
      : days.flatMap((day) => termsOfDay(host, day, today)).map((one) => row([one.day, one.term], one))
  ).toSorted((one, other) => (dimensions.length === 1 ? 0 : other.clicks - one.clicks));
  const page = rows.slice(startRow, startRow + rowLimit);
  const moving = days.find((day) => !isComplete(day, today));
  return {
    status: 200,
    body: {
      ...(page.length === 0 ? {} : { rows: page }),
      responseAggregationType: "byProperty",
      ...(moving === undefined || dimensions.length > 1 ? {} : { metadata: { first_incomplete_date: moving } }),
    },
  };
}

type Counted = { impressions: number; clicks: number; position: number };
const row = (keys: string[], { impressions, clicks, position }: Counted) => ({
  keys,
  clicks,
  impressions,
  ctr: clicks / impressions,
  position,
});

function daysOf(startDate: string, endDate: string, today: string): string[] {
  const oldest = Date.parse(today) - KEPT_DAYS * DAY_MS;
  const days: string[] = [];
  const end = Math.min(Date.parse(endDate), Date.parse(today));
  for (let at = Math.max(Date.parse(startDate), oldest); at <= end; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
