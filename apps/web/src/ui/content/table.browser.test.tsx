import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Table, type TableSort } from "./table.tsx";

type Term = { word: string; count: number };
const TERMS: readonly Term[] = [
  { word: "Dachdecker", count: 40 },
  { word: "Klempner", count: 10 },
];

function Terms({ rows = TERMS, compact = false }: { rows?: readonly Term[]; compact?: boolean }) {
  const [sort, setSort] = useState<TableSort>({ key: "count", direction: "descending" });
  const factor = sort.direction === "ascending" ? 1 : -1;
  return (
    <Table
      caption="Suchbegriffe"
      compact={compact}
      rows={rows.toSorted((a, b) => (sort.key === "count" ? a.count - b.count : a.word.localeCompare(b.word)) * factor)}
      rowKey={({ word }) => word}
      sort={sort}
      onSort={setSort}
      columns={[
        { key: "word", header: "Begriff", cell: ({ word }) => word, sortable: true },
        {
          key: "count",
          header: "Anzahl",
          cell: ({ count }) => count,
          numeric: true,
          sortable: true,
          share: ({ count }) => count / 20,
        },
        { key: "hint", header: "Hinweis", cell: () => "-" },
      ]}
    />
  );
}

const header = (name: string) => page.getByRole("columnheader", { name });
const firstRow = page.getByRole("rowheader").first();

beforeEach(() => page.viewport(1280, 900));

test("the sorted column tells its direction, the others none", async () => {
  await render(<Terms />);
  await expect.element(header("Anzahl")).toHaveAttribute("aria-sort", "descending");
  await expect.element(header("Begriff")).not.toHaveAttribute("aria-sort");
  await expect.element(firstRow).toHaveTextContent("Dachdecker");
});

test("a press on the sorted column turns its direction", async () => {
  await render(<Terms />);
  await page.getByRole("button", { name: "Anzahl" }).click();
  await expect.element(header("Anzahl")).toHaveAttribute("aria-sort", "ascending");
  await expect.element(firstRow).toHaveTextContent("Klempner");
});

test("Enter on another column's header sorts by that column, descending first", async () => {
  await render(<Terms />);
  page.getByRole("button", { name: "Begriff" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(header("Begriff")).toHaveAttribute("aria-sort", "descending");
  await expect.element(header("Anzahl")).not.toHaveAttribute("aria-sort");
  await expect.element(firstRow).toHaveTextContent("Klempner");
});

test("a column that can't be sorted has no button", async () => {
  await render(<Terms />);
  await expect.element(page.getByRole("button")).toHaveLength(2);
});

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
