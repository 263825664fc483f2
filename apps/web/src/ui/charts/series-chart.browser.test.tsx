import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { savedFiles } from "../../testing/saved-files.ts";
import { FunnelChart } from "./funnel-chart.tsx";
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
  await expect.element(page.getByRole("listitem").nth(1)).toHaveTextContent("Klicks10025 % davon");
  await page.getByRole("button", { name: /^Bild \(PNG\)/ }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["trichter.png"]);
});
