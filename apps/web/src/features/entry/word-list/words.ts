/** Lists of short words while they are typed or pasted: the chosen ones, and what is not added yet. */

export type WordsDraft = { readonly chosen: readonly string[]; readonly typed: string };

/** Most words, and most characters of one. */
export type WordLimits = { readonly most: number; readonly characters: number };

/** What became of some words. `left` had no room or is too long: it stays in the field. */
export type Adding = {
  readonly words: WordsDraft;
  readonly added: readonly string[];
  readonly doubles: readonly string[];
  readonly left: readonly string[];
};

/** Commas, semicolons, tabs and line ends stand between words; the comma of "1,5 mm" belongs to its number. */
const BETWEEN = /[;\t\r\n]|(?<!\d),|,(?=\D)/;
const BETWEEN_ALL = new RegExp(BETWEEN, "g");

export const holdsSeveral = (text: string): boolean => BETWEEN.test(text);

const spelling = (word: string): string => word.toLocaleLowerCase("de");

/** True where the list has this word, whatever the case. */
export const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((known) => spelling(known) === spelling(word));

/** The words of a line or a pasted list, none empty; a comma that nothing follows is no part of a word. */
export const wordsIn = (text: string): string[] =>
  text
    .split(BETWEEN_ALL)
    .map((word) => word.trim().replace(/\s+/g, " ").replace(/,$/, ""))
    .filter((word) => word !== "");

/** Adds the words of a text to the chosen ones, as far as there is room. */
export function addWords(chosen: readonly string[], text: string, { most, characters }: WordLimits): Adding {
  const added: string[] = [];
  const doubles: string[] = [];
  const left: string[] = [];
  for (const word of wordsIn(text)) {
    if (hasWord([...chosen, ...added], word)) doubles.push(word);
    else if (word.length > characters || chosen.length + added.length >= most) left.push(word);
    else added.push(word);
  }
  return { words: { chosen: [...chosen, ...added], typed: left.join(", ") }, added, doubles, left };
}

/** What is saved: a word that was typed but not added counts as meant. Too many or too long ones are the rules' business. */
export const allWords = ({ chosen, typed }: WordsDraft): readonly string[] =>
  addWords(chosen, typed, { most: Infinity, characters: Infinity }).words.chosen;

const quoted = (words: readonly string[]): string => words.map((word) => `„${word}“`).join(", ");

/** What to say about it, "" where the list says it by itself: one word that was simply added. */
export function addingText({ added, doubles, left }: Adding, { most, characters }: WordLimits): string {
  const tooLong = left.filter((word) => word.length > characters);
  const isFull = left.length > tooLong.length;
  return [
    added.length > 1 ? `${added.length} hinzugefügt.` : "",
    doubles.length > 0 ? `${quoted(doubles)} ${doubles.length === 1 ? "steht" : "stehen"} schon in der Liste.` : "",
    tooLong.length > 0 ? `Bitte höchstens ${characters} Zeichen: ${quoted(tooLong)}.` : "",
    isFull ? `Mehr als ${most} sind nicht vorgesehen. Was keinen Platz hatte, steht noch im Feld.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
