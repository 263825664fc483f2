/** German texts and the order of a website check. Pure. */
import { germanDay, germanSize } from "@portal/contract/text/formats";
import {
  CHECK_DOERS,
  type CheckDoer,
  type CheckFinding,
  type WebsiteCheck,
  type WebsiteFigures,
} from "@portal/contract/website/check/model";

/** "www.lorenz.example/kontakt" of an address. */
export const shownUrl = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** "3 behoben, 1 neu" since the check before; null without one. */
export function changeText({ isCompared, fixed, findings }: WebsiteCheck): string | null {
  if (!isCompared) return null;
  const added = findings.filter(({ isNew }) => isNew).length;
  if (fixed.length === 0 && added === 0) return "Nichts hat sich seit der vorigen Prüfung geändert.";
  const parts = [...(fixed.length > 0 ? [`${fixed.length} behoben`] : []), ...(added > 0 ? [`${added} neu`] : [])];
  return `Seit der vorigen Prüfung: ${parts.join(", ")}.`;
}

export const countText = (count: number): string =>
  count === 0 ? "Keine Mängel gefunden" : `${counted(count, "Mangel", "Mängel")} gefunden`;

/** The last finished check in one or two sentences: what is wrong, and the most useful thing to mend. */
export function latestText({ history, checkedAt, message, findings }: WebsiteCheck): string {
  if (checkedAt === null) return "Diese Website wurde noch nicht geprüft.";
  // `state` is that of a check that may still run.
  const finished = history[0]?.state;
  if (finished === "error") return `Die letzte Prüfung kam nicht zustande: ${message}`;
  if (finished === "redirect") return `Letzte Prüfung: ${message}`;
  const [first] = findings;
  const count = `${countText(findings.length)}.`;
  return first === undefined ? `Letzte Prüfung: ${count}` : `Letzte Prüfung: ${count} Am wichtigsten: ${first.title}.`;
}

export type Group = { doer: CheckDoer; findings: CheckFinding[] };

/** Who has something to do, the company itself first; within, the most useful first. */
export const groupsOf = (findings: readonly CheckFinding[]): Group[] =>
  CHECK_DOERS.map((doer) => ({ doer, findings: findings.filter((found) => found.doer === doer) })).filter(
    (group) => group.findings.length > 0,
  );

export type Figure = { label: string; value: string; definition: string };

const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;

/** What was measured, without what is not known. */
export function figuresOf({ firstByteMs, bytes, files, certificateUntil }: WebsiteFigures): Figure[] {
  return [
    ...(firstByteMs === null
      ? []
      : [
          {
            label: "Erste Antwort",
            value: seconds(firstByteMs),
            definition: "So lange wartet ein Besucher auf das erste Zeichen. Gut ist unter einer halben Sekunde.",
          },
        ]),
    ...(bytes === null
      ? []
      : [
          {
            label: "Gewicht",
            value: germanSize(bytes),
            definition: `Die Seite und ${counted(files, "eigene Datei", "eigene Dateien")}, soweit der Server die Größe nennt.`,
          },
        ]),
    ...(certificateUntil === null
      ? []
      : [
          {
            label: "Zertifikat gültig bis",
            value: germanDay(certificateUntil),
            definition: "Danach warnen Browser vor Ihrer Website.",
          },
        ]),
  ];
}

/** Why a check cannot start yet; null if it can. */
export function waitText(nextCheckAt: string | null, now: number): string | null {
  const left = nextCheckAt === null ? 0 : Math.ceil((Date.parse(nextCheckAt) - now) / 1000);
  if (left <= 0) return null;
  return `Die Website wurde gerade erst geprüft. In ${counted(left, "Sekunde", "Sekunden")} können Sie sie wieder prüfen.`;
}

/** A place that is an address can be opened. */
export const isAddress = (place: string): boolean => /^https?:\/\/\S+$/.test(place);
