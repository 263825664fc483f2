import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { aCheck, aFinding } from "../testing/website-check.ts";
import { aWebsite, setCompanyWithWebsite } from "../testing/websites.ts";
import WebsiteOverviewPage from "./website-overview-page.tsx";

const LOAD = "GET /api/customer/getWebsites";
const PICTURE = "GET /api/customer/websitePicture";
const CHECK = "GET /api/customer/getWebsiteCheckResult";
const KEYWORDS = "GET /api/customer/getWebsiteKeywords";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithWebsite());

async function open(
  websites: ApiAnswer | readonly ApiAnswer[],
  keywords: ApiAnswer = { body: { keywords: [] } },
  check: ApiAnswer = { status: 503, body: { errors: [] } },
) {
  startAt(pathOf("website_overview"));
  // A picture that can't be loaded is taken off the page.
  await commands.answerApi({ [LOAD]: websites, [KEYWORDS]: keywords, [CHECK]: check, [PICTURE]: { held: true } });
  await renderPart(<WebsiteOverviewPage />);
}
const found = (...websites: ReturnType<typeof aWebsite>[]): ApiAnswer => ({ body: { websites } });
const site = (name: string) => page.getByRole("region", { name, exact: true });

test("a website is shown with state, tier, addresses and first day, and can be visited", async () => {
  await open(found(aWebsite({ furtherAddresses: ["brandt.example"] })));
  const shown = site("www.brandt.example");
  await expect.element(shown.getByText("Online", { exact: true })).toBeVisible();
  await expect.element(shown.getByText("Website Komfort")).toBeVisible();
  await expect.element(shown.getByText("02.05.2024")).toBeVisible();
  await expect
    .element(shown.getByRole("link", { name: "brandt.example", exact: true }))
    .toHaveAttribute("href", "https://brandt.example");
  const visit = shown.getByRole("link", { name: /^Ansehen ?: www.brandt.example, in einem neuen Fenster$/ });
  await expect.element(visit).toHaveAttribute("href", "https://www.brandt.example/");
  await expect.element(visit).toHaveAttribute("rel", "noopener noreferrer");
});

test("an online website says what its last check found and leads there", async () => {
  const check = aCheck({ findings: [aFinding("Das Impressum fehlt")] });
  await open(found(aWebsite()), { body: { keywords: [] } }, { body: { addresses: [check.url], check } });
  const shown = site("www.brandt.example");
  await expect.element(shown.getByText("Am wichtigsten: Das Impressum fehlt.", { exact: false })).toBeVisible();
  await expect
    .element(shown.getByRole("link", { name: "Website-Prüfung ansehen" }))
    .toHaveAttribute("href", `${pathOf("website_check")}?adresse=${encodeURIComponent(check.url)}`);
});

test("an online website shows its picture with its age; where there is none it says why", async () => {
  const taken = { takenAt: "2026-11-16T08:06:00.000Z", isComing: false, trouble: null };
  const withPicture = (picture: WebsiteCheck["picture"]): ApiAnswer => ({
    body: { addresses: [], check: aCheck({ picture }) },
  });
  await open(found(aWebsite()), { body: { keywords: [] } }, withPicture(taken));
  const shown = site("www.brandt.example");
  await expect
    .element(shown.getByRole("img", { name: "Bild der Seite www.brandt.example" }))
    .toHaveAttribute(
      "src",
      expect.stringMatching(/^\/api\/customer\/websitePicture\?accountId=\d+&encUrl=https%3A.*&taken=2026/),
    );
  await expect.element(shown.getByText("Bild der Seite, 16.11.2026")).toBeVisible();
});

test("a portal that takes no pictures says so and keeps no room for one", async () => {
  const check = aCheck({ picture: { takenAt: null, isComing: false, trouble: "no_browser" } });
  await open(found(aWebsite()), { body: { keywords: [] } }, { body: { addresses: [], check } });
  await expect.element(page.getByText("Von dieser Seite gibt es kein Bild.")).toBeVisible();
  await expect.element(page.getByRole("figure")).not.toBeInTheDocument();
});

test("a site in production has no address to visit yet and says that nothing is to do", async () => {
  await open(found(aWebsite({ state: "in_production", url: null, onlineSince: null })));
  await expect.element(site("Neue Website").getByText("Wir erstellen diese Seiten gerade")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Ansehen/ })).not.toBeInTheDocument();
});

test("a paused site says that visitors don't see it", async () => {
  await open(found(aWebsite({ state: "paused" })));
  await expect.element(page.getByText("Diese Seiten sind pausiert")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Ansehen/ })).not.toBeInTheDocument();
});

test.each([
  ["paused", "https://www.brandt.example/", "www.brandt.example"],
  ["in_production", null, "Neue Website"],
] as const)("a question about a site that is %s can be asked beside it, naming the site", async (state, url, name) => {
  await open(found(aWebsite({ state, url })));
  await expect
    .element(site(name).getByRole("link", { name: "Frage dazu stellen" }))
    .toHaveAttribute("href", `${pathOf("service_cases")}?neu=product&bezug=${name.replace(" ", "+")}`);
});

test("ended sites are named apart", async () => {
  await open(found(aWebsite({ id: 12, state: "ended", url: "https://alt.example/" })));
  await expect.element(page.getByRole("heading", { name: "Ihre Website ist noch nicht angelegt" })).toBeVisible();
  await expect.element(site("Früher").getByText(/^alt\.example/)).toBeVisible();
});

test("keywords say which are missing in the entry; who may only read is offered no change", async () => {
  const keywords: ApiAnswer = {
    body: {
      keywords: [
        { keyword: "Dachfenster", websites: [11], inEntry: true },
        { keyword: "Flachdach", websites: [11, 12], inEntry: false },
      ],
    },
  };
  const websites = found(
    aWebsite({ keywords: ["Dachfenster", "Flachdach"] }),
    aWebsite({ id: 12, url: "https://sturm.example/", keywords: ["Flachdach"] }),
  );
  await open(websites, keywords);
  const section = site("Ein Suchbegriff fehlt in Ihrem Eintrag");
  const row = section.getByRole("row", { name: /Flachdach/ });
  await expect.element(row.getByText("www.brandt.example, sturm.example")).toBeVisible();
  await expect.element(row.getByText("Fehlt", { exact: true })).toBeVisible();
  await expect
    .element(section.getByRole("link", { name: "Im Eintrag ergänzen" }))
    .toHaveAttribute("href", "/kunde/meineProdukte/eintrag/eintragsdaten#suchbegriffe");
  setCompanyWithWebsite("Invoicing", "read");
  await expect.element(section.getByRole("link", { name: "Im Eintrag ergänzen" })).not.toBeInTheDocument();
});

test("a failed load can be repeated", async () => {
  await open([
    { status: 503, body: { errors: [] } },
    { status: 503, body: { errors: [] } },
    { status: 503, body: { errors: [] } },
    found(aWebsite()),
  ]);
  await expect.element(page.getByText("Ihre Website konnte nicht geladen werden")).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(site("www.brandt.example")).toBeVisible();
});

test("keywords that fail leave the website on the page", async () => {
  await open(found(aWebsite({ keywords: ["Dach"] })), { status: 500, body: { errors: [] } });
  await expect.element(page.getByText("Die Suchbegriffe konnten nicht geladen werden")).toBeVisible();
  await expect.element(site("www.brandt.example")).toBeVisible();
});

test("a company whose product has ended reads what a website brings, and no call is made", async () => {
  setCompanyWithWebsite("Inactive");
  await open(found());
  await expect
    .element(page.getByRole("heading", { name: "Eine Website gehört nicht zu Ihren Produkten" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "schreiben Sie uns" }))
    .toHaveAttribute("href", "/kunde/firmendaten/anfragen-an-uns?neu=product&bezug=Website");
  expect((await commands.requestsOfApi()).filter(({ call }) => call === LOAD)).toEqual([]);
});
