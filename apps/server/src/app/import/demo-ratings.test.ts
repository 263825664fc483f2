import { LEAST_COMPARED } from "@portal/contract/ratings/overview/calls";
import { demoNeighbourLines } from "@portal/db/demo/rated-neighbours";
import { demoRatingLines } from "@portal/db/demo/ratings";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";

const NOON = Date.parse("2026-11-21T11:00:00Z");

test("demo ratings are good rows, each once, of two years, several sources and all stars, some of them open", () => {
  const lines = [...demoRatingLines("2026-11-21", NOON)].map(
    (line) =>
      JSON.parse(line) as {
        type: string;
        external_id: string;
        company: string;
        source: string;
        stars: number;
        rated: string;
        done: string | null;
      },
  );
  for (const row of lines) expect(checkRow(IMPORT_KINDS, row)).toMatchObject({ ok: true });
  const rows = lines.filter(({ type }) => type === "rating");
  expect(new Set(rows.map(({ external_id: id }) => id)).size).toBe(rows.length);
  const lorenz = rows.filter(({ company }) => company === "C-1001");
  expect(new Set(lorenz.map(({ source }) => source)).size).toBeGreaterThan(4);
  expect(new Set(lorenz.map(({ stars }) => stars)).size).toBe(5);
  expect(lorenz.some(({ done }) => done === null)).toBe(true);
  expect(lorenz.reduce((first, { rated }) => (rated < first ? rated : first), "9") < "2024-12-15").toBe(true);
});

test("the demo company has enough rated neighbours of its trade and region for a comparison", () => {
  const rows = [...demoNeighbourLines("2026-11-21")].map(
    (line) => JSON.parse(line) as { type: string; external_id: string; company: string; ShippingPostalCode: string },
  );
  for (const row of rows) expect(checkRow(IMPORT_KINDS, row)).toMatchObject({ ok: true });
  const near = rows.filter(({ type, ShippingPostalCode: code }) => type === "entry" && code.startsWith("50"));
  const rated = new Set(rows.filter(({ type }) => type === "rating").map(({ company }) => company));
  expect(near.filter(({ company }) => rated.has(company)).length).toBeGreaterThanOrEqual(LEAST_COMPARED);
});
