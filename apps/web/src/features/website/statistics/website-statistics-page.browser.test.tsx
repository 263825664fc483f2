import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { navigations } from "../../../testing/address.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { keywords, openPage, PATH, valuesOf, views, VIEWS } from "../testing/website-statistics.tsx";
import { aWebsite, setCompanyWithWebsite } from "../testing/websites.ts";

const region = (name: string | RegExp) => page.getByRole("region", { name });
const balance = region(/^Ihre Website wurde/);
const figure = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const source = (given: object) => ({ ...views().body.source, ...given });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithWebsite());

test("the headline says the visits with their change; the line below says what is compared, and the source", async () => {
  await openPage();
  await expect
    .element(page.getByRole("heading", { level: 2 }).first())
    .toHaveTextContent("Ihre Website wurde 120 Mal besucht, 20 % mehr als im Vergleichszeitraum.");
  await expect
    .element(
      balance.getByText(
        "05.01.2026 bis 18.01.2026, verglichen mit 22.12.2025 bis 04.01.2026, den gleichen Wochentagen. Quelle: Matomo, Stand 18.01.2026, 11:00 Uhr.",
      ),
    )
    .toBeVisible();
});

test("the pressed figure is the chart's and in the address", async () => {
  await openPage();
  await expect.element(figure("Besuche")).toHaveAttribute("aria-pressed", "true");
  await figure("Seitenaufrufe").click();
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?von=2026-01-05&bis=2026-01-18&zahl=seitenaufrufe`);
  await expect.element(page.getByRole("heading", { name: "Seitenaufrufe je Woche" })).toBeVisible();
});

test("weekdays have averages beside those before, and the best one is named", async () => {
  await openPage();
  await expect.element(region("Wochentage").getByText("Am meisten los ist am Montag.")).toBeVisible();
  const row = region("Wochentage").getByRole("row").nth(1);
  await expect.element(row.getByRole("cell").nth(0)).toHaveTextContent("Besuche12,5");
  await expect.element(row.getByRole("cell").nth(1)).toHaveTextContent("Davor9,0");
});

test("devices, referrers and keywords stand beside each other, with their files", async () => {
  await openPage();
  await expect.element(region("Geräte").getByRole("cell").nth(0)).toHaveTextContent("Besuche90 (75 %)");
  await expect.element(region("Geräte").getByRole("cell").nth(1)).toHaveTextContent("Davor70");
  await expect.element(region("Herkunft").getByRole("rowheader").first()).toHaveTextContent("Suchmaschinen");
  await expect
    .element(region("Suchbegriffe").getByRole("status"))
    .toHaveTextContent("Bei 12 von 80 Besuchen über Suchmaschinen ist bekannt, wonach gesucht wurde.");
  await expect
    .element(region("Herkunft").getByRole("link", { name: "Alle Quellen (CSV)" }))
    .toHaveAttribute(
      "href",
      "/api/customer/website/referrers.csv/11?startDate=2026-01-05&endDate=2026-01-18&interval=Week&accountId=4711",
    );
});

test("a Matomo that does not answer: what is wrong, how old the figures are, and the figures", async () => {
  await openPage({ [VIEWS]: [views({ source: source({ problem: "timeout" }) }), views()] });
  const panel = page.getByRole("status").filter({ hasText: "Matomo antwortet gerade zu langsam." });
  await expect.element(panel).toMatchTextContent(/Sie sehen die Zahlen vom 18\.01\.2026, 11:00 Uhr\./);
  await expect.element(balance).toBeVisible();
  await expect
    .element(panel.getByRole("link", { name: "schreiben Sie uns" }))
    .toHaveAttribute("href", "/kunde/firmendaten/anfragen-an-uns?neu=technical&bezug=Website-Statistik");
  await panel.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("a Matomo that never brought anything: the panel, and what will be here", async () => {
  const none = views({ firstDay: null, comparedWith: null, source: source({ until: null, problem: "away" }) });
  await openPage({ [VIEWS]: none });
  await expect.element(page.getByText("Matomo ist gerade nicht erreichbar.")).toBeVisible();
  await expect.element(page.getByText(/Noch gibt es keine Zahlen\./)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Noch keine Zahlen" })).toBeVisible();
});

test("while older days are being fetched the page says so, and why nothing is compared", async () => {
  await openPage({
    [VIEWS]: views({ comparedWith: null, totals: valuesOf(120, null), source: source({ incomplete: true }) }),
  });
  await expect.element(page.getByText("Ältere Tage werden noch geladen")).toBeVisible();
  await expect.element(balance.getByText(/Der Vergleich kommt, sobald die älteren Tage geladen sind\./)).toBeVisible();
});

test("a part that can't be loaded fails alone and is loaded when asked again", async () => {
  await openPage({
    "GET /api/customer/getWebsiteStatistic/keywords/11": [{ status: 500 }, { body: keywords }],
  });
  const failure = page.getByRole("alert", { name: "Die Suchbegriffe konnten nicht geladen werden" });
  await expect.element(balance).toBeVisible();
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(region("Suchbegriffe").getByRole("rowheader")).toHaveTextContent("dachdecker köln");
});

test("figures that can't be loaded are loaded when asked again", async () => {
  await openPage({ [VIEWS]: [{ status: 500 }, views()] });
  const failure = page.getByRole("alert", { name: "Die Statistik konnte nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(balance).toBeVisible();
});

test("of several websites one is chosen, by the address; those that are not online are left out", async () => {
  const websites = [
    aWebsite(),
    aWebsite({ id: 12, kind: "landing_page", url: "https://aktion.brandt.example/", piwikId: null }),
    aWebsite({ id: 13, state: "in_production", url: null }),
  ];
  const answers = ["views", "devices", "referrers", "keywords"].map((call) => [
    `GET /api/customer/getWebsiteStatistic/${call}/12`,
    { held: true, body: {} },
  ]);
  await openPage(Object.fromEntries(answers), { websites });
  const choice = page.getByLabelText("Website", { exact: true });
  await expect.element(choice.getByRole("option")).toHaveLength(2);
  await choice.selectOptions("aktion.brandt.example");
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?website=12&von=2026-01-05&bis=2026-01-18`);
  await commands.releaseApi();
});

test("a website that is not online yet: what will be here", async () => {
  await openPage({}, { websites: [aWebsite({ state: "in_production", url: null })] });
  await expect.element(page.getByRole("heading", { name: "Ihre Website ist noch nicht online" })).toBeVisible();
});
