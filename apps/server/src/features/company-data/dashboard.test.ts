import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

test.each([
  [1, "Eine Person wartet auf ihre Zulassung"],
  [3, "3 Personen warten auf ihre Zulassung"],
])("%i waiting: %s", (waiting, title) =>
  expect(contributionOf({ waiting, newest: 5 }, { isOwner: true }).tasks).toMatchObject([{ title, version: "5" }]),
);

test("only owners admit people", () =>
  expect(contributionOf({ waiting: 1, newest: 5 }, { isOwner: false }).tasks).toEqual([]));
