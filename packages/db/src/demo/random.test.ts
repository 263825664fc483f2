import { expect, test } from "vitest";
import { randomOf } from "./random.ts";

const ITEMS = ["a", "b", "c", "d", "e", "f"];
const numbers = (seed: number, index: number) => {
  const random = randomOf(seed, index);
  return Array.from({ length: 20 }, () => random.below(1000));
};

test("the same seed and index give the same numbers, another seed or index gives others", () => {
  expect(numbers(1, 7)).toEqual(numbers(1, 7));
  const series = new Set([numbers(1, 7), numbers(1, 8), numbers(2, 7), numbers(7, 1), numbers(0, 0)].map(String));
  expect(series.size).toBe(5);
});

test("below(10) reaches each number from 0 to 9 about equally often, and no other", () => {
  const random = randomOf(1, 1);
  const counts = new Map<number, number>();
  for (let n = 0; n < 10_000; n += 1) {
    const number = random.below(10);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("the first number differs between neighbouring indexes about as often as random numbers do", () => {
  const first = Array.from({ length: 1000 }, (_none, index) => randomOf(1, index).below(10));
  for (const digit of first.slice(0, 10)) {
    expect(Math.abs(first.filter((other) => other === digit).length - 100)).toBeLessThan(50);
  }
});

test("chance(0) is never true, chance(100) always, chance(30) about three times in ten", () => {
  const random = randomOf(3, 3);
  const times = (percent: number) => Array.from({ length: 2000 }, () => random.chance(percent)).filter(Boolean).length;
  expect([times(0), times(100)]).toEqual([0, 2000]);
  expect(Math.abs(times(30) - 600)).toBeLessThan(90);
});

test("some(count) gives that many different items in the list's order, or all items if there are fewer", () => {
  for (let index = 0; index < 50; index += 1) {
    const chosen = randomOf(1, index).some(ITEMS, 3);
    expect(new Set(chosen).size).toBe(3);
    expect(chosen).toEqual(ITEMS.filter((item) => chosen.includes(item)));
  }
  expect(randomOf(1, 1).some(ITEMS, 9)).toEqual(ITEMS);
  expect(randomOf(1, 1).some([], 3)).toEqual([]);
});

test("some reaches every item; of throws for an empty list", () => {
  const reached = new Set(Array.from({ length: 50 }, (_none, index) => randomOf(1, index).some(ITEMS, 2)).flat());
  expect([...reached].toSorted()).toEqual(ITEMS);
  expect(() => randomOf(1, 1).of([])).toThrow("an empty list has no item");
});
