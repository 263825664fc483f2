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

const CONTACTS = {
  firstDay: "2026-11-16",
  lastDay: "2026-11-22",
  total: 37,
  before: 30,
  sources: [
    { key: "entry", product: "Eintrag", contacts: 12, leftOut: 0, costCents: null, until: "2026-11-21", place },
    { key: "leads", product: "Anfragen", contacts: 25, leftOut: 0, costCents: null, place },
    { key: "phone", product: "Sekretariatsservice", contacts: 0, leftOut: 3, costCents: null, place },
  ],
};
const NONE = { tasks: [], results: [], contacts: null, missing: [] };
const ALL = { has_results: true, has_tasks: true };

test("without tasks and results there is nothing to tell, whatever is missing", () => {
  expect(digestContent({ ...NONE, missing: ["Website"] }, ALL)).toBeNull();
});

test("a result names its product, and its source below", () => {
  expect(digestContent({ ...NONE, results: [RESULT] }, ALL)).toEqual({
    contacts: null,
    results: [{ title: "Bewertungen: 3 neue in 30 Tagen", detail: "Stand 22.11.2026", place }],
    tasks: [],
    moreTasks: 0,
    missing: [],
  });
});

test("a task says why, until when and how long it takes", () => {
  const tasks = [aTask({ dueDay: "2026-11-30", minutes: 1 }), aTask({ detail: "" })];
  expect(digestContent({ ...NONE, tasks }, ALL)?.tasks.map(({ detail }) => detail)).toEqual([
    "Kunden lesen Antworten. Bis 30.11.2026. Etwa 1 Minute.",
    "Etwa 4 Minuten.",
  ]);
});

test("five tasks are listed and the others counted", () => {
  const content = digestContent({ ...NONE, tasks: Array.from({ length: 7 }, () => aTask()) }, ALL);
  expect([content?.tasks.length, content?.moreTasks]).toEqual([5, 2]);
});

test("each lock takes its part away", () => {
  const told = { tasks: [aTask()], results: [RESULT], contacts: CONTACTS, missing: [] };
  expect(digestContent(told, { has_results: false, has_tasks: true })?.results).toEqual([]);
  expect(digestContent(told, { has_results: false, has_tasks: true })?.contacts).toBeNull();
  expect(digestContent(told, { has_results: true, has_tasks: false })?.tasks).toEqual([]);
  expect(digestContent(told, { has_results: false, has_tasks: false })).toBeNull();
});

test("the contacts name the days that they are about, and each source that brought some", () => {
  const { contacts } = digestContent({ ...NONE, contacts: CONTACTS }, ALL) ?? {};
  expect(contacts?.sentence).toBe("16.11.2026 bis 22.11.2026: 37 Kontakte, 23\u00a0% mehr als davor.");
  expect(contacts?.lines.map(({ title, detail }) => [title, detail])).toEqual([
    ["Anfragen: 25 Kontakte", ""],
    ["Eintrag: 12 Kontakte", "Zahlen bis 21.11.2026."],
  ]);
});

test("two periods without a contact are nothing to tell; one after a better one is", () => {
  const none = { ...CONTACTS, total: 0, sources: [] };
  expect(digestContent({ ...NONE, contacts: { ...none, before: 0 } }, ALL)).toBeNull();
  expect(digestContent({ ...NONE, contacts: { ...none, before: 4 } }, ALL)?.contacts?.sentence).toBe(
    "16.11.2026 bis 22.11.2026: 0 Kontakte, 100\u00a0% weniger als davor.",
  );
});
