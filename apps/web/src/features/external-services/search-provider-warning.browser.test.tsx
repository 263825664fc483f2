import { ENTRY_SERVICE_CODE, RATING_MANAGEMENT_PLUS_CODE } from "@portal/contract/navigation/products";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { portalKey } from "../../platform/session/browser-storage.ts";
import { currentAddress, startAt } from "../../testing/address.ts";
import { anAccount } from "../../testing/an-account.ts";

import SearchProviderWarning from "./search-provider-warning.tsx";

const OVERVIEW = "/kunde/meineProdukte/eintrag/rechteuebertragung/uebersicht";
const UNCONFIRMED = { state: "connected", verification: "unconfirmed" } as const;

const product = (code: string) => ({ Stock_Keeping_Unit__c: code, Status__c: "Produced", type_details: {} }) as const;
const warned = (code = ENTRY_SERVICE_CODE, company_id = 4711) =>
  anAccount({ company_id, products: [product(code)], unconfirmedLocation: UNCONFIRMED });

const warning = page.getByRole("region", { name: "Hinweis zu Google" });
const close = page.getByRole("button", { name: "Meldung schließen" });

beforeEach(() => {
  localStorage.clear();
  startAt("/");
});

test.each([
  [ENTRY_SERVICE_CODE, "Achtung"],
  [RATING_MANAGEMENT_PLUS_CODE, "Fehler"],
])("a company with %s whose location is unconfirmed is warned with the tone %s", async (code, tone) => {
  await render(<SearchProviderWarning account={warned(code)} />);
  await expect
    .element(warning)
    .toMatchTextContent(new RegExp(`^${tone}: ?Google hat Ihren Standort noch nicht bestätigt.*Ihr Produkt „`));
  await page.getByRole("link", { name: "Ansehen, was zu tun ist" }).click();
  await expect.poll(currentAddress).toBe(OVERVIEW);
});

test("the warning is not repeated on the page that explains the problem", async () => {
  await render(<SearchProviderWarning account={warned()} />);
  await expect.element(warning).toBeVisible();
  startAt(OVERVIEW);
  await expect.element(warning).not.toBeInTheDocument();
});

test.each([
  ["a confirmed location", { ...warned(), unconfirmedLocation: null }],
  ["no product that needs Google", { ...warned(), products: [] }],
])("a company with %s gets no warning", async (_what, account) => {
  await render(<SearchProviderWarning account={account} />);
  await expect.element(warning).not.toBeInTheDocument();
});

test("a closed warning stays closed for this company today, and open for another company", async () => {
  const { rerender } = await render(<SearchProviderWarning account={warned()} />);
  await close.click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem(portalKey("search-provider-warning"))).not.toBeNull();
  await rerender(<SearchProviderWarning key="again" account={warned()} />);
  await expect.element(warning).not.toBeInTheDocument();
  await rerender(<SearchProviderWarning key="other" account={warned(ENTRY_SERVICE_CODE, 4712)} />);
  await expect.element(warning).toBeVisible();
});

test("a location that Google confirms meanwhile leaves the warning until the next page, so that nothing moves", async () => {
  const { rerender } = await render(<SearchProviderWarning account={warned()} />);
  await rerender(<SearchProviderWarning account={{ ...warned(), unconfirmedLocation: null }} />);
  await expect.element(warning).toBeVisible();
});
