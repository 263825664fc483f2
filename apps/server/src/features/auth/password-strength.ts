/** How easily a password is guessed: zxcvbn with German words, names and keyboards (ADR 27). */
import { PASSWORD_MIN_SCORE } from "@portal/contract/auth/passwords/calls";
import { BRANDS } from "@portal/contract/brands/brands";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as german } from "@zxcvbn-ts/language-de";
import { Problem } from "../../platform/problem.ts";

/** Further characters do not change the score and take time. */
const JUDGED_CHARACTERS = 40;

const judge = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  maxLength: JUDGED_CHARACTERS,
});
const ourNames = BRANDS.flatMap(({ key, name, providerNumber }) => [key, name, providerNumber]);

const JOINTS = ["", ".", "-", "_", " "];

/** Words of an address or name that a password must not consist of, alone and joined. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const parts = [text, ...text.split("@"), ...words, ...JOINTS.map((joint) => words.join(joint))];
  return parts.filter((part) => part.length > 2);
}

/** zxcvbn's score, 0 to 4; `about`: the person's e-mail address and name. */
export const passwordScore = (password: string, about: readonly string[]): number =>
  judge.check(password.normalize("NFC").slice(0, JUDGED_CHARACTERS), [...ourNames, ...about.flatMap(wordsOf)]).score;

/** @throws Problem `auth.password_weak` at the given field */
export function requireStrongPassword(password: string, about: readonly string[], field = "password"): void {
  if (passwordScore(password, about) < PASSWORD_MIN_SCORE) throw new Problem("auth.password_weak", { field });
}
