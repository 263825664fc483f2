/** The check held against pages that others made: what each must find, no less and no more. See `judges/README.md`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { FindingCode } from "./finding.ts";
import { judge } from "./judge.ts";
import { readPage } from "./page/page-facts.ts";
import { answer, visit } from "./testing/visits.ts";
import type { Visit } from "./visit.ts";

type Row = { file: string; url: string; make: string; source: string; licence: string; expected: FindingCode[] };

const JUDGES = path.resolve(import.meta.dirname, "../judges");
const rows = readFileSync(path.join(JUDGES, "pages.ndjson"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const NOBODY = { names: [], people: [], legalForm: "", vatId: "", trades: [] } as const;

/** A visit of which nothing is known but the page's mark-up. */
function visitOf({ file, url }: Row): Visit {
  const body = new Uint8Array(readFileSync(path.join(JUDGES, "pages", file)));
  const page = readPage({ url, contentType: "text/html", body }, NOBODY);
  const { imprintLink, privacyLink } = page;
  return visit({
    ...answer({ url }),
    url,
    hops: [{ url, status: 200 }],
    page,
    imprint: imprintLink === null ? { found: "no" } : { found: "yes", url: imprintLink, facts: { missing: [] } },
    privacy: privacyLink === null ? { found: "no" } : { found: "yes", url: privacyLink, facts: null },
  });
}

test.each(rows.map((row) => [row.file, row.make, row] as const))("%s: %s", (_file, _make, row) => {
  expect(
    judge(visitOf(row))
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(row.expected);
});

test("there are at least 20 pages, and each names where it comes from", () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.map(({ file }) => file)).toEqual(readdirSync(path.join(JUDGES, "pages")).toSorted());
  expect(rows.filter(({ source, licence }) => source === "" || licence === "")).toEqual([]);
});
