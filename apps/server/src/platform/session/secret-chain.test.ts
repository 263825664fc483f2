import { expect, test } from "vitest";
import { hashToken } from "../tokens.ts";
import { isReplaced, successorOf } from "./secret-chain.ts";

const KEY = "key";
const HANDLE = "handle";
const after = (secret: string, steps: number): string =>
  steps === 0 ? secret : after(successorOf(KEY, HANDLE, secret), steps - 1);
const wasReplaced = (secret: string, current: string, rotations: number): Promise<boolean> =>
  isReplaced(KEY, { handle: HANDLE, secret, currentHash: hashToken(current), rotations });

test.each([
  [1, 1, true],
  [3, 3, true],
  [3, 5, true],
  [3, 2, false],
  [0, 5, false],
])("a secret %i steps before the current one, after %i rotations: %s", async (steps, rotations, expected) => {
  expect(await wasReplaced("first", after("first", steps), rotations)).toBe(expected);
});

test("a secret of another session never leads to the current one", async () => {
  expect(await wasReplaced("another", after("first", 3), 100)).toBe(false);
});

test("a long chain leaves the thread to other work after every 500 steps, and ends after 15,000", async () => {
  let turns = 0;
  let isOver = false;
  const work = (): void => {
    turns += 1;
    if (!isOver) setImmediate(work);
  };
  setImmediate(work);
  await wasReplaced("wrong", "current", 1_000_000);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(29);
  expect(turns).toBeLessThanOrEqual(32);
});
