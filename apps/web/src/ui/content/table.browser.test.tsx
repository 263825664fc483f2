import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Table } from "./table.tsx";

type Term = { word: string; count: number };
const TERMS: readonly Term[] = [
  { word: "Dachdecker", count: 40 },
  { word: "Klempner", count: 10 },
];

const Terms = ({ rows = TERMS, compact = false }: { rows?: readonly Term[]; compact?: boolean }) => (
  <Table
    caption="Suchbegriffe"
    compact={compact}
    rows={rows}
    rowKey={({ word }) => word}
    columns={[
      { key: "word", header: "Begriff", cell: ({ word }) => word },
      { key: "count", header: "Anzahl", cell: ({ count }) => count, numeric: true, share: ({ count }) => count / 20 },
      { key: "hint", header: "Hinweis", cell: () => "-" },
    ]}
  />
);

beforeEach(() => page.viewport(1280, 900));

test("no rows: the table keeps its name and headers", async () => {
  await render(<Terms rows={[]} />);
  await expect.element(page.getByRole("table", { name: "Suchbegriffe" })).toBeVisible();
  await expect.element(page.getByRole("row")).toHaveLength(1);
});

test("the bar behind a figure is its share, never wider than the cell's content", async () => {
  await render(<Terms />);
  const widths = [...document.querySelectorAll<HTMLElement>("td [aria-hidden=true][style]")].map(
    ({ style }) => style.inlineSize,
  );
  expect(widths).toEqual(["100%", "50%"]);
});

test.each([
  [false, "block"],
  [true, "table-cell"],
])(
  "on a phone a table with compact=%s shows its cells as %s and stays a table for screen readers",
  async (compact, display) => {
    await page.viewport(390, 844);
    await render(<Terms compact={compact} />);
    const cell = page.getByRole("cell").first();
    expect(getComputedStyle(cell.element()).display === "table-cell").toBe(display === "table-cell");
    await expect.element(page.getByRole("row")).toHaveLength(3);
  },
);
