import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { savedFiles } from "../../testing/saved-files.ts";
import { FunnelChart } from "./funnel-chart.tsx";
import type { SeriesLook } from "./series.ts";
import { SeriesChart, type SeriesChartProps } from "./series-chart.tsx";

const points = ["Januar", "Februar", "März"].map((name) => ({
  label: name.slice(0, 3),
  name,
  isMoving: name === "März",
}));
const chart = (given: Partial<SeriesChartProps> = {}) => (
  <SeriesChart
    title="Klicks je Monat"
    summary="Am meisten waren es im Februar."
    kind="stack"
    points={points}
    series={[
      { key: "google", label: "Google", look: "main", values: [4, 9, 2] },
      { key: "bing", label: "Bing", look: "second", values: [1, 2, null] },
    ]}
    format={(value) => `${value} Klicks`}
    plain={String}
    fileName="klicks"
    {...given}
  />
);
const slider = page.getByRole("slider", { name: /^Klicks je Monat/ });

test.each(["stack", "lines"] as const)("arrow keys speak each point of %s with all series", async (kind) => {
  await render(chart({ kind }));
  await expect.element(slider).toHaveAttribute("aria-valuetext", "März: Google 2 Klicks, vorläufig");
  slider.element().focus();
  await userEvent.keyboard("{Home}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Februar: Google 9 Klicks, Bing 2 Klicks");
  await userEvent.keyboard("{End}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuenow", "3");
});

test("each label lies below its column", async () => {
  const days = Array.from({ length: 14 }, (_none, index) => ({ label: `${index + 1}.`, name: `Tag ${index + 1}` }));
  const values = days.map(() => 1);
  await render(chart({ points: days, series: [{ key: "one", label: "Google", look: "main", values }] }));
  const plot = slider.element().getBoundingClientRect();
  for (const day of [1, 4, 7, 10, 13]) {
    const { left, right } = page.getByText(`${day}.`, { exact: true }).element().getBoundingClientRect();
    const column = { left: plot.left + ((day - 1) / 14) * plot.width, right: plot.left + (day / 14) * plot.width };
    expect(left).toBeGreaterThanOrEqual(column.left - 1);
    expect(right).toBeLessThanOrEqual(column.right + 1);
  }
});

test("message, figures as a table, and moving points marked in it", async () => {
  await render(chart());
  await expect.element(page.getByText("Am meisten waren es im Februar.")).toBeVisible();
  await page.getByText("Als Tabelle zeigen").click();
  const row = page.getByRole("row", { name: /März/ });
  await expect.element(row).toMatchTextContent(/2 Klicks.*–.*vorläufig/);
});

test("the figures are saved for spreadsheets, the drawing as a picture", async () => {
  const saved = savedFiles();
  await render(chart({ kind: "lines", band: { label: "Spanne", low: [1, 2, 3], high: [4, 5, 6] } }));
  await page.getByRole("button", { name: /^Zahlen \(CSV\)/ }).click();
  await page.getByRole("button", { name: /^Bild \(PNG\)/ }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["klicks.csv", "klicks.png"]);
  const [csv, png] = await Promise.all([
    fetch(saved[0]?.href ?? "").then((answer) => answer.text()),
    fetch(saved[1]?.href ?? "").then((answer) => answer.blob()),
  ]);
  expect(csv).toContain("Februar;9;2;2;5;endgültig\r\n");
  expect(png.type).toBe("image/png");
  const picture = await createImageBitmap(png);
  expect([picture.width, picture.height]).toEqual([1200, 640]);
});

/** Colours from `from` to `to` of a saved picture, as texts. */
async function pixelsOf(href: string, from: [number, number], to: [number, number]): Promise<string[]> {
  const picture = await createImageBitmap(await (await fetch(href)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const [width, height] = [to[0] - from[0] + 1, to[1] - from[1] + 1];
  const { data } = context?.getImageData(from[0], from[1], width, height) ?? { data: [] };
  return Array.from({ length: width * height }, (_none, place) => data.slice(4 * place, 4 * place + 3).join());
}
const changes = (pixels: readonly string[]): number =>
  pixels.filter((pixel, place) => place > 0 && pixel !== pixels[place - 1]).length;

async function savedPicture(given: Partial<SeriesChartProps>): Promise<string> {
  const saved = savedFiles();
  const view = await render(chart(given));
  await page.getByRole("button", { name: /^Bild \(PNG\)/ }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["klicks.png"]);
  await view.unmount();
  return saved[0]?.href ?? "";
}
const one = (look: SeriesLook): Partial<SeriesChartProps> => ({
  points: points.slice(0, 1),
  series: [{ key: "one", label: "Google", look, values: [10] }],
});
/** Within the only bar of a picture, and within the first key of its legend. */
const BAR = { x: 700, top: 250, bottom: 500 };
const KEY = { left: 159, right: 192, y: 96 };

test("in the picture each look of a stack has its own filling, on the bar and in the legend", async () => {
  const bars = new Set<string>();
  for (const look of ["main", "second", "quiet", "plan"] as const) {
    const href = await savedPicture({ kind: "stack", ...one(look) });
    const bar = await pixelsOf(href, [BAR.x, BAR.top], [BAR.x + 15, BAR.bottom]);
    expect([look, changes(bar) > 50]).toEqual([look, look !== "main"]);
    const colours = new Set(bar);
    const key = await pixelsOf(href, [KEY.left, KEY.y - 5], [KEY.right, KEY.y + 5]);
    expect(key.some((pixel) => colours.has(pixel))).toBe(true);
    expect([look, changes(key) > 1]).toEqual([look, look !== "main"]);
    bars.add(String(changes(bar)));
  }
  expect(bars.size).toBe(4);
});

test("in the picture the legend's strokes are dashed like the lines, and moving points are hatched", async () => {
  for (const look of ["main", "second", "quiet", "plan"] as const) {
    const key = await pixelsOf(
      await savedPicture({ kind: "lines", ...one(look) }),
      [KEY.left, KEY.y],
      [KEY.right, KEY.y],
    );
    expect([look, changes(key) > 1]).toEqual([look, look !== "main"]);
  }
  const moving = { points: points.slice(2), series: [] };
  const ground = await pixelsOf(
    await savedPicture({ kind: "stack", ...moving }),
    [BAR.x, BAR.top],
    [BAR.x, BAR.bottom],
  );
  expect(changes(ground)).toBeGreaterThan(50);
});

test("on paper the table is open, afterwards as before", async () => {
  await render(chart());
  const table = page.getByRole("table", { name: "Klicks je Monat" });
  await expect.element(table).not.toBeInTheDocument();
  dispatchEvent(new Event("beforeprint"));
  await expect.element(table).toBeVisible();
  dispatchEvent(new Event("afterprint"));
  await expect.element(table).not.toBeInTheDocument();
});

test("a funnel's bars are true to each other, its steps are a list, and it is saved like the others", async () => {
  const saved = savedFiles();
  await render(
    <FunnelChart
      title="Vom Sehen zum Anruf"
      summary="Von 100 Klicks wurden 10 ein Kontakt."
      steps={[
        { label: "Einblendungen", value: 400, rate: "" },
        { label: "Klicks", value: 100, rate: "25 % davon" },
      ]}
      format={String}
      fileName="trichter"
    />,
  );
  const [shown, clicked] = page.getByRole("listitem").elements();
  const width = (item: Element | undefined): number =>
    item?.querySelector("[data-look]")?.getBoundingClientRect().width ?? 0;
  expect(width(shown) / width(clicked)).toBeCloseTo(4, 1);
  await expect.element(page.getByRole("listitem").nth(1)).toHaveTextContent("Klicks100, 25 % davon");
  await page.getByRole("button", { name: /^Bild \(PNG\)/ }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["trichter.png"]);
});
