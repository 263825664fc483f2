import { beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { CALLS, openPage, RANGE, setCompanyWithAds } from "../testing/ads.tsx";
import AdGroupsPage from "./ad-groups-page.tsx";

const open = (given: Parameters<typeof openPage>[2] = {}, query = RANGE) =>
  openPage("search_ads_ad_groups", <AdGroupsPage />, given, query);

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithAds());

test("a group says what it brought; its campaigns lead to their details and keep the range", async () => {
  await open();
  await expect
    .element(
      page.getByText(
        /^2 Kampagnen bei Google und Bing brachten 10 Kontakte \(100\s% mehr als im Vergleichszeitraum\) für 150,00\s€\.$/,
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Dach reparieren (Google)" }))
    .toHaveAttribute("href", expect.stringContaining(`${RANGE}&kampagne=7`));
  await expect.element(page.getByRole("row", { name: /Bing/ })).toMatchTextContent(/Pausiert.*2.*4/);
  await expect.element(page.getByText(/verglichen mit 22\.12\.2025 bis 04\.01\.2026/)).toBeVisible();
});

test("one campaign: ads as people see them, keywords, search terms, and what they do not explain", async () => {
  await open({}, `${RANGE}&kampagne=7`);
  await expect.element(page.getByText("Dachdecker | Heute noch")).toBeVisible();
  await expect
    .element(page.getByText(/^100\s% mehr als im Vergleichszeitraum\. So oft hat jemand eine Anzeige angeklickt\.$/))
    .toBeVisible();
  await expect.element(page.getByText(/www\.brandt\.example › dach$/)).toBeVisible();
  await expect.element(page.getByRole("row", { name: /dachdecker/ })).toMatchTextContent(/als Wortgruppe/);
  await expect
    .element(page.getByText(/nennen die Suchmaschinen nicht; zusammen kosteten sie 90,00\s€\./))
    .toBeVisible();
});

test("campaigns that can't be loaded leave the groups and are loaded when asked again", async () => {
  await open({ [CALLS.campaigns]: [{ status: 500 }] });
  await expect.element(page.getByRole("alert", { name: "Die Kampagnen konnten nicht geladen werden" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Dach", exact: true })).toBeVisible();
});
