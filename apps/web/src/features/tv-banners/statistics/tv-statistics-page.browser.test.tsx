import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import {
  aBanner,
  BANNERS,
  setCompanyWithTv,
  STATISTICS,
  statisticsAnswers,
  TIMES,
  TOTAL,
} from "../testing/tv-banners.ts";
import TvStatisticsPage from "./tv-statistics-page.tsx";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithTv());

async function open(given: Record<string, ApiAnswer | readonly ApiAnswer[]> = {}, list = [aBanner()]) {
  startAt(`${STATISTICS}?von=2026-01-05&bis=2026-01-18`);
  await commands.answerApi({ [BANNERS]: { body: { banners: list } }, ...statisticsAnswers(), ...given });
  await renderPart(<TvStatisticsPage />);
}

test("the range in one sentence, with comparison, source and file", async () => {
  await open();
  await expect
    .element(
      page.getByRole("heading", {
        name: "Ihre Firma war im Fernsehen 91\u00a0Mal zu sehen, 30\u00a0% weniger als im Vergleichszeitraum.",
      }),
    )
    .toBeVisible();
  await expect.element(page.getByText(/Quelle: Zählung der Sender, geliefert bis 17\.01\.2026\./)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Als Tabelle (CSV)" }))
    .toHaveAttribute("href", expect.stringMatching(/impressions\.csv\?.*startDate=2026-01-05/));
});

test("channels, programmes and weeks name what they count", async () => {
  await open();
  await expect.element(page.getByRole("row", { name: /^Nordlicht TV.*80/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^Sender 4.*11/ })).toBeVisible();
  await expect
    .element(page.getByText("Und 1 weitere mit zusammen 11 Einblendungen. Alle stehen in der Tabelle (CSV)."))
    .toBeVisible();
  await expect
    .element(page.getByRole("slider", { name: /^Einblendungen je Woche und Sender/ }))
    .toHaveAttribute("aria-valuetext", "12.01. bis 18.01.2026: Nordlicht TV 0, Sender 4 11");
});

test("a banner is chosen in the address", async () => {
  await open({}, [aBanner(), aBanner({ external_id: "T-2", name: "Bonn" })]);
  await page.getByRole("combobox", { name: "TV-Banner" }).selectOptions("Bonn");
  await expect.poll(() => currentAddress()).toContain("banner=T-2");
  await expect
    .poll(async () => (await commands.requestsOfApi()).some(({ query }) => query.includes("externalId=T-2")))
    .toBe(true);
});

test("a channel is chosen by its slug in the address, and every figure is asked for it", async () => {
  await open();
  await page.getByRole("combobox", { name: "Sender" }).selectOptions("Nordlicht TV");
  await expect.poll(() => currentAddress()).toContain("sender=nordlicht-tv");
  await expect.element(page.getByRole("heading", { name: /^Ihre Firma war auf Nordlicht TV 91/ })).toBeVisible();
  for (const call of [TOTAL, TIMES]) {
    const lastQuery = async () => (await commands.requestsOfApi()).findLast((request) => request.call === call)?.query;
    await expect.poll(lastQuery).toContain("channelId=7775");
  }
});

test("one part that fails leaves the others", async () => {
  await open({ [TIMES]: { status: 400, body: { errors: [] } } });
  await expect.element(page.getByText("Die Uhrzeiten konnten nicht geladen werden")).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^Krimi/ })).toBeVisible();
});

test("no delivered day: what will be here", async () => {
  await open(statisticsAnswers({ lastDay: null, firstDay: null }));
  await expect.element(page.getByRole("heading", { name: "Noch keine Zahlen" })).toBeVisible();
});

test("a failed load offers another try", async () => {
  await open({ [TOTAL]: { status: 400, body: { errors: [] } } });
  await expect.element(page.getByText("Die Statistik konnte nicht geladen werden")).toBeVisible();
});

test("without the product nothing is loaded", async () => {
  setCompanyWithTv("owner", "SEO");
  await open();
  await expect.element(page.getByText("Ein TV-Banner gehört nicht zu Ihren Produkten")).toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("the heat map is walked by keyboard", async () => {
  await open();
  const field = page.getByRole("gridcell", { name: "Sonntag, 20 bis 21 Uhr: 16 Einblendungen" });
  await expect.element(field).toHaveAttribute("tabindex", "0");
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{PageUp}{Home}");
  await expect.element(page.getByRole("gridcell", { name: "Montag, 0 bis 1 Uhr: 0 Einblendungen" })).toHaveFocus();
});
