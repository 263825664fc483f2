/** Specialties while they are typed: the chosen ones, and a word that is not added yet. */
import { ABOUT_US_LIMITS } from "@portal/contract/entry/rules/about-us";

export type SpecialtiesDraft = { readonly chosen: readonly string[]; readonly typed: string };

const spelling = (word: string): string => word.toLocaleLowerCase("de");

/** The chosen ones with the typed word; empty words, doubles and what is too many are left out. */
export function allSpecialties({ chosen, typed }: SpecialtiesDraft): readonly string[] {
  const word = typed.trim().replace(/\s+/g, " ");
  const isNew = word !== "" && !chosen.some((known) => spelling(known) === spelling(word));
  return isNew && chosen.length < ABOUT_US_LIMITS.specialties ? [...chosen, word] : chosen;
}
