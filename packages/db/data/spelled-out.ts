/** Abbreviations of the official register, spelled out as people search for them. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  // The second, Sorbian name of a place in Lusatia.
  [/ - .*$/, ""],
  [/ i\. ?d\. ?OPf\./, " in der Oberpfalz"],
  [/ i\. ?d\. ?(?=\p{Lu})/u, " in der "],
  [/ i\. ?Bay\./, " in Bayern"],
  [/ i\. ?NB$/, " in Niederbayern"],
  [/ i\. ?OB$/, " in Oberbayern"],
  [/ a\. ?d\. ?(?=\p{Lu})/u, " an der "],
  [/ v\. ?d\. ?(?=\p{Lu})/u, " vor der "],
  [/ b\. ?(?=\p{Lu})/u, " bei "],
  [/ a\. Darß$/, " auf dem Darß"],
  [/ a\. ?(?=\p{Lu})/u, " am "],
  [/ i\. ?(?=\p{Lu})/u, " im "],
];

export const spelledOut = (name: string): string =>
  ABBREVIATIONS.reduce((text, [pattern, words]) => text.replace(pattern, words), name).trim();
