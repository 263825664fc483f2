import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { pagedCsv } from "./paged-csv.ts";

/** The CSV of so many rows, each with its number, and the offsets that were asked for. */
async function csvOf(count: number) {
  const offsets: number[] = [];
  const csv = await pagedCsv<number>({
    headings: ["Nummer"],
    rowOf: (row) => [row],
    pageFrom: async ({ offset, limit }) => {
      offsets.push(offset);
      return Array.from({ length: Math.min(limit, count - offset) }, (_none, index) => offset + index);
    },
  });
  return { lines: (await text(csv)).trimEnd().split("\r\n"), offsets };
}

test.each([
  [0, [0]],
  [999, [0]],
  [1000, [0, 1000]],
  [2001, [0, 1000, 2000]],
])("%d rows come once each below one heading, by pages from %j", async (count, wanted) => {
  const { lines, offsets } = await csvOf(count);
  expect(lines).toEqual(["\uFEFFNummer", ...Array.from({ length: count }, (_none, index) => String(index))]);
  expect(offsets).toEqual(wanted);
});

test("a first page that cannot be read fails before anything is sent", async () => {
  const pageFrom = () => Promise.reject(new Error("away"));
  await expect(pagedCsv({ headings: [], rowOf: () => [], pageFrom })).rejects.toThrow("away");
});
