import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const WAITING = { id: 500_001, due_on: "2026-12-04", changed_at: "2026-11-20T10:00:00Z" };

test("each objection that waits for details is a task with its last day, and leads to the objection", () =>
  expect(contributionOf({ waiting: [WAITING, { ...WAITING, id: 500_002, due_on: null }] }, { mayWrite: true })).toEqual(
    {
      tasks: [
        expect.objectContaining({
          key: "details-500001",
          title: "Rückfrage zum Einwand Nr. 500001 beantworten",
          detail: "Antworten Sie bis zum 04.12.2026, sonst endet der Einwand.",
          place: { page: "ratings_objections", query: { einwand: "500001" } },
          dueDay: "2026-12-04",
        }),
        expect.not.objectContaining({ dueDay: expect.anything() }),
      ],
      result: null,
    },
  ));

test("who may not write has no task", () =>
  expect(contributionOf({ waiting: [WAITING] }, { mayWrite: false }).tasks).toEqual([]));
