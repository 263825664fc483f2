import { pathOf } from "@portal/contract/pages/routes";
import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { aCheck, aFinding, NEVER, URL } from "../testing/website-check.ts";
import WebsiteCheckPage from "./website-check-page.tsx";

const LOAD = "GET /api/customer/getWebsiteCheckResult";
const START = "GET /api/customer/getWebsiteCheck";
const STARTED: ApiAnswer = { body: { check: NEVER, message: "" } };

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

const found = (check: WebsiteCheck | null, addresses = [URL]): ApiAnswer => ({ body: { addresses, check } });
async function openPage(load: ApiAnswer | readonly ApiAnswer[], start: ApiAnswer = STARTED, query = "") {
  startAt(pathOf("website_check") + query);
  await commands.answerApi({ [LOAD]: load, [START]: start });
  await renderPart(<WebsiteCheckPage />);
}
const starts = async () => (await commands.requestsOfApi()).filter(({ call }) => call === START);
const again = page.getByRole("button", { name: "Erneut prüfen" });

test("a website that was never checked: what the check does, and a button that starts one and follows it", async () => {
  const running = { ...NEVER, isRunning: true };
  await openPage([found(NEVER), found(running), found({ ...running, state: "pending" }), found(aCheck())]);
  await expect.element(page.getByRole("heading", { name: "Noch nicht geprüft" })).toBeVisible();
  await page.getByRole("button", { name: "Jetzt prüfen" }).click();
  await expect.element(page.getByRole("button", { name: "Prüfung läuft" })).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByText(/^Gleich lesen wir www\.brandt\.example\./)).toBeVisible();
  await expect.element(page.getByText(/^Wir lesen gerade www\.brandt\.example\./)).toBeVisible();
  await expect.element(page.getByText("Die Prüfung ist fertig.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Ihre Website ist in gutem Zustand" })).toBeVisible();
});

test("findings: the most useful one first, groups by who can mend them, what is new and what is fixed", async () => {
  await openPage(
    found(
      aCheck({
        isCompared: true,
        fixed: ["Ein Link führt ins Leere"],
        findings: [
          aFinding("Das Zertifikat läuft ab", { doer: "host", isNew: true }),
          aFinding("Zwei Bilder haben keine Beschreibung", { places: [`${URL}a.jpg`, `${URL}b.jpg`], count: 12 }),
        ],
      }),
    ),
  );
  await expect.element(page.getByRole("heading", { name: "Das Zertifikat läuft ab", level: 2 })).toBeVisible();
  await expect.element(page.getByText("Seit der vorigen Prüfung: 1 behoben, 1 neu.")).toBeVisible();
  const own = page.getByRole("region", { name: "Das können Sie selbst" });
  await own.getByText("12 Stellen zeigen").click();
  await expect
    .element(own.getByRole("link", { name: "www.brandt.example/a.jpg" }))
    .toHaveAttribute("href", `${URL}a.jpg`);
  await expect.element(own.getByText("und 10 weitere")).toBeVisible();
  const hosts = page.getByRole("region", { name: "Das macht, wer Ihren Webspace betreibt" });
  await expect.element(hosts.getByText("Neu", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Als Tabelle (CSV)" }))
    .toHaveAttribute("href", expect.stringContaining("encUrl=https%3A%2F%2Fwww.brandt.example%2F"));
});

test("a picture that is being taken appears by itself", async () => {
  const picture = { takenAt: null, isComing: true, trouble: null };
  const taken = { takenAt: "2026-11-16T08:06:00.000Z", isComing: false, trouble: null };
  await openPage([found(aCheck({ picture })), found(aCheck({ picture: taken }))]);
  await expect.element(page.getByText("Das Bild wird gerade aufgenommen.")).toBeVisible();
  await expect.element(page.getByText(/^Bild der Seite, .*Cookie-Hinweise und Bewegtes/)).toBeVisible();
});

test.each([
  ["error", "Die Website ließ sich nicht prüfen", "Die Website antwortet nicht."],
  ["redirect", "Die Adresse führt zu einer anderen Website", "Ihre Adresse leitet weiter auf neu.example."],
] as const)("%s shows the message of the answer and no findings", async (state, title, message) => {
  const history = [{ checkedAt: "2026-11-16T08:05:00.000Z", state, findings: null }];
  await openPage(found(aCheck({ state, message, history, figures: null })));
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText("Das bringt jetzt am meisten")).not.toBeInTheDocument();
});

test("within ten seconds nothing is asked, and the page says when it may", async () => {
  await openPage(found(aCheck({ nextCheckAt: new Date(Date.now() + 8000).toISOString() })));
  await again.click();
  await expect.element(page.getByText(/Die Website wurde gerade erst geprüft\. In \d Sekunden/)).toBeVisible();
  expect(await starts()).toEqual([]);
});

test("a check that the server refuses as too early shows its sentence", async () => {
  await openPage(found(aCheck()), refused("website.check_too_soon"));
  await again.click();
  await expect.element(page.getByText(/Bitte warten Sie zehn Sekunden/)).toBeVisible();
  expect(await starts()).toHaveLength(1);
});

test("several websites are chosen by the address, and earlier checks are a table", async () => {
  const history = [
    { checkedAt: "2026-11-16T08:05:00.000Z", state: "success" as const, findings: 2 },
    { checkedAt: "2026-10-16T08:05:00.000Z", state: "error" as const, findings: null },
  ];
  const other = "https://landung.example/";
  await openPage(found(aCheck({ history }), [URL, other]), STARTED, `?adresse=${encodeURIComponent(URL)}`);
  const links = page.getByRole("navigation", { name: "Ihre Websites" });
  await expect.element(links.getByText("www.brandt.example")).toHaveAttribute("aria-current", "page");
  await expect.element(links.getByText("landung.example")).not.toHaveAttribute("aria-current");
  await expect.element(page.getByRole("table", { name: "Prüfungen dieser Adresse" })).toBeVisible();
});

test("a company without a website is led to the field of its entry", async () => {
  await openPage(found(null, []));
  await expect
    .element(page.getByRole("link", { name: "Website eintragen" }))
    .toHaveAttribute("href", expect.stringContaining("#companyData-website"));
});

test("people who may only read see the findings, and why they cannot check", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage(found(aCheck({ findings: [aFinding("Ein Bild hat keine Beschreibung")] })));
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

test("a check that can't be loaded is loaded when asked again", async () => {
  await openPage([{ status: 500 }, found(NEVER)]);
  const failure = page.getByRole("alert", { name: "Die Prüfung konnte nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByRole("heading", { name: "Noch nicht geprüft" })).toBeVisible();
});
