/** Finds a company's keywords and places in search terms. Pure. */
import { foldText, wordsOf } from "@portal/listing/fold-text";

/** What a company calls its work and where it works, as its people wrote it. */
export type CompanyWords = {
  /** Display name: people who search for it know the company already. */
  name: string;
  keywords: readonly string[];
  places: readonly string[];
};

export type FoundWords = {
  keyword: string | null;
  place: string | null;
  /** True if the term names the company. */
  namesCompany: boolean;
  /** The term without its place: what somebody looked for. */
  topic: string;
};

export type Vocabulary = { find(term: string): FoundWords };

type Phrase = { text: string; words: string[] };

/** Endings that make no other word: "Dachrinnen", "Malers". */
const MOST_ENDING = 2;
/** Shorter words have other meanings in a name: "und", "IT", "am". */
const SHORTEST_NAME_WORD = 4;
const LEGAL_FORMS = new Set(["gmbh", "inhaber", "co", "ohg", "gbr", "meisterbetrieb"]);

const phraseOf = (text: string): Phrase => ({ text, words: wordsOf(foldText(text)) });

/** Longer phrases first: "Dachfenster einbauen" says more than "Dachfenster". */
const byLength = (one: Phrase, other: Phrase): number => other.words.join(" ").length - one.words.join(" ").length;

const isForm = (word: string, of: string): boolean =>
  word === of || (of.length >= SHORTEST_NAME_WORD && word.startsWith(of) && word.length - of.length <= MOST_ENDING);

/** All words of the phrase in any order. */
const hasWords = (term: readonly string[], { words }: Phrase): boolean =>
  words.length > 0 && words.every((word) => term.some((said) => isForm(said, word)));

/** Where the words of a place stand one after the other; -1 if they do not. */
function placeAt(term: readonly string[], { words }: Phrase): number {
  if (words.length === 0) return -1;
  return term.findIndex((_word, index) => words.every((word, offset) => term[index + offset] === word));
}

/** "Frankfurt am Main" is also called "Frankfurt". */
function phrasesOfPlace(place: string): Phrase[] {
  const short = place.split(/ (?:am|an|bei|im|in|ob|vor) |[(/,]/)[0]?.trim() ?? "";
  return short === "" || short === place ? [phraseOf(place)] : [phraseOf(place), { ...phraseOf(short), text: place }];
}

function withoutPlace(
  spoken: readonly string[],
  said: readonly { word: string; index: number }[],
  place: Phrase | undefined,
): string {
  if (place === undefined) return spoken.join(" ");
  const at = placeAt(
    said.map(({ word }) => word),
    place,
  );
  const named = new Set(said.slice(at, at + place.words.length).map(({ index }) => index));
  return spoken.filter((_text, index) => !named.has(index)).join(" ");
}

export function vocabularyOf({ name, keywords, places }: CompanyWords): Vocabulary {
  const ownKeywords = keywords.map(phraseOf).toSorted(byLength);
  const ownPlaces = places.flatMap(phrasesOfPlace).toSorted(byLength);
  const common = new Set([...ownKeywords, ...ownPlaces].flatMap(({ words }) => words));
  const nameWords = phraseOf(name).words.filter(
    (word) => word.length >= SHORTEST_NAME_WORD && !common.has(word) && !LEGAL_FORMS.has(word),
  );
  return {
    find(term) {
      const spoken = term.trim().split(/\s+/);
      const said = spoken.flatMap((text, index) => wordsOf(foldText(text)).map((word) => ({ word, index })));
      const words = said.map(({ word }) => word);
      const place = ownPlaces.find((one) => placeAt(words, one) !== -1);
      return {
        keyword: ownKeywords.find((one) => hasWords(words, one))?.text ?? null,
        place: place?.text ?? null,
        namesCompany: nameWords.some((word) => words.includes(word)),
        topic: withoutPlace(spoken, said, place),
      };
    },
  };
}
