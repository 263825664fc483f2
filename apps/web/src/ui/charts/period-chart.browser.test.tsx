import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { savedFiles } from "../../testing/saved-files.ts";
import { PeriodChart } from "./period-chart.tsx";
import type { ChartPoint } from "./period-picture.ts";

const point = (day: number, value: number, before: number | null = null): ChartPoint => ({
  label: `${day}.11.`,
  name: `${day}. November 2026`,
  value,
  before,
});
const POINTS = [point(1, 12, 5), point(2, 1234, 40), point(3, 7, 1000)];

const slider = page.getByRole("slider", { name: "Aufrufe je Tag: mit den Pfeiltasten durch die Zeit" });
const readOut = page
  .getByRole("figure")
  .getByText(/Aufrufe/)
  .first();

const chart = (points: readonly ChartPoint[], comparison: string | null = "3 Tage davor") => (
  <PeriodChart title="Aufrufe je Tag" unit="Aufrufe" points={points} comparison={comparison} />
);

test("at first the highest value is named above the bars", async () => {
  await render(chart(POINTS));
  await expect.element(readOut).toHaveTextContent("1.234 Aufrufe, davor 40Höchster Wert: 2. November 2026");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "2. November 2026: 1.234 Aufrufe, davor 40");
});

test.each([
  ["{ArrowRight}", 3],
  ["{ArrowUp}", 3],
  ["{ArrowLeft}", 1],
  ["{ArrowDown}", 1],
  ["{Home}", 1],
  ["{End}", 3],
  ["{End}{ArrowRight}", 3],
  ["{Home}{ArrowLeft}", 1],
  ["x", 2],
])("%s from the second of three points leads to point %i", async (keys, place) => {
  await render(chart(POINTS));
  slider.element().focus();
  await userEvent.keyboard(keys);
  await expect.element(slider).toHaveAttribute("aria-valuenow", String(place));
  await expect.element(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(`^${place}. November`));
});

test("leaving the chart by keyboard returns to the highest value", async () => {
  await render(chart(POINTS));
  slider.element().focus();
  await userEvent.keyboard("{Home}");
  await expect.element(readOut).toHaveTextContent("12 Aufrufe, davor 51. November 2026");
  await userEvent.tab();
  await expect.element(readOut).toHaveTextContent("1.234 Aufrufe, davor 40Höchster Wert: 2. November 2026");
});

test("the pointer reads out the bar below it", async () => {
  await render(chart(POINTS));
  const { width } = slider.element().getBoundingClientRect();
  await slider.hover({ position: { x: width - 5, y: 20 } });
  await expect.element(slider).toHaveAttribute("aria-valuenow", "3");
  await slider.hover({ position: { x: 5, y: 20 } });
  await expect.element(slider).toHaveAttribute("aria-valuenow", "1");
});

test("a bar is as high as its share of the axis, and the comparison's line as its own", async () => {
  await render(chart([point(1, 50, 100), point(2, 100, 25)]));
  const plot = slider.element().getBoundingClientRect();
  const shares = [...slider.element().children].map((column) => {
    const [bar, before] = [...column.children].map((part) => part.getBoundingClientRect());
    return [bar?.height, plot.bottom - (before?.bottom ?? 0)].map((height) =>
      Math.round(((height ?? 0) / plot.height) * 100),
    );
  });
  expect(shares).toEqual([
    [50, 100],
    [100, 25],
  ]);
});

test("the table shows every value and its comparison in German figures", async () => {
  await render(chart(POINTS));
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await page.getByText("Als Tabelle zeigen").click();
  const cells = page
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ["Zeitraum", "Aufrufe", "Davor"],
    ["1. November 2026", expect.stringMatching(/12$/), expect.stringMatching(/5$/)],
    ["2. November 2026", expect.stringMatching(/1\.234$/), expect.stringMatching(/40$/)],
    ["3. November 2026", expect.stringMatching(/7$/), expect.stringMatching(/1\.000$/)],
  ]);
});

test("without a comparison neither legend, sentence nor table speak of one", async () => {
  await render(chart([point(1, 3)], null));
  await expect.element(page.getByText("dieser Zeitraum")).not.toBeInTheDocument();
  await expect.element(slider).toHaveAttribute("aria-valuetext", "1. November 2026: 3 Aufrufe");
  await page.getByText("Als Tabelle zeigen").click();
  await expect.element(page.getByRole("columnheader")).toHaveLength(2);
});

test("a comparison is named beside its colour", async () => {
  await render(chart(POINTS));
  await expect.element(page.getByText("3 Tage davor")).toBeVisible();
});

test("only zeros: the first point is read out and no value is called the highest", async () => {
  await render(chart([point(1, 0), point(2, 0)], null));
  await expect.element(readOut).toHaveTextContent("0 Aufrufe1. November 2026");
});

test("no points: no chart", async () => {
  const { container } = await render(chart([]));
  expect(container.textContent).toBe("");
});

test("a sentence sums the chart up for screen readers", async () => {
  await render(chart(POINTS));
  const sentence = "Aufrufe: insgesamt 1.253, 3 Tage davor 1.045. Am meisten: 2. November 2026 mit 1.234.";
  await expect.element(page.getByText(sentence, { exact: true })).toBeInTheDocument();
});

test("the figures are saved for spreadsheets, the drawing as a picture", async () => {
  const saved = savedFiles();
  await render(chart(POINTS));
  await page.getByRole("button", { name: /^Zahlen \(CSV\)/ }).click();
  await page.getByRole("button", { name: /^Bild \(PNG\)/ }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["Aufrufe je Tag.csv", "Aufrufe je Tag.png"]);
  const csv = await (await fetch(saved[0]?.href ?? "")).text();
  expect(csv).toContain("Zeitraum;Aufrufe;Davor\r\n1. November 2026;12;5\r\n2. November 2026;1234;40\r\n");
  const picture = await createImageBitmap(await (await fetch(saved[1]?.href ?? "")).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  /** The colour in the middle of the second of three columns, at a share of the plot's height from the bottom. */
  const colourAt = (share: number) => [...(context?.getImageData(158 + 497, 558 - share * 434, 1, 1).data ?? [])];
  expect(colourAt(0.5)).not.toEqual(colourAt(0.95));
});
