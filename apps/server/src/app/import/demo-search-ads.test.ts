import { demoSearchAdLines } from "@portal/db/demo/search-ads";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";

const TODAY = "2026-11-21";
type Row = { type: string; company: string; campaign?: string; day?: string; counted?: string; final?: boolean };
const lines = demoSearchAdLines(TODAY);
const rows = lines.map((line) => JSON.parse(line) as Row);
const days = rows.filter(({ type }) => type === "ad_day");

test("demo rows are good, none counted in the future, each day of a campaign once", () => {
  for (const row of rows) expect(checkRow(IMPORT_KINDS, row)).toMatchObject({ ok: true });
  for (const { counted = "" } of days) expect(Date.parse(counted)).toBeLessThan(Date.parse(`${TODAY}T11:00:00Z`));
  expect(new Set(days.map(({ campaign, day }) => `${campaign} ${day}`)).size).toBe(days.length);
});

test("the last three days still move, a company has a gap, a campaign has ended", () => {
  expect([...new Set(days.filter(({ final }) => !final).map(({ day }) => day))]).toEqual([
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
  ]);
  expect(days.filter(({ company, day }) => company === "C-1003" && day === "2026-11-02")).toEqual([]);
  expect(days.findLast(({ campaign }) => campaign === "A-104")?.day).toBe("2026-06-13");
});

test("final days are the same when they are generated two days later", () => {
  const later = new Set(demoSearchAdLines("2026-11-23"));
  const kept = lines.filter((line) => {
    const { type, day = "", final, company } = JSON.parse(line) as Row;
    return type === "ad_day" && final === true && day > "2024-11-23" && !(company === "C-1003" && day === "2026-11-04");
  });
  expect(kept.length).toBeGreaterThan(4000);
  expect(kept.filter((line) => !later.has(line))).toEqual([]);
});
