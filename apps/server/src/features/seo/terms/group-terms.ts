/** Puts search terms of both sources together: by term, by the company's keyword or by place. Pure. */
import type { GoogleFigures, SearchTermRow, TermGroup, TermOrder } from "@portal/contract/seo/calls";
import { foldText } from "@portal/listing/fold-text";
import type { TermSum } from "../repository.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Views of the entry after a search in the directory. */
export type DirectoryTerm = { term: string; views: number; before: number };

export type KnownTerms = {
  google: readonly TermSum[];
  directory: readonly DirectoryTerm[];
  /** Whether a source has figures of the days before, too. */
  isCompared: { google: boolean; directory: boolean };
};

type Sums = Omit<TermSum, "term"> & { views: number; viewsBefore: number; inGoogle: boolean; inDirectory: boolean };
type Collected = Pick<SearchTermRow, "name" | "keyword" | "place"> & { sums: Sums };

const NOTHING: Sums = {
  impressions: 0,
  clicks: 0,
  position_sum: 0,
  impressions_before: 0,
  clicks_before: 0,
  position_sum_before: 0,
  views: 0,
  viewsBefore: 0,
  inGoogle: false,
  inDirectory: false,
};

/** One row for each term, keyword or place. Terms that name none of the company's are together in the row `null`. */
export function groupTerms(
  { google, directory, isCompared }: KnownTerms,
  vocabulary: Vocabulary,
  group: TermGroup,
): SearchTermRow[] {
  const rows = new Map<string, Collected>();
  const rowOf = (term: string): Collected => {
    const { keyword, place } = vocabulary.find(term);
    const name = nameOf(term, { keyword, place }, group);
    // No term is empty, so "" stands for the row without a name.
    const key = name === null ? "" : foldText(name);
    const isTerm = group === "term";
    const row = rows.get(key) ?? {
      name,
      keyword: isTerm ? keyword : null,
      place: isTerm ? place : null,
      sums: { ...NOTHING },
    };
    rows.set(key, row);
    return row;
  };
  for (const sum of google) addGoogle(rowOf(sum.term).sums, sum);
  for (const { term, views, before } of directory) {
    const { sums } = rowOf(term);
    sums.views += views;
    sums.viewsBefore += before;
    sums.inDirectory = true;
  }
  return [...rows.values()].map((row) => toRow(row, isCompared));
}

const nameOf = (
  term: string,
  { keyword, place }: Pick<SearchTermRow, "keyword" | "place">,
  group: TermGroup,
): string | null => (group === "term" ? term : group === "keyword" ? keyword : place);

/** The terms of each source that `groupTerms` puts into the row of this name. */
export function termsOf(
  { google, directory }: Pick<KnownTerms, "google" | "directory">,
  vocabulary: Vocabulary,
  { group, name }: { group: TermGroup; name: string },
): { google: string[]; directory: string[] } {
  const wanted = foldText(name);
  const isIn = (term: string): boolean => {
    const found = nameOf(term, vocabulary.find(term), group);
    return found !== null && foldText(found) === wanted;
  };
  return {
    google: google.map(({ term }) => term).filter(isIn),
    directory: directory.map(({ term }) => term).filter(isIn),
  };
}

function addGoogle(sums: Sums, sum: TermSum): void {
  sums.impressions += sum.impressions;
  sums.clicks += sum.clicks;
  sums.position_sum += sum.position_sum;
  sums.impressions_before += sum.impressions_before;
  sums.clicks_before += sum.clicks_before;
  sums.position_sum_before += sum.position_sum_before;
  sums.inGoogle = true;
}

/** The average over impressions, as Search Console computes it; null without impressions. */
export const positionOf = (positionSum: number, impressions: number): number | null =>
  impressions === 0 ? null : Math.round((positionSum / impressions) * 10) / 10;

function toRow({ name, keyword, place, sums }: Collected, isCompared: KnownTerms["isCompared"]): SearchTermRow {
  const before = (value: number): number | null => (isCompared.google ? value : null);
  const figures: GoogleFigures = {
    impressions: { value: sums.impressions, before: before(sums.impressions_before) },
    clicks: { value: sums.clicks, before: before(sums.clicks_before) },
    position: {
      value: positionOf(sums.position_sum, sums.impressions),
      before: isCompared.google ? positionOf(sums.position_sum_before, sums.impressions_before) : null,
    },
  };
  const views = { value: sums.views, before: isCompared.directory ? sums.viewsBefore : null };
  return {
    name,
    keyword,
    place,
    google: sums.inGoogle ? figures : null,
    views: sums.inDirectory ? views : null,
  };
}

/** Larger first. The best position is the smallest number; rows without one come last. */
const RANK: Record<TermOrder, (row: SearchTermRow) => number> = {
  impressions: ({ google }) => google?.impressions.value ?? -1,
  clicks: ({ google }) => google?.clicks.value ?? -1,
  position: ({ google }) => -(google?.position.value ?? Number.MAX_SAFE_INTEGER),
  views: ({ views }) => views?.value ?? -1,
};

/** The rows whose name has the text, in the order that was asked for; the row without a name is last. */
export function orderedTerms(rows: readonly SearchTermRow[], order: TermOrder, search: string): SearchTermRow[] {
  const wanted = foldText(search);
  const rank = RANK[order];
  return rows
    .filter(({ name }) => wanted === "" || (name !== null && foldText(name).includes(wanted)))
    .toSorted(
      (one, other) =>
        Number(one.name === null) - Number(other.name === null) ||
        rank(other) - rank(one) ||
        RANK.impressions(other) - RANK.impressions(one) ||
        RANK.views(other) - RANK.views(one) ||
        (one.name ?? "").localeCompare(other.name ?? "", "de"),
    );
}
