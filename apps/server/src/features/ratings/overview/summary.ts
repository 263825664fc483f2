/**
 * What customers praise and criticise: words that occur in several ratings, with the sentences that contain them. The
 * same ratings always give the same summary. README.md describes the method.
 */
import type { Quote, SummaryTerm } from "@portal/contract/ratings/overview/calls";
import { isTerm, stemOf, topicOf, wordsOf } from "./summary-words.ts";

/** A published rating with text; newest first. */
export type SummaryRating = Omit<Quote, "sentence"> & { text: string };
export type SummaryTerms = { praise: SummaryTerm[]; criticism: SummaryTerm[] };

/** Whoever makes summaries: this file, or a language model behind the same interface. */
export type Summarise = (ratings: readonly SummaryRating[]) => Promise<SummaryTerms>;

/** A word of fewer ratings is one customer's, not the customers'. */
const FEWEST_RATINGS = 3;
const SHOWN_TERMS = 5;
const SHOWN_QUOTES = 2;
const PRAISE_FROM = 4;
const CRITICISM_UP_TO = 2;

export const summariseByTerms: Summarise = (ratings) =>
  Promise.resolve({
    praise: termsOf(ratings.filter(({ stars }) => stars >= PRAISE_FROM)),
    criticism: termsOf(ratings.filter(({ stars }) => stars <= CRITICISM_UP_TO)),
  });

type Found = { forms: Map<string, number>; ratings: Set<number>; quotes: Quote[] };

function termsOf(ratings: readonly SummaryRating[]): SummaryTerm[] {
  const found = new Map<string, Found>();
  for (const { text, ...rating } of ratings) {
    for (const sentence of sentencesOf(text)) note(found, { ...rating, sentence });
  }
  return [...found.values()]
    .filter(({ ratings: ids }) => ids.size >= FEWEST_RATINGS)
    .map(({ forms, ratings: ids, quotes }) => ({ term: topicOf(commonest(forms)), ratings: ids.size, quotes }))
    .toSorted((a, b) => b.ratings - a.ratings || a.term.localeCompare(b.term, "de"))
    .slice(0, SHOWN_TERMS);
}

function note(found: Map<string, Found>, quote: Quote): void {
  for (const word of wordsOf(quote.sentence).filter(isTerm)) {
    const stem = stemOf(word);
    const one: Found = found.get(stem) ?? { forms: new Map(), ratings: new Set(), quotes: [] };
    found.set(stem, one);
    one.forms.set(word, (one.forms.get(word) ?? 0) + 1);
    const isOther = !one.ratings.has(quote.ratingId) && one.quotes.every(({ sentence }) => sentence !== quote.sentence);
    if (isOther && one.quotes.length < SHOWN_QUOTES) one.quotes.push(quote);
    one.ratings.add(quote.ratingId);
  }
}

/** The form in which the word occurs most often; of equals the first in the alphabet. */
const commonest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b, "de"))[0]?.[0] ?? "";

const MOST_CHARACTERS = 240;
const SENTENCES = new Intl.Segmenter("de", { granularity: "sentence" });

const sentencesOf = (text: string): string[] =>
  [...SENTENCES.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== "" && sentence.length <= MOST_CHARACTERS);
