/** How easily a password is guessed: zxcvbn with German words, names and keyboards (ADR 27). */
import { PASSWORD_MIN_SCORE } from "@portal/contract/auth/passwords/calls";
import { BRANDS } from "@portal/contract/brands/brands";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { Problem } from "../../platform/problem.ts";

/** Further characters do not change the score and take time. */
const JUDGED_CHARACTERS = 40;

let judge: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first password that is chosen, because the dictionaries stay in memory. */
const loadJudge = (): Promise<ZxcvbnFactory> =>
  (judge ??= (async () => {
    const [{ ZxcvbnFactory: Judge }, common, german] = await Promise.all([
      import("@zxcvbn-ts/core"),
      import("@zxcvbn-ts/language-common"),
      import("@zxcvbn-ts/language-de"),
    ]);
    return new Judge({
      dictionary: { ...common.dictionary, ...german.dictionary },
      graphs: common.adjacencyGraphs,
      maxLength: JUDGED_CHARACTERS,
    });
  })());

const ourNames = BRANDS.flatMap(({ key, name, providerNumber }) => [key, name, providerNumber]);

const JOINTS = ["", ".", "-", "_", " "];

/** Words of an address or name that a password must not consist of, alone and joined. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const parts = [text, ...text.split("@"), ...words, ...JOINTS.map((joint) => words.join(joint))];
  return parts.filter((part) => part.length > 2);
}

/** zxcvbn's score, 0 to 4; `about`: the person's e-mail address and name. */
export async function passwordScore(password: string, about: readonly string[]): Promise<number> {
  const words = [...ourNames, ...about.flatMap(wordsOf)];
  return (await loadJudge()).check(password.normalize("NFC").slice(0, JUDGED_CHARACTERS), words).score;
}

/** @throws Problem `auth.password_weak` at the given field */
export async function requireStrongPassword(
  password: string,
  about: readonly string[],
  field = "password",
): Promise<void> {
  if ((await passwordScore(password, about)) < PASSWORD_MIN_SCORE) throw new Problem("auth.password_weak", { field });
}
