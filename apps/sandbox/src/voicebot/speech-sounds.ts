/** German text as a row of sounds, roughly: enough that somebody who knows the text follows it. */

/** Frequencies in Hz. */
export type Sound = {
  milliseconds: number;
  /** Loudness of the voice and of the hiss, from 0 to 1. */
  voice: number;
  hiss: number;
  /** The first three resonances of the mouth. A hiss has its own at the second. */
  formants: readonly [number, number, number];
};

type Formants = Sound["formants"];

const vowel = (formants: Formants, milliseconds = 110): Sound => ({ milliseconds, voice: 1, hiss: 0, formants });
const hum = (formants: Formants): Sound => ({ milliseconds: 75, voice: 0.5, hiss: 0, formants });
const hiss = (frequency: number, loud: number, voice = 0): Sound => ({
  milliseconds: 90,
  voice,
  hiss: loud,
  formants: [300, frequency, 3400],
});
const pause = (milliseconds: number): Sound => ({ milliseconds, voice: 0, hiss: 0, formants: [500, 1500, 2500] });
/** The mouth closes, then a short hiss. */
const stop = (frequency: number, voice: number): Sound[] => [
  { ...pause(45), voice },
  { ...hiss(frequency, 0.5, voice), milliseconds: 18 },
];

const A: Formants = [730, 1250, 2500];
const E: Formants = [450, 1950, 2550];
const I: Formants = [300, 2200, 2900];
const O: Formants = [450, 850, 2500];
const U: Formants = [320, 800, 2400];
const SOUNDS: Record<string, readonly Sound[]> = {
  a: [vowel(A)],
  ä: [vowel([550, 1800, 2500])],
  e: [vowel(E, 85)],
  i: [vowel(I, 85)],
  o: [vowel(O)],
  ö: [vowel([430, 1500, 2300])],
  u: [vowel(U)],
  ü: [vowel([310, 1700, 2300])],
  y: [vowel([310, 1700, 2300])],
  ie: [vowel(I, 140)],
  ei: [vowel(A, 80), vowel(I, 70)],
  ai: [vowel(A, 80), vowel(I, 70)],
  au: [vowel(A, 80), vowel(U, 70)],
  eu: [vowel(O, 80), vowel(I, 70)],
  äu: [vowel(O, 80), vowel(I, 70)],
  l: [hum([360, 1300, 2700])],
  m: [hum([250, 1000, 2200])],
  n: [hum([250, 1500, 2400])],
  ng: [hum([250, 2000, 2600])],
  r: [hum([480, 1250, 1900])],
  j: [hum([280, 2200, 2900])],
  w: [hiss(1500, 0.12, 0.4)],
  s: [hiss(3600, 0.3)],
  ß: [hiss(3600, 0.3)],
  z: [...stop(3400, 0), hiss(3600, 0.3)],
  f: [hiss(1800, 0.2)],
  v: [hiss(1800, 0.2)],
  ph: [hiss(1800, 0.2)],
  h: [{ ...hiss(1200, 0.12), milliseconds: 60 }],
  ch: [hiss(2300, 0.25)],
  sch: [hiss(2500, 0.35)],
  x: [...stop(1800, 0), hiss(3600, 0.3)],
  b: stop(900, 0.2),
  p: stop(900, 0),
  d: stop(3000, 0.2),
  t: stop(3000, 0),
  g: stop(1800, 0.2),
  k: stop(1800, 0),
  c: stop(1800, 0),
  ck: stop(1800, 0),
  q: stop(1800, 0),
  " ": [pause(55)],
  ",": [pause(220)],
  ".": [pause(420)],
};
/** Longer spellings first. */
const SPELLINGS = Object.keys(SOUNDS).toSorted((one, other) => other.length - one.length);

/** Digits are said one by one, as telephone numbers are. */
const DIGITS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

export function soundsOf(text: string): Sound[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\d/g, (digit) => ` ${DIGITS[Number(digit)] ?? ""} `)
    .replaceAll(/[!?:;]/g, ".")
    // Double letters are one sound, and an h after a vowel is none.
    .replaceAll(/(\p{L})\1/gu, "$1")
    .replaceAll(/([aeiouäöü])h(?![aeiouäöü])/g, "$1");
  const sounds: Sound[] = [];
  for (let place = 0; place < plain.length;) {
    const spelling = SPELLINGS.find((one) => plain.startsWith(one, place));
    sounds.push(...(SOUNDS[spelling ?? ""] ?? []));
    place += spelling?.length ?? 1;
  }
  return sounds;
}
