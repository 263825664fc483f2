import type { DashboardTask } from "@portal/contract/dashboard/calls";
import { expect, test } from "vitest";
import { digestContent } from "./content.ts";

const place = { page: "ratings_manage", query: {}, place: "" } as const;
const aTask = (given: Partial<DashboardTask> = {}): DashboardTask => ({
  key: "ratings.open",
  product: "Bewertungen",
  title: "2 Bewertungen warten",
  detail: "Kunden lesen Antworten.",
  place,
  minutes: 4,
  dueDay: null,
  urgency: "soon",
  ...given,
});
const RESULT = {
  key: "ratings",
  product: "Bewertungen",
  text: "3 neue in 30 Tagen",
  source: "Stand 22.11.2026",
  place,
};

const ALL = { has_results: true, has_tasks: true };

test("without tasks and results there is nothing to tell, whatever is missing", () => {
  expect(digestContent({ tasks: [], results: [], missing: ["Website"] }, ALL)).toBeNull();
});

test("a result names its product, and its source below", () => {
  expect(digestContent({ tasks: [], results: [RESULT], missing: [] }, ALL)).toEqual({
    results: [{ title: "Bewertungen: 3 neue in 30 Tagen", detail: "Stand 22.11.2026", place }],
    tasks: [],
    moreTasks: 0,
    missing: [],
  });
});

test("a task says why, until when and how long it takes", () => {
  const tasks = [aTask({ dueDay: "2026-11-30", minutes: 1 }), aTask({ detail: "" })];
  expect(digestContent({ tasks, results: [], missing: [] }, ALL)?.tasks.map(({ detail }) => detail)).toEqual([
    "Kunden lesen Antworten. Bis 30.11.2026. Etwa 1 Minute.",
    "Etwa 4 Minuten.",
  ]);
});

test("five tasks are listed and the others counted", () => {
  const content = digestContent({ tasks: Array.from({ length: 7 }, () => aTask()), results: [], missing: [] }, ALL);
  expect([content?.tasks.length, content?.moreTasks]).toEqual([5, 2]);
});

test("each lock takes its part away", () => {
  const told = { tasks: [aTask()], results: [RESULT], missing: [] };
  expect(digestContent(told, { has_results: false, has_tasks: true })?.results).toEqual([]);
  expect(digestContent(told, { has_results: true, has_tasks: false })?.tasks).toEqual([]);
  expect(digestContent(told, { has_results: false, has_tasks: false })).toBeNull();
});
