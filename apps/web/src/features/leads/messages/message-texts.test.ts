import type { Message } from "@portal/contract/leads/messages/calls";
import { expect, test } from "vitest";
import { byDay, joined, waitingSentence } from "./message-texts.ts";

const at = (id: number, instant: string): Message => ({
  id,
  author: "customer",
  name: "",
  text: "",
  quoted: "",
  at: instant,
  files: [],
  leftOut: [],
  state: "received",
  undoUntil: null,
});

test("messages are split at midnight in Berlin", () => {
  const messages = [
    at(1, "2026-06-01T21:59:00.000Z"),
    at(2, "2026-06-01T22:00:00.000Z"),
    at(3, "2026-06-02T08:00:00.000Z"),
  ];
  expect(byDay(messages).map(({ day, messages: all }) => [day, all.map(({ id }) => id)])).toEqual([
    ["2026-06-01", [1]],
    ["2026-06-02", [2, 3]],
  ]);
  expect(byDay([])).toEqual([]);
});

test("older messages come before the latest, each once", () => {
  const [one, two, three] = [1, 2, 3].map((id) => at(id, "2026-06-01T08:00:00.000Z")) as [Message, Message, Message];
  expect(joined([one, two], [two, three]).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test.each([
  [0, "Alle Nachrichten sind beantwortet"],
  [1, "Ein Kunde wartet auf Ihre Antwort"],
  [7, "7 Kunden warten auf Ihre Antwort"],
])("%d waiting: %s", (waiting, words) => {
  expect(waitingSentence(waiting)).toBe(words);
});
