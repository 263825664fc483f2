/** What the pages on law say about retention is what the sweeps do, and what mails and PDFs name is the imprint. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROCESSING_KEYS, processingOf } from "@portal/contract/law/processing";
import { type Retained, RETENTION_TABLE } from "@portal/contract/law/retention";
import { expect, test } from "vitest";
import { RETENTION } from "../features/user-area/public.ts";
import { ALL_SWEEPS } from "./jobs.ts";

const ROWS = Object.entries(RETENTION_TABLE) as [string, Retained][];
const growth = readFileSync(resolve(import.meta.dirname, "../../../../docs/growth.md"), "utf8");
const growthRow = (table: string): string => growth.split("\n").find((line) => line.startsWith(`| \`${table}\``)) ?? "";

test("every row of the retention table names tables that exist, and the sweep that really deletes them", () => {
  const sweeps = new Set(ALL_SWEEPS.map(({ name }) => name));
  for (const [key, { tables, sweep }] of ROWS) {
    for (const table of tables) {
      expect(growthRow(table), `${key}: ${table}`).not.toBe("");
      if (sweep === undefined) continue;
      expect(sweeps.has(sweep), sweep).toBe(true);
      expect(growthRow(table).replaceAll("`", ""), table).toContain(`| ${sweep} |`);
      const declared = RETENTION[table];
      if (declared !== undefined && "swept" in declared) expect(declared.swept).toBe(sweep);
    }
  }
});

test("every processing names data, purpose, basis, recipients and a retention, and every retention is used", () => {
  const used = new Set<string>();
  for (const key of PROCESSING_KEYS) {
    const { data, purpose, basis, recipients, kept } = processingOf(key);
    for (const words of [data, purpose, basis, recipients]) expect(words.length, key).toBeGreaterThan(10);
    expect(basis, key).toMatch(/Artikel|§/);
    expect(kept.length, key).toBeGreaterThan(0);
    for (const one of kept) used.add(one);
  }
  const unused = ROWS.map(([key]) => key).filter((key) => !used.has(key));
  expect(unused).toEqual(["taskMarks"]);
});
