/** Reports of the Reporting API in their published shapes, for days one by one. */
import { profileOf, type Row, type SiteVisits, visitsOn } from "./visits.ts";

const refusal = (message: string) => ({ result: "error", message });

const withSegment = (segment: string, rows: readonly Row[], limit: number) =>
  limited(rows, limit).map(({ label, visits }) => ({
    label,
    nb_uniq_visitors: visits,
    nb_visits: visits,
    nb_actions: visits * 2,
    segment: `${segment}==${encodeURIComponent(label)}`,
  }));

/** Like Matomo, sums up what goes beyond the limit. */
function limited(rows: readonly Row[], limit: number): readonly Row[] {
  if (rows.length <= limit) return rows;
  const rest = rows.slice(limit - 1).reduce((sum, { visits }) => sum + visits, 0);
  return [...rows.slice(0, limit - 1), { label: "Others", visits: rest }];
}

const sum = (rows: readonly Row[]): number => rows.reduce((all, { visits }) => all + visits, 0);

function referrerTypes({ direct, search, websites, socials, campaigns }: SiteVisits) {
  const types: readonly (readonly [label: string, type: number, segment: string, visits: number])[] = [
    ["Direct Entry", 1, "direct", direct],
    ["Search Engines", 2, "search", sum(search)],
    ["Websites", 3, "website", sum(websites)],
    ["Campaigns", 6, "campaign", sum(campaigns)],
    ["Social Networks", 7, "social", sum(socials)],
  ];
  return types
    .filter(([, , , visits]) => visits > 0)
    .map(([label, type, segment, visits]) => ({
      label,
      nb_uniq_visitors: visits,
      nb_visits: visits,
      nb_actions: visits * 2,
      referrer_type: String(type),
      segment: `referrerType==${segment}`,
    }));
}

type Report = (day: SiteVisits, limit: number) => unknown;

const REPORTS: Readonly<Record<string, Report>> = {
  "API.get": ({ visits, pageviews }) => ({ nb_visits: visits, nb_pageviews: pageviews }),
  "DevicesDetection.getType": ({ devices }, limit) => withSegment("deviceType", devices, limit),
  "Referrers.getReferrerType": (day) => referrerTypes(day),
  "Referrers.getSearchEngines": ({ search }, limit) => withSegment("referrerName", search, limit),
  "Referrers.getWebsites": ({ websites }, limit) => withSegment("referrerName", websites, limit),
  "Referrers.getSocials": ({ socials }, limit) => withSegment("referrerName", socials, limit),
  "Referrers.getCampaigns": ({ campaigns }, limit) => withSegment("referrerName", campaigns, limit),
  "Referrers.getKeywords": ({ keywords }, limit) => withSegment("referrerKeyword", keywords, limit),
};

const DAY_MS = 86_400_000;
const MOST_DAYS = 400;

/** One report: an object of days, in which a day without visits is an empty list. */
export function reportOf(query: URLSearchParams, now: Date): unknown {
  const value = (name: string): string => query.get(name) ?? "";
  const report = REPORTS[value("method")];
  if (report === undefined) return refusal(`The method '${value("method")}' does not exist or is not available.`);
  if (profileOf(value("idSite")) === undefined)
    return refusal(
      `You can't access this resource as it requires 'view' access for the website id = ${value("idSite")}.`,
    );
  const days = daysBetween(value("date"));
  if (value("period") !== "day" || days.length === 0) return refusal("The date is not a correct date.");
  const limit = Number(value("filter_limit") || "100");
  return Object.fromEntries(
    days.map((day) => {
      const visits = visitsOn(value("idSite"), day, now);
      return [day, visits === null ? [] : report(visits, limit)];
    }),
  );
}

function daysBetween(range: string): string[] {
  const [from = "", to = ""] = range.split(",");
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  if (!(start <= end) || end - start > MOST_DAYS * DAY_MS) return [];
  return Array.from({ length: (end - start) / DAY_MS + 1 }, (_, index) =>
    new Date(start + index * DAY_MS).toISOString().slice(0, 10),
  );
}
