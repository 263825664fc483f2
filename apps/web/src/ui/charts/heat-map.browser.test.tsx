import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { HeatMap } from "./heat-map.tsx";

const place = (name: string) => ({ short: name.slice(0, 2), name });
const ROWS = ["Montag", "Dienstag"].map(place);
const COLUMNS = ["7 Uhr", "8 Uhr", "9 Uhr"].map(place);

const map = (values: number[][], width: string) => (
  <div style={{ inlineSize: width }}>
    <HeatMap
      title="Aufrufe nach Zeit"
      columnTerm="Uhrzeit"
      unit="Aufrufe"
      rows={ROWS}
      columns={COLUMNS}
      values={values}
    />
  </div>
);
const VALUES = [
  [0, 10, 1],
  [4, 1234, 1],
];
const cell = (name: string) => page.getByRole("gridcell", { name });
const focusPeak = () => (cell("Dienstag, 8 Uhr: 1.234 Aufrufe").element() as HTMLElement).focus();

test("the highest value is read out, and a sentence sums the map up", async () => {
  await render(map(VALUES, "60rem"));
  await expect.element(page.getByText("Höchster Wert: Dienstag, 8 Uhr", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Am meisten: Dienstag, 8 Uhr mit 1\.234 Aufrufe\./)).toBeVisible();
});

test.each([
  ["60rem", "{ArrowLeft}", "Dienstag, 7 Uhr: 4 Aufrufe"],
  ["60rem", "{ArrowUp}", "Montag, 8 Uhr: 10 Aufrufe"],
  ["60rem", "{End}{ArrowRight}", "Dienstag, 9 Uhr: 1 Aufrufe"],
  ["18rem", "{ArrowLeft}", "Montag, 8 Uhr: 10 Aufrufe"],
  ["18rem", "{ArrowUp}", "Dienstag, 7 Uhr: 4 Aufrufe"],
])("at %s wide, %s leads to %s", async (width, keys, name) => {
  await render(map(VALUES, width));
  focusPeak();
  await userEvent.keyboard(keys);
  await expect.element(cell(name)).toHaveFocus();
});

test("leaving by keyboard returns to the highest value", async () => {
  await render(map(VALUES, "60rem"));
  focusPeak();
  await userEvent.keyboard("{Home}");
  await expect.element(page.getByText("Dienstag, 7 Uhr", { exact: true })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText("Höchster Wert: Dienstag, 8 Uhr", { exact: true })).toBeVisible();
});

test("when the pointer leaves, the field with the focus is shown again", async () => {
  await render(map(VALUES, "60rem"));
  focusPeak();
  await userEvent.keyboard("{Home}");
  await cell("Montag, 9 Uhr: 1 Aufrufe").hover();
  await expect.element(page.getByText("Montag, 9 Uhr", { exact: true })).toBeVisible();
  await page.getByText("Als Tabelle zeigen").hover();
  await expect.element(page.getByText("Dienstag, 7 Uhr", { exact: true })).toBeVisible();
});

test("a pointer that rests chooses nothing while the page scrolls under it", async () => {
  await render(<div style={{ paddingBlock: "100vh" }}>{map(VALUES, "60rem")}</div>);
  await cell("Dienstag, 7 Uhr: 4 Aufrufe").hover();
  await expect.element(page.getByText("Dienstag, 7 Uhr", { exact: true })).toBeVisible();
  const line = cell("Dienstag, 7 Uhr: 4 Aufrufe").element().getBoundingClientRect().height;
  const entered = new Promise((resolve) =>
    document.addEventListener("pointerover", resolve, { capture: true, once: true }),
  );
  scrollBy({ top: -line });
  await entered;
  // What it might have chosen is drawn in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(page.getByText("Dienstag, 7 Uhr", { exact: true })).toBeVisible();
});

test("a higher value has a larger mark, and none has none", async () => {
  await render(map(VALUES, "60rem"));
  const sizes = ["Montag, 7 Uhr: 0 Aufrufe", "Montag, 8 Uhr: 10 Aufrufe", "Dienstag, 8 Uhr: 1.234 Aufrufe"].map(
    (name) => cell(name).element().firstElementChild?.getBoundingClientRect().width ?? 0,
  );
  expect(sizes[0]).toBe(0);
  expect(sizes[1]).toBeGreaterThan(0);
  expect(sizes[2]).toBeGreaterThan(sizes[1] ?? 0);
});

test("the table has a line for each column of the map", async () => {
  await render(map(VALUES, "60rem"));
  await page.getByText("Als Tabelle zeigen").click();
  const cells = page
    .getByRole("table")
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((one) => one.textContent.replace(/^(Montag|Dienstag)(?=.)/, "")));
  expect(cells.slice(1)).toEqual([
    ["7 Uhr", "0", "4"],
    ["8 Uhr", "10", "1.234"],
    ["9 Uhr", "1", "1"],
  ]);
});

test("only zeros: no value is called the highest", async () => {
  await render(
    map(
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      "60rem",
    ),
  );
  await expect.element(page.getByText("Keine Aufrufe.")).toBeVisible();
  await expect.element(page.getByText(/^Höchster Wert/)).not.toBeInTheDocument();
});
