import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved = { tone: "success", message: "Gespeichert" } as const;
const messages = (queue: ReturnType<typeof createToastQueue>) => queue.snapshot().map((toast) => toast.message);

test("a toast disappears after exactly five seconds", () => {
  const queue = createToastQueue();
  queue.show(saved);
  vi.advanceTimersByTime(4_999);
  expect(messages(queue)).toEqual(["Gespeichert"]);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test("a toast with an action stays twice as long", () => {
  const queue = createToastQueue();
  queue.show({ ...saved, action: { label: "Rückgängig machen", onSelect: () => {} } });
  vi.advanceTimersByTime(9_999);
  expect(messages(queue)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test("a pause stops the countdown, which continues afterwards", () => {
  const queue = createToastQueue();
  queue.show(saved);
  vi.advanceTimersByTime(3_000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  queue.resume();
  vi.advanceTimersByTime(1_999);
  expect(messages(queue)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test("the countdown of a toast shown during a pause starts after the pause", () => {
  const queue = createToastQueue();
  queue.pause();
  queue.show(saved);
  vi.advanceTimersByTime(60_000);
  expect(messages(queue)).toHaveLength(1);
  queue.resume();
  vi.advanceTimersByTime(5_000);
  expect(messages(queue)).toEqual([]);
});

test("a toast with the duration null stays until it is closed", () => {
  const queue = createToastQueue();
  const id = queue.show({ ...saved, duration: null });
  vi.advanceTimersByTime(3_600_000);
  expect(messages(queue)).toHaveLength(1);
  queue.dismiss(id);
  expect(messages(queue)).toEqual([]);
});

test("the fifth toast removes the oldest", () => {
  const queue = createToastQueue();
  for (const message of ["1", "2", "3", "4", "5"]) queue.show({ tone: "info", message });
  expect(messages(queue)).toEqual(["2", "3", "4", "5"]);
});

test("listeners are called for each change until they unsubscribe", () => {
  const queue = createToastQueue();
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  queue.show(saved);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  queue.show(saved);
  expect(heard).toHaveBeenCalledTimes(1);
});
