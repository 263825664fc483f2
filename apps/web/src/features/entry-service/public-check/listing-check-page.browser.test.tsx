import type { PortalResult } from "@portal/contract/entry-service/calls";
import type { PortalStatus } from "@portal/contract/entry-service/listing";
import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { callsOf, street } from "../testing/entry-service-page.tsx";
import ListingCheckPage from "./listing-check-page.tsx";
import { forgetCheck } from "./public-check-store.ts";

const START = "GET /api/customer/bea/getJobIdAndPortalsMetadata";
const RESULTS = "GET /api/customer/bea/getAnalysisData";

const metadata = ["Ortsbuch", "Kartenwerk"].map((name) => ({ identifier: name, name, icon: "" }));

const result = (name: string, status: PortalStatus, given: Partial<PortalResult> = {}): PortalResult => ({
  portal: { identifier: name, name, icon: "", status },
  reason: null,
  evidence: null,
  fields: [],
  duplicates: [],
  checkedAt: "2026-11-16T08:04:00.000Z",
  ...given,
});
const answer = (...results: PortalResult[]): ApiAnswer => ({ body: { results, chartData: { score: 40, total: 2 } } });

const RIGHT = result("Ortsbuch", "portal_ok");
const WRONG = result("Kartenwerk", "portal_nok", {
  fields: [street],
  evidence: { url: "https://kartenwerk.example/1", readAt: "2026-11-16T08:04:00.000Z" },
});

const company = page.getByRole("textbox", { name: "Firma (optional)" });
const streetField = page.getByRole("textbox", { name: "Straße" });
const houseNumber = page.getByRole("textbox", { name: "Hausnummer" });
const start = page.getByRole("button", { name: "Jetzt prüfen" });
const headline = page.getByRole("heading", { level: 1 });
const row = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

async function open(answers: ApiAnswers = {}) {
  await commands.answerApi({
    [START]: { body: { jobId: 5, token: "abc", metadata } },
    [RESULTS]: answer(RIGHT, WRONG),
    ...answers,
  });
  await renderPart(<ListingCheckPage />);
}

async function check() {
  await company.fill(" Brandt Bedachungen ");
  await streetField.fill("Lindenstraße");
  await houseNumber.fill("12");
  await start.click();
}

beforeEach(() => {
  forgetCheck();
  startAt("/firma-pruefen");
});

test("what was typed is sent trimmed, and the results name every portal, with focus on the new headline", async () => {
  await open();
  await check();
  await expect.element(headline).toHaveTextContent("So steht Ihre Firma auf anderen Portalen");
  await expect.element(headline).toHaveFocus();
  await expect.element(page.getByText("Brandt Bedachungen, Lindenstraße 12")).toBeVisible();
  const [request] = await callsOf(START);
  expect(Object.fromEntries(new URLSearchParams(request?.query ?? ""))).toMatchObject({
    company: "Brandt Bedachungen",
    street: "Lindenstraße",
    houseNumber: "12",
  });
  await expect.element(page.getByText("Die Prüfung ist fertig.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Auf 1 von 2 Portalen stimmt alles." })).toBeVisible();
  await expect.element(row("Ortsbuch").getByText("Alles richtig")).toBeVisible();
  await expect.element(row("Kartenwerk").getByText("Lindenallee")).toBeVisible();
  await expect
    .element(row("Kartenwerk").getByRole("link", { name: "Auf dem Portal ansehen" }))
    .toHaveAttribute("href", "https://kartenwerk.example/1");
});

test("portals that have not answered yet are named as such until they do", async () => {
  await open({ [RESULTS]: [answer(RIGHT), answer(RIGHT, WRONG)] });
  await check();
  await expect.element(page.getByText("1 von 2 Portalen gelesen.")).toBeVisible();
  await expect.element(row("Kartenwerk").getByText("Wird geprüft")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "So geht es weiter" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Die Prüfung ist fertig.")).toBeVisible();
});

test("a portal without the business and one that can't be read say so", async () => {
  await open({
    [RESULTS]: answer(
      result("Ortsbuch", "portal_not_found"),
      result("Kartenwerk", "portal_error", { reason: "timeout" }),
    ),
  });
  await check();
  await expect.element(row("Ortsbuch").getByText("Diese Firma haben wir dort nicht gefunden.")).toBeVisible();
  await expect.element(row("Kartenwerk").getByText("Das Portal hat nicht rechtzeitig geantwortet.")).toBeVisible();
});

test("a visitor is led to the own entry by name, to registration and login", async () => {
  await open();
  await check();
  await expect
    .element(page.getByRole("link", { name: /^Eintrag bei .+ übernehmen$/u }))
    .toHaveAttribute("href", "/claiming/welcome?suche=Brandt+Bedachungen");
  await expect.element(page.getByRole("link", { name: "Registrieren" })).toHaveAttribute("href", "/registrierung");
  await expect.element(page.getByRole("link", { name: "Anmelden" })).toHaveAttribute("href", "/login");
});

test("a missing street is said at its field, which has the focus, and the rest stays", async () => {
  const message = "Bitte geben Sie Straße und Hausnummer an, zum Beispiel „Lindenstraße 12“.";
  await open({ [START]: refused("request.invalid", { message, field: "street" }) });
  await check();
  await expect.element(streetField).toHaveAccessibleDescription(message);
  await expect.element(streetField).toHaveFocus();
  await expect.element(houseNumber).toHaveValue("12");
});

test("too many checks are said above the form", async () => {
  await open({ [START]: refused("entry_service.too_many_checks") });
  await check();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(company).toHaveValue(" Brandt Bedachungen ");
});

test("a check without connected portals is refused in words", async () => {
  await open({ [START]: refused("entry_service.not_connected") });
  await check();
  await expect.element(page.getByRole("alert")).toBeVisible();
});

test("other details start from what was typed, with the focus in the first field", async () => {
  await open();
  await check();
  await page.getByRole("button", { name: "Andere Angaben prüfen" }).click();
  await expect.element(company).toHaveFocus();
  await expect.element(company).toHaveValue("Brandt Bedachungen");
  await expect.element(houseNumber).toHaveValue("12");
});

test("results that can't be loaded offer another try", async () => {
  await open({ [RESULTS]: [{ status: 500 }, answer(RIGHT, WRONG)] });
  await check();
  await expect.element(page.getByRole("heading", { name: "Das Ergebnis konnte nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByText("Die Prüfung ist fertig.")).toBeVisible();
});

test("whoever comes back to the page sees the latest results", async () => {
  await open();
  await check();
  const shown = page.getByText("Die Prüfung ist fertig.");
  await expect.element(shown).toBeVisible();
  const { unmount } = await renderPart(<p>Andere Seite</p>);
  await unmount();
  await renderPart(<ListingCheckPage />);
  await expect.element(shown.first()).toBeVisible();
});
