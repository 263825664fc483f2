import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { navigations } from "../../../testing/address.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { CALLS, coverage, openPage, RANGE, setCompanyWithAds, statistics, sumsOf } from "../testing/ads.tsx";
import SearchAdsStatisticsPage from "./search-ads-statistics-page.tsx";

const PATH = pathOf("search_ads_statistics");
const open = (given: Parameters<typeof openPage>[2] = {}, query = RANGE) =>
  openPage("search_ads_statistics", <SearchAdsStatisticsPage />, given, query);
const figure = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithAds());

test("the balance first: contacts with their change, cost, days, comparison and source", async () => {
  await open();
  await expect
    .element(page.getByRole("heading", { level: 2 }).first())
    .toMatchTextContent(/^10 Menschen haben sich über Ihre Anzeigen gemeldet, 100\s% mehr .* kosteten 150,00\s€\.$/);
  await expect
    .element(page.getByText(/verglichen mit 22\.12\.2025 bis 04\.01\.2026.*gezählt am 19\.01\.2026/))
    .toBeVisible();
  await expect.element(figure("Klickrate")).toMatchTextContent(/^Klickrate5,0\s%/);
  await expect.element(figure("Kosten je Kontakt")).toMatchTextContent(/15,00\s€/);
});

test("calls and forms stand apart: as tiles, in the chart and for each engine", async () => {
  await open();
  await expect.element(figure("Anrufe")).toMatchTextContent(/^Anrufe10/);
  await figure("Formulare").click();
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}${RANGE}&zahl=formulare`);
  await expect.element(page.getByRole("columnheader", { name: "Anrufe" }).first()).toBeVisible();
});

test("the call names the company's number in the ad manager and the days", async () => {
  await open();
  await expect.element(figure("Klicks")).toBeVisible();
  const asked = (await commands.requestsOfApi()).find(({ call }) => call.includes("/api/adplorer/suma/statistics"));
  expect(asked?.body).toEqual({
    adplorerCompanyId: 710_431,
    startDate: "2026-01-05",
    endDate: "2026-01-18",
    interval: "Week",
  });
});

test("both engines are stacked; one is chosen, and the choice is in the address", async () => {
  await open();
  await expect
    .element(page.getByRole("slider"))
    .toHaveAttribute("aria-valuetext", "12.01. bis 18.01.2026: Google 5, Bing 1, vorläufig");
  await page.getByLabelText("Suchmaschine").selectOptions("bing");
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}${RANGE}&maschine=bing`);
  await expect.element(page.getByRole("heading", { level: 2 }).first()).toMatchTextContent(/^2 Menschen haben/);
  await figure("Kosten je Kontakt").click();
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}${RANGE}&maschine=bing&zahl=kosten-je-kontakt`);
});

test("a company with one engine sees no choice and no comparison of engines", async () => {
  await open({ [CALLS.statistics]: statistics({ engines: { google: sumsOf(80), bing: sumsOf(0) }, before: null }) });
  await expect.element(page.getByRole("heading", { name: /^Kontakte je Woche$/ })).toBeVisible();
  await expect.element(page.getByLabelText("Suchmaschine")).not.toBeInTheDocument();
});

test("moving and missing days are said before the figures", async () => {
  await open({
    [CALLS.statistics]: statistics({ missingDays: 1, coverage: { ...coverage, movingFrom: "2026-01-16" } }),
  });
  await expect.element(page.getByText(/Die Tage ab 16\.01\.2026 sind vorläufig/)).toBeVisible();
  await expect.element(page.getByText("Ein Tag fehlt in der Lieferung.")).toBeVisible();
});

test("figures that can't be loaded are loaded when asked again", async () => {
  await open({ [CALLS.statistics]: [{ status: 500 }, statistics()] });
  const failure = page.getByRole("alert", { name: "Die Statistik konnte nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(figure("Klicks")).toBeVisible();
});

test("without an account in the ad manager the page says what comes", async () => {
  await open({ [CALLS.customer]: { body: { CompanyID: null } } });
  await expect.element(page.getByRole("heading", { name: "Ihre Anzeigen werden gerade eingerichtet" })).toBeVisible();
});

test("before the first delivered day the page says when figures come", async () => {
  await open({ [CALLS.statistics]: statistics({ coverage: { ...coverage, firstDay: null, lastDay: null } }) });
  await expect.element(page.getByRole("heading", { name: "Noch keine Zahlen" })).toBeVisible();
});

test("a company without the product sees what it would bring, and nothing is asked", async () => {
  setCompanyWithAds("Inactive");
  await open();
  await expect
    .element(page.getByRole("heading", { name: "Suchmaschinenwerbung gehört nicht zu Ihren Produkten" }))
    .toBeVisible();
  expect((await commands.requestsOfApi()).filter(({ call }) => call.includes("adplorer"))).toEqual([]);
});
