/** How far each part of an entry is filled, in words and shape. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { EntryPart } from "@portal/contract/entry/parts";
import type { StatusTone } from "../../../ui/content/status.tsx";
import { completenessOf, entryFactsOf } from "./completeness.ts";

/** `done`: nothing is missing. */
export type PartFill = { readonly done: boolean; readonly tone: StatusTone; readonly text: string };

const FULL: PartFill = { done: true, tone: "success", text: "ausgefüllt" };
const HALF: PartFill = { done: false, tone: "info", text: "teilweise" };
const EMPTY: PartFill = { done: false, tone: "neutral", text: "noch leer" };
const SIGNED: PartFill = { done: true, tone: "success", text: "unterschrieben" };
/** Nothing is missing without it: it earns no points. */
const NOT_SIGNED: PartFill = { done: false, tone: "neutral", text: "freiwillig" };

const fillOfPercent = (percent: number): PartFill => {
  if (percent === 100) return FULL;
  return percent === 0 ? EMPTY : HALF;
};

/** Answers for each part how far it is filled. */
export function fillOfParts(entry: SalesForceEntry): (part: EntryPart) => PartFill {
  const { parts } = completenessOf(entryFactsOf(entry));
  const percents = new Map<EntryPart, number>(parts.map(({ part, percent }) => [part, percent]));
  return (part) => {
    if (part === "b2bCodex") return entry.b2bCodex.accepted ? SIGNED : NOT_SIGNED;
    return fillOfPercent(percents.get(part) ?? 0);
  };
}

/** "2 von 5 ausgefüllt"; for a single part its own words. */
export function countText(parts: readonly EntryPart[], fillOf: (part: EntryPart) => PartFill): string {
  const fills = parts.map(fillOf);
  if (fills[0] && fills.length === 1) return fills[0].text;
  return `${fills.filter(({ done }) => done).length} von ${fills.length} ausgefüllt`;
}
