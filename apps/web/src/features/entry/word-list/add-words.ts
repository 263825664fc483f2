/** Lists of short words while they are typed or pasted: the chosen words, and the typed text that is not added yet. */

export type WordsDraft = { readonly chosen: readonly string[]; readonly typed: string };

/** Maximum number of words, and of characters per word. */
export type WordLimits = { readonly most: number; readonly characters: number };

/** The result of adding words. `left` has no room or is too long and stays in the field. */
export type Adding = {
  readonly words: WordsDraft;
  readonly added: readonly string[];
  readonly doubles: readonly string[];
  readonly left: readonly string[];
};

/** Commas, semicolons, tabs and line breaks separate words; the comma of "1,5 mm" belongs to its number. */
const BETWEEN = /[;\t\r\n]|(?<!\d),|,(?=\D)/;
const BETWEEN_ALL = new RegExp(BETWEEN, "g");

export const holdsSeveral = (text: string): boolean => BETWEEN.test(text);

const spelling = (word: string): string => word.toLocaleLowerCase("de");

/** True if the list contains the word in any case. */
export const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((known) => spelling(known) === spelling(word));

/** The words of a line or a pasted list, without empty ones; a trailing comma belongs to no word. */
export const wordsIn = (text: string): string[] =>
  text
    .split(BETWEEN_ALL)
    .map((word) => word.trim().replace(/\s+/g, " ").replace(/,$/, ""))
    .filter((word) => word !== "");

/** Adds the words of a text to the chosen ones as long as there is room. */
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

/**
 * The words that are saved, including a word that was typed but not added. The contract's rules report excess and
 * length.
 */
export const allWords = ({ chosen, typed }: WordsDraft): readonly string[] =>
  addWords(chosen, typed, { most: Infinity, characters: Infinity }).words.chosen;

const quoted = (words: readonly string[]): string => words.map((word) => `„${word}“`).join(", ");

/** The message about the result, "" if the list itself shows it, that is, for one added word. */
export function addingText({ added, doubles, left }: Adding, { most, characters }: WordLimits): string {
  const tooLong = left.filter((word) => word.length > characters);
  const isFull = left.length > tooLong.length;
  return [
    added.length > 1 ? `${added.length} hinzugefügt.` : "",
    doubles.length > 0 ? `${quoted(doubles)} ${doubles.length === 1 ? "steht" : "stehen"} schon in der Liste.` : "",
    tooLong.length > 0 ? `Bitte höchstens ${characters} Zeichen: ${quoted(tooLong)}.` : "",
    isFull ? `Höchstens ${most} sind möglich. Was keinen Platz hatte, steht noch im Feld.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
