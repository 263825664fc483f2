/** Compares names of businesses. Spelling, legal form and owner are not part of the name itself. */
import { foldText, likeness, wordsOf } from "./fold-text.ts";

/** Legal forms as words of folded text, longest first → the normal form. */
const LEGAL_FORMS: readonly (readonly [words: string, form: string])[] = (
  [
    ["ug haftungsbeschraenkt und co kg", "ugcokg"],
    ["ug und co kg", "ugcokg"],
    ["ug co kg", "ugcokg"],
    ["ugcokg", "ugcokg"],
    ["unternehmergesellschaft haftungsbeschraenkt", "ug"],
    ["ug haftungsbeschraenkt", "ug"],
    ["ug hb", "ug"],
    ["ug", "ug"],
    ["gesellschaft mit beschraenkter haftung und co kg", "gmbhcokg"],
    ["gmbh und co kg", "gmbhcokg"],
    ["gmbh und cokg", "gmbhcokg"],
    ["gmbh co kg", "gmbhcokg"],
    ["gmbhcokg", "gmbhcokg"],
    ["gesellschaft mit beschraenkter haftung", "gmbh"],
    ["g m b h", "gmbh"],
    ["gmbh", "gmbh"],
    ["mbh", "gmbh"],
    ["ggmbh", "ggmbh"],
    ["gemeinnuetzige gmbh", "ggmbh"],
    ["kommanditgesellschaft", "kg"],
    ["kgaa", "kgaa"],
    ["k g", "kg"],
    ["kg", "kg"],
    ["aktiengesellschaft", "ag"],
    ["a g", "ag"],
    ["ag", "ag"],
    ["offene handelsgesellschaft", "ohg"],
    ["o h g", "ohg"],
    ["ohg", "ohg"],
    ["gesellschaft buergerlichen rechts", "gbr"],
    ["g b r", "gbr"],
    ["egbr", "gbr"],
    ["gbr", "gbr"],
    ["eingetragener kaufmann", "ek"],
    ["eingetragene kauffrau", "ek"],
    ["e kfm", "ek"],
    ["e kfr", "ek"],
    ["e kffr", "ek"],
    ["ekfm", "ek"],
    ["ekfr", "ek"],
    ["ekffr", "ek"],
    ["e k", "ek"],
    ["ek", "ek"],
    ["eingetragener verein", "ev"],
    ["e v", "ev"],
    ["ev", "ev"],
    ["eingetragene genossenschaft", "eg"],
    ["e g", "eg"],
    ["eg", "eg"],
    ["partnerschaftsgesellschaft mbb", "partgmbb"],
    ["partg mbb", "partgmbb"],
    ["part gmbb", "partgmbb"],
    ["part g mbb", "partgmbb"],
    ["partgmbb", "partgmbb"],
    ["partnerschaftsgesellschaft", "partg"],
    ["partg", "partg"],
    ["limited", "ltd"],
    ["ltd", "ltd"],
    ["se", "se"],
  ] as const
).toSorted(([a], [b]) => b.length - a.length);
const FORMS = new Map<string, string>(LEGAL_FORMS);
/** A legal form needs at least one word before it: a name may begin with the same letters. */
const LEGAL_FORM = new RegExp(` (${LEGAL_FORMS.map(([words]) => words).join("|")})(?= |$)`, "g");
const OWNER = /^(.+?) (?:inh|inhaber|inhaberin)(?: (.+))$/;

export type NameParts = {
  /** The name itself: words separated by one space. */
  core: string;
  /** The legal form, "gmbhcokg"; "" if there is none. */
  legalForm: string;
  /** The named owner; "" if there is none. */
  owner: string;
};

const AND = /[&+]|\bu\.(?= )/g;

/** The parts of a name in normal form. Of several legal forms the last one counts: "AG Bau GmbH". */
export function nameParts(name: string): NameParts {
  const words = wordsOf(foldText(name).replace(AND, " und ")).join(" ");
  const found = [...words.matchAll(LEGAL_FORM)].at(-1);
  const legalForm = FORMS.get(found?.[1] ?? "") ?? "";
  const rest = found === undefined ? words : words.slice(0, found.index) + words.slice(found.index + found[0].length);
  const [, core = rest, owner = ""] = OWNER.exec(rest) ?? [];
  return { core, legalForm, owner };
}

/** The normal form of a name, for searches and keys. Idempotent. */
export function normaliseName(name: string): string {
  const { core, legalForm, owner } = nameParts(name);
  return [core, owner === "" ? "" : `inh ${owner}`, legalForm].filter((part) => part !== "").join(" ");
}

/** Removes spaces, so "Kfz-Werkstatt" equals "KFZ Werkstatt". */
const joined = (words: string): string => words.replaceAll(" ", "");
/** A value on one side only is not a difference. */
const agree = (a: string, b: string): boolean => a === "" || b === "" || joined(a) === joined(b);

/** True if both name the same business. A missing legal form or owner is not a difference, another one is. */
export function isSameName(a: string, b: string): boolean {
  const [left, right] = [nameParts(a), nameParts(b)];
  if (joined(left.core) === "" || joined(left.core) !== joined(right.core)) return false;
  return agree(left.legalForm, right.legalForm) && agree(left.owner, right.owner);
}

const sorted = (words: string): string => words.split(" ").toSorted().join("");
const MIN_CONTAINED = 5;

/** Similarity of two names, 0 to 1. The order of words counts little, a name inside the other counts much. */
export function nameLikeness(a: string, b: string): number {
  const [left, right] = [nameParts(a).core, nameParts(b).core];
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (joined(left) === joined(right)) return left === "" ? 0 : 1;
  const contained = short.length >= MIN_CONTAINED && ` ${long} `.includes(` ${short} `) ? 0.85 : 0;
  const reordered = sorted(left) === sorted(right) ? 0.95 : 0;
  return Math.max(contained, reordered, likeness(joined(left), joined(right)));
}
