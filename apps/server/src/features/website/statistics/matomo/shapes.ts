/**
 * Answers of Matomo's Reporting API for one day each, as published, and their conversion into figures of days. With
 * `period=day` and two dates an answer is an object of days; a day without visits is an empty list.
 */
import type { ReferrerKind } from "@portal/contract/website/statistics/calls";
import type { Device } from "@portal/contract/tracking/events/calls";
import { type Day, isDay } from "@portal/contract/time/berlin-time";
import * as z from "zod/mini";

const count = z.int().check(z.nonnegative(), z.lte(1_000_000_000));

const noReport = z.pipe(
  z.array(z.unknown()).check(z.length(0)),
  z.transform(() => ({})),
);
const sumsOfDay = z.union([
  z.object({ nb_visits: z._default(count, 0), nb_pageviews: z._default(count, 0) }),
  noReport,
]);
const row = z.object({
  label: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  nb_visits: z._default(count, 0),
});
const referrerType = z.object({ nb_visits: z._default(count, 0), referrer_type: z.coerce.number() });

const day = z.string().check(z.refine(isDay));
const byDay = <S extends z.ZodMiniType>(shape: S) => z.record(day, shape);

/** The reports in the order in which they are asked for. */
export const REPORTS = [
  "API.get",
  "DevicesDetection.getType",
  "Referrers.getReferrerType",
  "Referrers.getSearchEngines",
  "Referrers.getWebsites",
  "Referrers.getSocials",
  "Referrers.getCampaigns",
  "Referrers.getKeywords",
] as const;

export const bulkAnswer = z.tuple([
  byDay(sumsOfDay),
  byDay(z.array(row)),
  byDay(z.array(referrerType)),
  byDay(z.array(row)),
  byDay(z.array(row)),
  byDay(z.array(row)),
  byDay(z.array(row)),
  byDay(z.array(row)),
]);

/** What Matomo answers in place of a report that it refuses. */
export const refusal = z.object({ result: z.literal("error"), message: z.string() });

export type DayName = { dimension: ReferrerKind | "keyword"; name: string; visits: number };
export type SiteDay = { day: Day; views: number; visits: number; devices: Record<Device, number>; names: DayName[] };

/** Matomo's numbers of referrer types. */
const KINDS: Readonly<Record<number, ReferrerKind>> = {
  1: "direct",
  2: "search",
  3: "website",
  6: "campaign",
  7: "social",
  8: "assistant",
};

/** Labels of Matomo's devices, in English because the request asks for it. Everything else is not known. */
const DEVICES: Readonly<Record<string, Device>> = {
  Desktop: "computer",
  Smartphone: "phone",
  Phablet: "phone",
  "Feature phone": "phone",
  Tablet: "tablet",
};

/** Names that stand for several or none. */
const NO_NAME = new Set(["Others", "Keyword not defined", "Unknown", ""]);
const NAME_CHARACTERS = 200;

type Row = z.output<typeof row>;

/** Figures of all days with visits, oldest first. */
export function daysOf([totals, devices, types, search, websites, socials, campaigns, keywords]: z.output<
  typeof bulkAnswer
>): SiteDay[] {
  return Object.entries(totals)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, sums]): SiteDay[] => {
      const { nb_visits: visits = 0, nb_pageviews: views = 0 } = sums as { nb_visits?: number; nb_pageviews?: number };
      if (visits === 0 && views === 0) return [];
      const named = {
        search: namedOf(search[date]),
        website: namedOf(websites[date]),
        social: namedOf(socials[date]),
        campaign: namedOf(campaigns[date]),
      };
      return [
        {
          day: date,
          views,
          visits,
          devices: devicesOf(devices[date] ?? [], visits),
          names: [
            ...(types[date] ?? []).flatMap(({ referrer_type: type, nb_visits: sum }) => {
              const kind = KINDS[type];
              return kind === undefined
                ? []
                : namesOf(kind, sum, kind in named ? named[kind as keyof typeof named] : []);
            }),
            ...namedOf(keywords[date]).map((one): DayName => ({ dimension: "keyword", ...one })),
          ],
        },
      ];
    });
}

type Named = { name: string; visits: number };

/** Rows with a name of their own, each name once. */
function namedOf(rows: readonly Row[] | undefined): Named[] {
  const sums = new Map<string, number>();
  for (const { label, nb_visits: visits } of rows ?? []) {
    const name = plain(label);
    if (visits > 0 && !NO_NAME.has(name)) sums.set(name, (sums.get(name) ?? 0) + visits);
  }
  return [...sums].map(([name, visits]) => ({ name, visits }));
}

// Zero bytes, which PostgreSQL refuses, and line breaks come from what visitors' browsers sent.
const plain = (label: string): string =>
  Array.from(
    label
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  )
    .slice(0, NAME_CHARACTERS)
    .join("");

/** The named visits of a kind, and what is left of its sum. */
function namesOf(dimension: ReferrerKind, sum: number, named: readonly Named[]): DayName[] {
  const rest = sum - named.reduce((all, { visits }) => all + visits, 0);
  return [...named, ...(rest > 0 ? [{ name: "", visits: rest }] : [])].map((one) => ({ dimension, ...one }));
}

/** Visits by device. Those that Matomo names no device for are not known, so that the sum is that of all visits. */
function devicesOf(rows: readonly Row[], visits: number): Record<Device, number> {
  const sums: Record<Device, number> = { phone: 0, computer: 0, tablet: 0, unknown: 0 };
  for (const { label, nb_visits: some } of rows) sums[DEVICES[label] ?? "unknown"] += some;
  const known = sums.phone + sums.computer + sums.tablet + sums.unknown;
  sums.unknown += Math.max(0, visits - known);
  return sums;
}
