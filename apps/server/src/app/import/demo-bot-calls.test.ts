import { demoBotLines } from "@portal/db/demo/bot-calls";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";

const NOON = Date.parse("2026-11-21T11:00:00Z");

test("demo calls are good rows, each once, some with a recording", () => {
  const rows = [...demoBotLines("2026-11-21", NOON)].map(
    (line) => JSON.parse(line) as { company: string; external_id: string; recording?: object },
  );
  for (const row of rows) expect(checkRow(IMPORT_KINDS, row)).toMatchObject({ ok: true });
  expect(new Set(rows.map(({ company, external_id: id }) => `${company} ${id}`)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(3000);
  expect(rows.filter(({ recording }) => recording !== undefined).length).toBeGreaterThan(5);
});
