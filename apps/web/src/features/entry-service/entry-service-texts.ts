/** German texts for the findings, and the filter in the page's address. Pure. */
import type { CompanyPortal, ListingTrendPoint } from "@portal/contract/entry-service/calls";
import { LISTING_ERROR_TEXTS, type ListingField, type PortalStatus } from "@portal/contract/entry-service/listing";
import { doubtfulFields, taskOf, type PortalTask } from "@portal/contract/entry-service/rules";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { StatusTone } from "../../ui/content/status.tsx";

const portalsText = (count: number): string => (count === 1 ? "einem Portal" : `${count} Portalen`);

/** The sentence beside the score. */
export function summaryTitle(portals: readonly { portal: { status: PortalStatus | null } }[]): string {
  const read = portals.filter(({ portal: { status } }) => status !== null && status !== "portal_error");
  const right = read.filter(({ portal: { status } }) => status === "portal_ok").length;
  if (read.length === 0) return "Kein Portal ließ sich lesen.";
  if (right === read.length)
    return `Auf ${read.length === 1 ? "dem Portal" : `allen ${read.length} Portalen`} stimmt alles.`;
  if (right === 0) return `Auf ${portalsText(read.length)} stimmt noch nicht alles.`;
  return `Auf ${right} von ${read.length} Portalen stimmt alles.`;
}

/** Who must do what, most urgent first; empty if nobody must act. */
export function todoLines(portals: readonly CompanyPortal[]): string[] {
  const count = (task: PortalTask): number => portals.filter((portal) => taskOf(portal) === task).length;
  const [yours, ours, unread] = [count("owner"), count("provider"), count("unread")];
  return [
    ...(yours > 0 ? [`${yours === 1 ? "Ein Portal" : `${yours} Portale`} korrigieren Sie selbst.`] : []),
    ...(ours > 0 ? [`Um ${ours === 1 ? "eines" : ours} kümmern wir uns.`] : []),
    ...(unread > 0 ? [`${unread === 1 ? "Eines war" : `${unread} waren`} nicht lesbar. Wir versuchen es wieder.`] : []),
  ];
}

export const STATUS_TONES = {
  portal_ok: "success",
  portal_nok: "warning",
  portal_error: "neutral",
  portal_not_found: "danger",
} as const satisfies Record<string, StatusTone>;

/** What is wrong on a portal and who acts, in one or two short sentences. */
export function taskText({ portal, actor, result, advice }: CompanyPortal): string {
  switch (taskOf({ portal, actor })) {
    case "waiting":
      return "Dieses Portal wurde noch nicht geprüft.";
    case "none":
      return "Hier ist nichts zu tun.";
    case "unread":
      return `${result?.reason ? LISTING_ERROR_TEXTS[result.reason] : LISTING_ERROR_TEXTS.unreachable} Bei der nächsten Prüfung versuchen wir es wieder.`;
    case "provider":
      return portal.status === "portal_not_found"
        ? "Ihre Firma steht dort nicht. Wir kümmern uns darum, dass sie aufgenommen wird."
        : "Wir kümmern uns um die Korrektur. Sie müssen nichts tun.";
    case "owner":
      return portal.status === "portal_not_found" ? `Ihre Firma steht dort nicht. ${advice}` : advice;
  }
}

/** A field in which most portals contradict the entry. */
export type LikelyEntryError = { field: ListingField; expected: string; found: string[]; against: number; of: number };

export function likelyEntryErrorsOf(portals: readonly CompanyPortal[]): LikelyEntryError[] {
  const results = portals.flatMap(({ result }) => result ?? []);
  return doubtfulFields(results).map((field) => {
    const shown = results.flatMap(({ fields }) =>
      fields.filter((one) => one.field === field && (one.verdict === "same" || one.verdict === "different")),
    );
    const different = shown.filter(({ verdict }) => verdict === "different");
    return {
      field,
      expected: different[0]?.expected ?? "",
      found: [...new Set(different.map(({ found }) => found))],
      against: different.length,
      of: shown.length,
    };
  });
}

/** The list's filter as the address spells it: `?zeigen=sie`. */
export const VIEWS = {
  alle: { label: "Alle", tasks: ["owner", "provider", "unread", "waiting", "none"] },
  sie: { label: "Das tun Sie", tasks: ["owner"] },
  wir: { label: "Das tun wir", tasks: ["provider"] },
  unlesbar: { label: "Nicht lesbar", tasks: ["unread", "waiting"] },
  richtig: { label: "Alles richtig", tasks: ["none"] },
} as const satisfies Record<string, { label: string; tasks: readonly PortalTask[] }>;
export type View = keyof typeof VIEWS;

export const viewOf = (text: string | undefined): View =>
  text !== undefined && Object.hasOwn(VIEWS, text) ? (text as View) : "alle";

export const inView = (portals: readonly CompanyPortal[], view: View): CompanyPortal[] =>
  portals.filter((portal) => (VIEWS[view].tasks as readonly PortalTask[]).includes(taskOf(portal)));

type Scored = ListingTrendPoint & { score: number };
/** Checks that have a score, oldest first. */
export const scoredPoints = (trend: readonly ListingTrendPoint[]): Scored[] =>
  trend.filter((point): point is Scored => point.score !== null).toReversed();

/** The trend's headline. `points` has at least two elements. */
export function trendTitle(points: readonly Scored[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return "";
  const since = `seit dem ${germanDay(berlinDate(Date.parse(first.checkedAt)))}`;
  const change = last.score - first.score;
  if (change === 0) return `Unverändert ${since}`;
  const unit = Math.abs(change) === 1 ? "Punkt" : "Punkte";
  return `${Math.abs(change)} ${unit} ${change > 0 ? "mehr" : "weniger"} ${since}`;
}
