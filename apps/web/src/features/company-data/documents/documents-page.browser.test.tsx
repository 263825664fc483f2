import type { CompanyDocument, CompanyDocuments } from "@portal/contract/company-data/documents/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import DocumentsPage from "./documents-page.tsx";

const LIST = "GET /api/customer/getDocuments";

const anInvoice: CompanyDocument = {
  source: "billing",
  documentType: "invoice",
  documentNumber: "R-1",
  title: "Rechnung für März",
  date: "2026-03-01",
  amountCents: 4900,
  dueOn: null,
  bytes: 40_000,
  isNew: false,
};

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount({ right: "owner" })));

async function open(given: Partial<CompanyDocuments>, query: string) {
  startAt(`${pathOf("company_documents")}${query}`);
  const body = { documents: [anInvoice], years: [2026], total: 1, ofYear: null, unopened: 0, ...given };
  await commands.answerApi({ [LIST]: { body } });
  await renderPart(<DocumentsPage />);
}

test("of a year with more documents than the ZIP holds, the page says how many it holds", async () => {
  await open({ ofYear: 1204 }, "?jahr=2026&art=invoice");
  await expect.element(page.getByRole("link", { name: "Alle aus 2026 (ZIP)" })).toBeVisible();
  await expect.element(page.getByText(/^Die ZIP-Datei enthält die ersten 1\.000 von 1\.204 Dokumenten/)).toBeVisible();
});

test("a year that the ZIP holds as a whole needs no such words", async () => {
  await open({ ofYear: 1000 }, "?jahr=2026");
  await expect.element(page.getByRole("link", { name: "Alle aus 2026 (ZIP)" })).toBeVisible();
  await expect.element(page.getByText(/^Die ZIP-Datei enthält/)).not.toBeInTheDocument();
});

test("the table for a spreadsheet is narrowed like the page", async () => {
  await open({}, "?jahr=2026&art=invoice&suche=M%C3%A4rz&seite=2");
  await expect
    .element(page.getByRole("link", { name: "Diese Auswahl als Tabelle (CSV)" }))
    .toHaveAttribute(
      "href",
      expect.stringMatching(/documents\.csv\?year=2026&documentType=invoice&search=M%C3%A4rz&accountId=\d+$/),
    );
});
