import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { navigations } from "../../../testing/address.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { balance, figure, figures, openPage, PATH, period, queries } from "../testing/statistics-page.tsx";

const TODAY = berlinDate(Date.now());

beforeAll(() => startSessionAs(aUser()));

test("a range until today says that the day is not over", async () => {
  const range = { startDate: addDays(TODAY, -6), endDate: TODAY, interval: "Day" } as const;
  await openPage(figures({ range }), "?zeitraum=7&nach=tag");
  await expect.element(page.getByText(/Der heutige Tag läuft noch\.$/)).toBeVisible();
});

test("the address's preset asks for its days", async () => {
  await openPage(figures(), "?zeitraum=7&nach=tag");
  await expect.element(balance).toBeVisible();
  await expect
    .poll(queries)
    .toEqual([{ startDate: addDays(TODAY, -6), endDate: TODAY, interval: "Day", accountId: "4711" }]);
  await expect.element(period).toHaveValue("7");
});

test("an invalid address shows the last 90 days by week", async () => {
  await openPage(figures(), "?von=2026-02-31&bis=gestern&zeitraum=1000&nach=stunde&zahl=alles");
  await expect.element(period).toHaveValue("90");
  await expect.element(figure("Aufrufe")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(queries).toMatchObject([{ startDate: addDays(TODAY, -89), interval: "Week" }]);
});

test("a chosen preset keeps interval and figure, and the earlier figures stay until the new ones are there", async () => {
  await openPage([figures(), { ...figures(), held: true }], "?von=2026-01-05&bis=2026-01-25&nach=tag&zahl=anrufe");
  await expect.element(balance).toBeVisible();
  await period.selectOptions("Letzte 30 Tage");
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?zeitraum=30&nach=tag&zahl=anrufe`);
  const content = () => balance.element().closest("[aria-busy]")?.getAttribute("aria-busy");
  await expect.poll(content).toBe("true");
  await expect.poll(queries).toHaveLength(2);
  await commands.releaseApi();
  await expect.poll(content).toBe("false");
});

test("a chosen interval whose figures can't be loaded: the page says so and loads them when asked again", async () => {
  await openPage([figures(), { status: 500 }, figures()]);
  await expect.element(balance).toBeVisible();
  await page.getByLabelText("Zusammengefasst nach").selectOptions("Tag");
  await expect.element(page.getByRole("alert", { name: /konnte nicht geladen werden/ })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(balance).toBeVisible();
});

test("own days take effect with the button; an end before the beginning is refused at its field", async () => {
  await openPage(figures());
  const until = page.getByLabelText("Bis", { exact: true });
  await until.fill("2026-01-01");
  await page.getByRole("button", { name: "Zeitraum zeigen" }).click();
  await expect.element(until).toHaveAccessibleDescription(/Das Ende liegt vor dem Anfang\./);
  expect(navigations()).toEqual([]);
  await until.fill("2026-01-31");
  await page.getByRole("button", { name: "Zeitraum zeigen" }).click();
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?von=2026-01-05&bis=2026-01-31`);
});
