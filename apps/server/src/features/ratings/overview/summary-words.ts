/** Which German words can be a topic of a summary. */

const WORDS = new Intl.Segmenter("de", { granularity: "word" });

export const wordsOf = (sentence: string): string[] =>
  [...WORDS.segment(sentence)].filter(({ isWordLike }) => isWordLike === true).map(({ segment }) => segment);

const SHORTEST = 4;
const NOUN = /^\p{Lu}\p{Ll}+$/u;
/** Endings of words that judge: freundlich, günstig, langsam, zuverlässig. */
const JUDGING = /(?:lich|ig|sam|haft|bar|isch)(?:e[rnms]?)?$/u;

/** Words that begin sentences or say nothing by themselves. */
const EMPTY = new Set(
  `aber alle alles also andere auch außerdem beim bereits beste besten bestens bitte dabei dadurch dafür daher damit dann
  darum dass dazu deshalb diese dieser dieses doch dort durch eben eigentlich eine einem einen einer eines einfach einige
  endlich erst etwas euch euer für ganz gegen gerne haben hatte hatten heute hier hinter hätte ihnen ihre ihrem ihren
  ihrer immer jeden jeder jedes kann kaum kein keine keiner konnte leider lieber macht mein meine meinem meinen meiner
  meist mich mit muss nach nachdem natürlich neben nicht nichts noch nochmal nur obwohl oder ohne richtig schon sehr sein
  seine seit selbst sich sind sogar sonst sowie statt tatsächlich toll trotz trotzdem über überhaupt unbedingt und uns
  unser unsere unserem unseren unserer unter viel viele vielen vielleicht völlig vom von vorher war warum was wegen weil
  weiter wenig wenn werden wieder wirklich wurde wurden zum zur zwei zwischen zusätzlich fertig einzig übrig ständig
  täglich deutlich wöchentlich jährlich vollständig ehemalig gute guten guter gutes heutig jetzig dortig wenig einig firma jahr jahre jahren mal tage
  tagen herr herrn frau frauen leute montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz
  april juni juli august september oktober november dezember`.split(/\s+/),
);

/** The name of a topic: words that judge without ending and capital. */
export const topicOf = (word: string): string => (JUDGING.test(word) ? stemOf(word) : word);

/** True for nouns and for words that judge. */
export function isTerm(word: string): boolean {
  if (word.length < SHORTEST || EMPTY.has(word.toLowerCase())) return false;
  return NOUN.test(word) || JUDGING.test(word);
}

const INFLECTION = /(?:e[rnms]?|n|s)$/u;

/** The same for singular and plural, and for all forms of a word that judges. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  const stem = lower.replace(INFLECTION, "");
  return stem.length < SHORTEST ? lower : stem;
}
