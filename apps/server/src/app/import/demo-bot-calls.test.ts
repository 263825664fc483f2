import { CALLS_PER_PAGE } from "@portal/contract/phone/call-list";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { demoBotLines } from "@portal/db/demo/bot-calls";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";

const NOON = Date.parse("2026-11-21T11:00:00Z");

type Row = { company: string; external_id: string; at: string; recording?: object };

test("demo calls are good rows, each once, some with a recording", () => {
  const rows = rowsOf("2026-11-21", NOON);
  for (const row of rows) expect(checkRow(IMPORT_KINDS, row)).toMatchObject({ ok: true });
  expect(new Set(rows.map(({ company, external_id: id }) => `${company} ${id}`)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(3000);
  expect(rows.filter(({ recording }) => recording !== undefined).length).toBeGreaterThan(5);
});

test("whenever the demo is made, the first page of each company's calls has a recording to listen to", () => {
  for (let ahead = 0; ahead < 56; ahead += 1) {
    const day = addDays("2026-11-01", ahead);
    const rows = rowsOf(day, Date.parse(`${day}T12:00:00Z`)).toSorted((a, b) => b.at.localeCompare(a.at));
    for (const company of ["C-1001", "C-1003"]) {
      const page = rows.filter((row) => row.company === company).slice(0, CALLS_PER_PAGE);
      expect([day, company, page.some(({ recording }) => recording !== undefined)]).toEqual([day, company, true]);
    }
  }
});

const rowsOf = (today: Day, now: number): Row[] => [...demoBotLines(today, now)].map((line) => JSON.parse(line) as Row);
