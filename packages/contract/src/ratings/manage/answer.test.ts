import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterAnswerAction,
  type AnswerAction,
  type AnswerLife,
  ANSWER_CHARACTERS,
  countsAsAnswered,
  isPublic,
} from "./answer.ts";

const ACTIONS: readonly AnswerAction[] = ["save_draft", "publish", "withdraw", "restore", "accept", "refuse"];

/** A life as text: D, P or W, "e" edited, "?" waits for the provider, "!" refused. */
const written = (life: AnswerLife | null): string =>
  life === null
    ? "-"
    : { draft: "D", published: "P", withdrawn: "W" }[life.state] +
      (life.isEdited ? "e" : "") +
      { accepted: "", waiting: "?", refused: "!" }[life.moderation];
const LIVES: (AnswerLife | null)[] = [
  null,
  { state: "draft", isEdited: false, moderation: "accepted" },
  ...(["published", "withdrawn"] as const).flatMap((state) =>
    [false, true].flatMap((isEdited) =>
      (["accepted", "waiting", "refused"] as const).map((moderation) => ({ state, isEdited, moderation })),
    ),
  ),
];

/** What follows from each life, in the order of ACTIONS. "-" means: not possible. Written apart from the rules. */
const TABLE: Record<string, string> = {
  "-": "D P - - - -",
  D: "D P - - - -",
  P: "P Pe W - P P!",
  "P?": "P? Pe W? - P P!",
  "P!": "P! Pe W! - P P!",
  Pe: "Pe Pe We - Pe Pe!",
  "Pe?": "Pe? Pe We? - Pe Pe!",
  "Pe!": "Pe! Pe We! - Pe Pe!",
  W: "W P - P - -",
  "W?": "W? P - P? - -",
  "W!": "W! P - P! - -",
  We: "We Pe - Pe - -",
  "We?": "We? Pe - Pe? - -",
  "We!": "We! Pe - Pe! - -",
};

test.each(LIVES.map((life) => [written(life), life] as const))("every action on %s", (name, life) => {
  expect(ACTIONS.map((action) => written(afterAnswerAction(life, action))).join(" ")).toBe(TABLE[name]);
});

test("a text in which the check found something waits for the provider and is not public", () => {
  const waiting = afterAnswerAction(null, "publish", false);
  expect(written(waiting)).toBe("P?");
  expect(waiting !== null && isPublic(waiting)).toBe(false);
  expect(countsAsAnswered(waiting)).toBe(true);
});

test("a withdrawal that is taken back leads to the life before it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LIVES), (life) => {
      const withdrawn = afterAnswerAction(life, "withdraw");
      if (withdrawn !== null) expect(afterAnswerAction(withdrawn, "restore")).toEqual(life);
    }),
  );
});

test("whatever happens, only a published and accepted answer is public", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.boolean())), (steps) => {
      let life: AnswerLife | null = null;
      for (const [action, isClean] of steps) life = afterAnswerAction(life, action, isClean) ?? life;
      expect(life !== null && isPublic(life)).toBe(/^Pe?$/.test(written(life)));
    }),
  );
});

test.each(["ä", "€", "\u{1F600}", "\uFFFD"])(
  "a full answer of %s fits into the 4,096 bytes of a reply at Google",
  (letter) => {
    const text = letter.repeat(ANSWER_CHARACTERS / letter.length);
    expect(text).toHaveLength(ANSWER_CHARACTERS);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(4096);
  },
);
