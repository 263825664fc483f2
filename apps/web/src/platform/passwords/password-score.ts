/** Scores new passwords. Loads on demand, because its dictionaries are large (ADR 27). */
import { BRANDS } from "@portal/contract/brands/brands";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as german } from "@zxcvbn-ts/language-de";

/** The same as on the server, so that both give the same score. */
const SCORED_CHARACTERS = 40;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  maxLength: SCORED_CHARACTERS,
});

const ourNames = BRANDS.flatMap(({ key, name, providerNumber }) => [key, name, providerNumber]);
const JOINTS = ["", ".", "-", "_", " "];

/** The words of an address or a name, alone and joined as people join them. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const parts = [text, ...text.split("@"), ...words, ...JOINTS.map((joint) => words.join(joint))];
  return parts.filter((part) => part.length > 2);
}

/** zxcvbn's score, 0 to 4. `about` is what is known about the person, for example their address. */
export const scoreOf = (password: string, about: readonly string[]): number =>
  zxcvbn.check(password.normalize("NFC").slice(0, SCORED_CHARACTERS), [...ourNames, ...about.flatMap(wordsOf)]).score;
