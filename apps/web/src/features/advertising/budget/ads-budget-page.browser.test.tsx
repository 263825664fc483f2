import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { BUDGET, CALLS, openPage, setCompanyWithAds } from "../testing/ads.tsx";
import AdsBudgetPage from "./ads-budget-page.tsx";

const CREATE = "POST /api/customer/service-case/create/product";
const open = (given: Parameters<typeof openPage>[2] = {}) => openPage("search_ads_budget", <AdsBudgetPage />, given);

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithAds());

test("the budget in one sentence, the forecast with spread and method, all budgets below", async () => {
  await open();
  await expect
    .element(page.getByRole("heading", { level: 2 }).first())
    .toMatchTextContent(
      /^400,00\s€ von 750,00\s€ sind ausgegeben\. Das Budget reicht voraussichtlich bis zum 29\.01\.2026\.$/,
    );
  await expect
    .element(
      page.getByText(
        /zwischen dem 27\.01\.2026 und dem Ende .*So rechnen wir \(Bootstrap-Verfahren\): Aus den Ausgaben der letzten 12 Wochen/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole("row", { name: /01\.12\.2025/ })).toMatchTextContent(/100\s%/);
});

test("a wish for a pause becomes a case, which is linked", async () => {
  await open({ [CREATE]: { body: { serviceCase: { id: 100_007 } } } });
  await page.getByRole("button", { name: "Um eine Pause bitten" }).click();
  await page.getByLabelText(/^Was wir wissen sollten/).fill("Bis Ostern.");
  await page.getByRole("button", { name: "Pause anfragen" }).click();
  await expect.element(page.getByRole("status").filter({ hasText: "Ihr Wunsch ist bei uns" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Anfrage ansehen" }))
    .toHaveAttribute("href", expect.stringContaining("anfrage=100007"));
  const sent = (await commands.requestsOfApi()).find(({ call }) => call.includes("service-case"));
  expect(sent?.body).toMatchObject({ subject: "Suchmaschinenwerbung pausieren", reference: "Suchmaschinenwerbung" });
});

test("people who may only read are told who can ask", async () => {
  setCompanyWithAds("Invoicing", "read");
  await open();
  await expect.element(page.getByText(/wer diese Firma bearbeiten darf/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Um eine Pause bitten" })).not.toBeInTheDocument();
});

test("without a budget in the range the page says what to do", async () => {
  await open({ [CALLS.budget]: { body: { ...BUDGET, budgets: [] } } });
  await expect.element(page.getByRole("heading", { name: "Kein Budget in diesem Zeitraum" })).toBeVisible();
});
