/**
 * Characters that look like a digit, after compatibility decomposition and without accents: common confusions in print,
 * and the confusables of Unicode Technical Standard 39. Right-to-left and rare scripts are escapes.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "OoQØøΟοОо\u{555}\u{585}〇⓿\u{1f10b}\u{1f10c}°○◯\u{2c9e}\u{2d54}\u{12d0}\u{b20}\u{104c2}\u{a4f3}\u{118b5}\u{10292}\u{102ab}\u{10404}\u{10516}\u{665}\u{6f5}\u{1d0f}\u{1d11}\u{ab3d}σ\u{2c9f}\u{10ff}\u{5e1}\u{647}\u{6be}\u{6c1}\u{6d5}\u{d20}\u{101d}\u{104ea}\u{118c8}\u{118d7}\u{1042c}\u{2d55}",
  "1": "lIi|ıłŁΙιІіӀӏǀ\u{2223}¦\u{5c0}!❶➀➊⓵\u{23fd}│\u{10320}\u{1e8c7}Ɩ\u{2c92}\u{5d5}\u{5df}\u{627}\u{7ca}\u{2d4f}\u{16c1}\u{a4f2}\u{16f28}\u{1028a}\u{10309}\u{2373}\u{26a}\u{269}\u{a647}\u{ab75}\u{13a5}\u{118c3}ǃ\u{2d51}",
  "2": "Zz❷➁➋⓶\u{a75a}ƧϨ\u{a644}\u{14bf}\u{a6ef}\u{102f5}\u{118e5}Ζ\u{13c3}\u{a4dc}\u{118a9}",
  "3": "ЗзƷ\u{292}Ээ❸➂➌⓷\u{1d206}\u{a7ab}Ȝ\u{a76a}\u{2ccc}Ӡ\u{16f3b}\u{118ca}",
  "4": "Ч❹➃➍⓸\u{13ce}\u{118af}",
  "5": "Ss❺➄➎⓹Ƽ\u{118bb}Ѕ\u{54f}\u{13d5}\u{13da}\u{a4e2}\u{16f3a}\u{10296}\u{10420}\u{a731}ƽѕ\u{abaa}\u{118c1}\u{10448}",
  "6": "Gbб❻➅➏⓺\u{2cd2}\u{13ee}\u{118d5}ƄЬ\u{13cf}\u{1472}\u{15af}Ԍ\u{13c0}\u{13f3}\u{a4d6}",
  "7": "T❼➆➐⓻\u{1d212}\u{104d2}\u{118c6}\u{22a4}⟙\u{1f768}Τ\u{2ca6}Т\u{13a2}\u{a4d4}\u{16f0a}\u{118bc}\u{10297}\u{102b1}\u{10315}",
  "8": "Bßẞ&ΒβВвȢȣ❽➇➑⓼\u{299}\u{9ea}\u{a6a}\u{1e8cb}\u{1031a}\u{a7b4}\u{13f4}\u{15f7}\u{a4d0}\u{10282}\u{102a1}\u{10301}\u{a7b5}\u{13f0}\u{a778}",
  "9": "gq❾➈➒⓽\u{a67}\u{b68}\u{9ed}\u{d6d}\u{a76e}\u{2cca}\u{118cc}\u{118ac}\u{118d6}\u{261}\u{1d83}ƍ\u{581}ԛ\u{563}\u{566}",
};

const SHAPES = new Map(Object.entries(LOOK_ALIKES).map(([digit, characters]) => [digit, new Set(characters)]));

const DECIMAL_DIGIT = /\p{Nd}/u;
const ASCII = /^[\0-\x7f]$/;
const MARKS_AND_INVISIBLES = /[\p{M}\p{Cf}]/gu;
/** White letters on black discs and squares, and the letters of flags: three rows from A to Z. */
const ENCLOSED_LETTER = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/u;
const ENCLOSED_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];
/** Single characters that look like two strokes. */
const DOUBLE_STROKE = /[\u2016\u2225\u01c1\u05f0\u24eb]/u;
/** Single characters that stand for more characters are whole words. */
const LONGEST_DECOMPOSITION = 4;

const plainLetter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const start = ENCLOSED_ALPHABETS.findLast((first) => first <= code) ?? code;
  return String.fromCharCode("A".charCodeAt(0) + code - start);
};

const shownBy = (character: string): string => {
  if (ENCLOSED_LETTER.test(character)) return plainLetter(character);
  if (DOUBLE_STROKE.test(character)) return "||";
  const decomposed = character.normalize("NFKD");
  return decomposed.length > LONGEST_DECOMPOSITION ? character : decomposed.replace(MARKS_AND_INVISIBLES, "");
};

/**
 * The visible characters of a text: decomposed, without accents and invisible characters. Each character is normalised
 * by itself, because sorting a long row of accents takes quadratic time.
 */
export const visibleCharacters = (text: string): string[] => {
  const characters: string[] = [];
  const shown = new Map<string, string[]>();
  for (const character of text) {
    if (ASCII.test(character)) {
      characters.push(character);
      continue;
    }
    const known = shown.get(character) ?? Array.from(shownBy(character));
    shown.set(character, known);
    characters.push(...known);
  }
  return characters;
};

/** The ASCII digit of a decimal digit in any script. Digits lie in blocks of ten, starting with zero. */
const asciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 10 && DECIMAL_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
};

/** True for a digit of any script. */
export const isDigit = (character: string | undefined): boolean =>
  character !== undefined && DECIMAL_DIGIT.test(character);

/** True if the character is the digit in any script, or looks like it. */
export const passesFor = (character: string | undefined, digit: string): boolean =>
  character !== undefined &&
  (character === digit ||
    (SHAPES.get(digit)?.has(character) ?? false) ||
    (character > "9" && isDigit(character) && asciiDigit(character) === digit));
