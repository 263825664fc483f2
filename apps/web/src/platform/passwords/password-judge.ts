/** The judge of new passwords, as heavy as its dictionaries: loaded on demand, where a password is chosen (ADR 27). */
import { BRANDS } from "@portal/contract/brands/brands";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as german } from "@zxcvbn-ts/language-de";

/** As on the server, so that both say the same. */
const JUDGED_CHARACTERS = 40;

const judge = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  maxLength: JUDGED_CHARACTERS,
});

const ourNames = BRANDS.flatMap(({ key, name, providerNumber }) => [key, name, providerNumber]);
const JOINTS = ["", ".", "-", "_", " "];

/** Words of an address or a name, alone and as people join them. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const parts = [text, ...text.split("@"), ...words, ...JOINTS.map((joint) => words.join(joint))];
  return parts.filter((part) => part.length > 2);
}

/** zxcvbn's score, 0 to 4; `about` is what is known of the person, their address for example. */
export const scoreOf = (password: string, about: readonly string[]): number =>
  judge.check(password.normalize("NFC").slice(0, JUDGED_CHARACTERS), [...ourNames, ...about.flatMap(wordsOf)]).score;
