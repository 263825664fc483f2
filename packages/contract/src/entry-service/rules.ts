/**
 * What the results of a listing check mean for people: one score, who has to act, and in which order. Pure, because
 * page, CSV and server use the same rules.
 */
import type { CompanyPortal, FieldCorrectness, ListingChart, PortalFindings } from "./calls.ts";
import {
  type FieldComparison,
  type FieldVerdict,
  LISTING_FIELDS,
  type ListingField,
  PORTAL_STATUSES,
  type PortalStatus,
} from "./listing.ts";

/** Label of each status on the page. */
export const PORTAL_STATUS_LABELS: Readonly<Record<PortalStatus, string>> = {
  portal_ok: "Alles richtig",
  portal_nok: "Abweichung",
  portal_error: "Nicht lesbar",
  portal_not_found: "Nicht gefunden",
};
export const VERDICT_LABELS: Readonly<Record<FieldVerdict, string>> = {
  same: "stimmt",
  different: "weicht ab",
  missing: "fehlt auf dem Portal",
  extra: "nur auf dem Portal",
  unreadable: "nicht verständlich",
};

/** Weight of a wrong value: without name, street and phone nobody finds or reaches the business. */
const WEIGHTS: Readonly<Record<ListingField, number>> = {
  name: 3,
  street: 3,
  houseNumber: 2,
  postalCode: 2,
  city: 2,
  phone: 3,
  website: 1,
  openingHours: 2,
};

/** A missing value misleads nobody, so it costs half as much as a wrong one. */
const POINTS: Readonly<Record<FieldComparison["verdict"], number | null>> = {
  same: 1,
  different: 0,
  missing: 0.5,
  extra: null,
  unreadable: null,
};

type Judged = { status: PortalStatus; fields: readonly FieldComparison[] };

/** 0 to 100 for one portal; null if it could not be read. Any difference, a duplicate included, is below 100. */
export function portalScore({ status, fields }: Judged): number | null {
  if (status === "portal_error") return null;
  if (status === "portal_not_found") return 0;
  if (status === "portal_ok") return 100;
  const counted = fields.flatMap(({ field, verdict }) => {
    const points = POINTS[verdict];
    return points === null ? [] : [{ weight: WEIGHTS[field], points }];
  });
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  const earned = counted.reduce((sum, { weight, points }) => sum + weight * points, 0);
  return whole === 0 ? 95 : Math.min(95, Math.floor((100 * earned) / whole));
}

/**
 * The mean of the portals that could be read, rounded down so that 100 means all correct; null if none could be read.
 */
export function scoreOf(results: readonly Judged[]): number | null {
  const scores = results.flatMap((result) => portalScore(result) ?? []);
  return scores.length === 0 ? null : Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** Number of results per status. */
export const countsOf = (results: readonly Pick<Judged, "status">[]): Record<PortalStatus, number> =>
  Object.fromEntries(
    PORTAL_STATUSES.map((status) => [status, results.filter((result) => result.status === status).length]),
  ) as Record<PortalStatus, number>;

/** `total`: number of portals that the check asks, read or not. */
export const chartOf = (results: readonly Judged[], total: number): ListingChart => ({
  score: scoreOf(results),
  total,
  counts: countsOf(results),
});

/** On how many portals each field is correct. Leaves out fields that were compared on no portal. */
export const correctnessOf = (results: readonly Pick<Judged, "fields">[]): FieldCorrectness[] =>
  LISTING_FIELDS.flatMap((field) => {
    const verdicts = results.flatMap(({ fields }) =>
      fields.filter((one) => one.field === field).map((one) => one.verdict),
    );
    const counted = verdicts.filter((verdict) => POINTS[verdict] !== null);
    const correct = counted.filter((verdict) => verdict === "same").length;
    return counted.length === 0 ? [] : [{ field, correct, total: counted.length }];
  });

/** Number of portals that must contradict the entry before the entry itself is doubted. */
const DOUBTED_BY = 2;

/**
 * Fields in which most of the portals that show them contradict the entry: the entry may be wrong. Only the company
 * knows which value is right, so the page asks and does not assert.
 */
export const doubtfulFields = (results: readonly Pick<Judged, "fields">[]): ListingField[] =>
  LISTING_FIELDS.filter((field) => {
    const verdicts = results.flatMap(({ fields }) =>
      fields.filter((one) => one.field === field).map((one) => one.verdict),
    );
    const different = verdicts.filter((verdict) => verdict === "different").length;
    const same = verdicts.filter((verdict) => verdict === "same").length;
    return different >= DOUBTED_BY && different > same;
  });

/** Differences that somebody must correct. */
export const wrongFields = ({ fields }: Pick<PortalFindings, "fields">): FieldComparison[] =>
  fields.filter(({ verdict }) => verdict === "different" || verdict === "missing");

/**
 * What a portal needs, most urgent first:
 * - `owner`: the company corrects it on the portal itself
 * - `provider`: the provider corrects it
 * - `unread`: the portal could not be read; the next check tries again
 * - `waiting`: not read yet
 * - `none`: everything is correct
 */
export const PORTAL_TASKS = ["owner", "provider", "unread", "waiting", "none"] as const;
export type PortalTask = (typeof PORTAL_TASKS)[number];

export function taskOf({ portal, actor }: Pick<CompanyPortal, "portal" | "actor">): PortalTask {
  if (portal.status === null) return "waiting";
  if (portal.status === "portal_ok") return "none";
  return portal.status === "portal_error" ? "unread" : actor;
}

type Ranked = Pick<CompanyPortal, "portal" | "actor" | "result">;

/** How much a portal costs in customers: 100 if nothing is correct, 0 if everything is. */
const lossOf = ({ portal: { status }, result }: Ranked): number =>
  status === null ? 0 : 100 - (portalScore({ status, fields: result?.fields ?? [] }) ?? 100);

/** Sorts by who has to act, then by cost, then by name. */
export const byUrgency = <P extends Ranked>(portals: readonly P[]): P[] =>
  portals.toSorted(
    (a, b) =>
      PORTAL_TASKS.indexOf(taskOf(a)) - PORTAL_TASKS.indexOf(taskOf(b)) ||
      lossOf(b) - lossOf(a) ||
      a.portal.name.localeCompare(b.portal.name, "de"),
  );
