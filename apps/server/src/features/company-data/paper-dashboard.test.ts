import { expect, test } from "vitest";
import { contractTasks, documentTasks } from "./paper-dashboard.ts";

const TODAY = "2026-01-10";
const contract = (given: object = {}) => ({
  id: 7,
  code: "WEB-M",
  started_on: "2025-05-01",
  term_months: 12,
  renewal_months: 12,
  notice_months: 3,
  ended_on: null,
  ends_on: null,
  ...given,
});
const owner = { today: TODAY, mayRead: true, isOwner: true };
const keys = (given: object, reader: Partial<typeof owner> = {}) =>
  contractTasks({ contracts: [contract(given)] }, { ...owner, ...reader }).tasks.map(({ key }) => key);

test.each<[string, object, Partial<typeof owner>, string[]]>([
  ["the last day of notice is near", {}, {}, ["notice-7"]],
  ["the last day of notice is far", {}, { today: "2025-12-31" }, []],
  ["the last day of notice was yesterday", {}, { today: "2026-02-01" }, []],
  ["only an owner cancels", {}, { isOwner: false }, []],
  ["a renewal by the month is no news", { renewal_months: 1 }, {}, []],
  ["the provider confirmed a near end", { ended_on: "2026-01-31" }, { isOwner: false }, ["ends-7"]],
  ["the company cancelled to a near day", { ends_on: "2026-01-31" }, {}, ["ends-7"]],
  ["the end is far", { ends_on: "2026-04-30" }, {}, []],
  ["it is over", { ended_on: "2026-01-09" }, {}, []],
  ["people who may only read are told nothing", {}, { mayRead: false }, []],
])("%s", (_, given, reader, expected) => expect(keys(given, reader)).toEqual(expected));

test("the task says the day and is due then", () => {
  expect(contractTasks({ contracts: [contract()] }, owner).tasks).toMatchObject([
    { title: "Website Komfort: bis 31.01.2026 entscheiden", dueDay: "2026-01-31", version: "2026-01-31" },
  ]);
});

test("new documents are one task for people who may see them", () => {
  expect(documentTasks({ unopened: 1, newest: 5 }, true).tasks).toMatchObject([
    { title: "Ein neues Dokument ansehen" },
  ]);
  expect(documentTasks({ unopened: 3, newest: 5 }, true).tasks).toMatchObject([
    { title: "3 neue Dokumente ansehen", version: "5" },
  ]);
  expect(documentTasks({ unopened: 3, newest: 5 }, false).tasks).toEqual([]);
});
