/** How far each part of an entry is filled, as text and tone. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { EntryPart } from "@portal/contract/entry/parts";
import type { StatusTone } from "../../../ui/content/status.tsx";
import { completenessOf, entryFactsOf } from "@portal/contract/entry/completeness/completeness";

/** `done`: nothing is missing. */
export type PartProgress = { readonly done: boolean; readonly tone: StatusTone; readonly text: string };

const FULL: PartProgress = { done: true, tone: "success", text: "ausgefüllt" };
const HALF: PartProgress = { done: false, tone: "info", text: "teilweise" };
const EMPTY: PartProgress = { done: false, tone: "neutral", text: "noch leer" };
const SIGNED: PartProgress = { done: true, tone: "success", text: "unterschrieben" };
/** An unsigned codex, and what does not fit the trade, is not missing, because it earns no points. */
const VOLUNTARY: PartProgress = { done: false, tone: "neutral", text: "freiwillig" };

const progressOfPercent = (percent: number): PartProgress => {
  if (percent === 100) return FULL;
  return percent === 0 ? EMPTY : HALF;
};

/** Returns a function that tells the progress of a part. */
export function progressOfParts(entry: SalesForceEntry): (part: EntryPart) => PartProgress {
  const { parts } = completenessOf(entryFactsOf(entry));
  const percents = new Map<EntryPart, number>(parts.map(({ part, percent }) => [part, percent]));
  const unfit = new Set<EntryPart>(parts.filter(({ fits }) => !fits).map(({ part }) => part));
  return (part) => {
    if (unfit.has(part)) return VOLUNTARY;
    if (part === "b2bCodex") return entry.b2bCodex.accepted ? SIGNED : VOLUNTARY;
    return progressOfPercent(percents.get(part) ?? 0);
  };
}

/** "2 von 5 ausgefüllt"; for a single part its own text. */
export function countText(parts: readonly EntryPart[], fillOf: (part: EntryPart) => PartProgress): string {
  const fills = parts.map(fillOf);
  if (fills[0] && fills.length === 1) return fills[0].text;
  return `${fills.filter(({ done }) => done).length} von ${fills.length} ausgefüllt`;
}
