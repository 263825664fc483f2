import type { Account, ProductItem } from "@portal/contract/account/calls";
import type { EntryChange } from "@portal/contract/entry/history/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../platform/session/active-account.ts";
import { startAt } from "../../testing/address.ts";
import { anEntry, COMPANY_ID } from "../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { ClaimBanner } from "./claim-banner.tsx";
import { ListingsBanner } from "./listings-banner.tsx";
import { NextStepCard } from "./next-step-card.tsx";
import { ProductsSection } from "./products-section.tsx";
import { RecentChanges } from "./recent-changes.tsx";

const HISTORY = "GET /api/customer/entry/history";
const LISTINGS = "GET /api/customer/internalBea/getPartnerPortalListingStatistics";
const DAY_MS = 86_400_000;

const product = (code: string, status: ProductItem["Status__c"]): ProductItem => ({
  Stock_Keeping_Unit__c: code,
  Status__c: status,
  type_details: {},
});
const anAccount = (given: Partial<Account> = {}): Account => ({
  company_id: COMPANY_ID,
  companyId: COMPANY_ID,
  company_name: "Malerbetrieb Sommer",
  entry_display_name: "Malerbetrieb Sommer",
  claimed_by: "OWNER",
  claimed_last_update: null,
  owner_claiming_expiration_date: null,
  is_published_on_cleverb2b: false,
  products: [],
  contact_persons: [],
  activeResellers: [],
  unconfirmedLocation: null,
  right: "owner",
  ...given,
});

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => startAt("/"));

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const confirmClaim = page.getByRole("link", { name: "Inhaberschaft bestätigen" });

test.each([
  ["31 days ahead", inDays(31), "OWNER"],
  ["of the provider", inDays(3), "PROVIDER"],
  ["without a date", null, "OWNER"],
] as const)("an end of the claim %s shows no banner", async (_when, expiry, claimedBy) => {
  await renderPart(
    <ClaimBanner account={anAccount({ owner_claiming_expiration_date: expiry, claimed_by: claimedBy })} />,
  );
  await expect.element(page.getByText(/Inhaberschaft/u)).not.toBeInTheDocument();
});

test("an owner whose claim ends in 29 days can confirm it", async () => {
  await renderPart(<ClaimBanner account={anAccount({ owner_claiming_expiration_date: inDays(29) })} />);
  await expect.element(page.getByText(/^Ihre Inhaberschaft endet am \d/u)).toBeVisible();
  await expect.element(confirmClaim).toBeVisible();
});

test("the claim's last day has passed: the banner says so", async () => {
  await renderPart(<ClaimBanner account={anAccount({ owner_claiming_expiration_date: inDays(-1) })} />);
  await expect.element(page.getByText("Ihre Inhaberschaft ist abgelaufen")).toBeVisible();
});

test("an editor is told to ask the owner and gets no link", async () => {
  await renderPart(<ClaimBanner account={anAccount({ owner_claiming_expiration_date: inDays(3), right: "editor" })} />);
  await expect.element(page.getByText(/Bestätigen kann das nur der Inhaber/u)).toBeVisible();
  await expect.element(confirmClaim).not.toBeInTheDocument();
});

test("the next step's headline, its button and the way to the form are the same action", async () => {
  await renderPart(<NextStepCard entry={anEntry()} mayWrite />);
  const headline = page.getByRole("heading", { level: 2 }).element().textContent;
  const button = page.getByRole("link", { name: headline, exact: true });
  await expect.element(button).toHaveAttribute("href", expect.stringMatching(/eintragsdaten.*#/u));
  await expect.element(page.getByRole("heading", { name: "Danach lohnt sich" })).toBeVisible();
  await expect.element(page.getByRole("listitem")).toHaveLength(3);
});

test("the ring says the same percentage as the text beside it", async () => {
  await renderPart(<NextStepCard entry={anEntry()} mayWrite />);
  const ring = page.getByRole("meter", { name: "Vollständigkeit des Eintrags" });
  const percent = ring.element().getAttribute("aria-valuenow");
  await expect.element(page.getByText(`Ihr Eintrag ist zu ${percent} % vollständig`)).toBeVisible();
});

test("somebody who may only read sees how complete the entry is, and nothing to do", async () => {
  await renderPart(<NextStepCard entry={anEntry()} mayWrite={false} />);
  await expect.element(page.getByRole("heading", { name: "So steht es um den Eintrag" })).toBeVisible();
  await expect.element(page.getByRole("link")).toHaveLength(1);
  await expect.element(page.getByRole("link", { name: "Eintrag ansehen" })).toBeVisible();
});

test.each([
  [[], "Sobald Sie ein Produkt bestellt haben, sehen Sie hier, wie es darum steht."],
  [[product("TV", "Inactive")], "Ein früheres Produkt ist beendet und wird hier nicht gezeigt."],
  [
    [product("TV", "Inactive"), product("ENTRY", "Inactive")],
    "2 frühere Produkte sind beendet und werden hier nicht gezeigt.",
  ],
])("without an active product of %j the section says: %s", async (products, text) => {
  await renderPart(<ProductsSection products={products} />);
  await expect.element(page.getByRole("heading", { name: "Gerade kein aktives Produkt" })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

test("an active product shows its name and status, an ended one is only counted", async () => {
  await renderPart(<ProductsSection products={[product("ENTRY", "Produced"), product("TV", "Inactive")]} />);
  await expect.element(page.getByText("Branchenbucheintrag").first()).toBeVisible();
  await expect.element(page.getByText("Wird eingerichtet")).toBeVisible();
  await expect.element(page.getByText(/^Ein früheres Produkt ist beendet/u)).toBeVisible();
});

const change: EntryChange = {
  id: 3,
  part: "payments",
  version: 2,
  source: "support",
  actorName: null,
  changedAt: "2026-11-16T08:00:00.000Z",
  fields: [],
  undoable: true,
  undoesChangeId: 2,
};
const changes = page.getByRole("region", { name: "Letzte Änderungen" });

test("a change names who made it and that it undid another; a link leads to all of them", async () => {
  await commands.answerApi({ [HISTORY]: { body: { changes: [change], hasMore: false } } });
  await renderPart(<RecentChanges />);
  await expect.element(changes.getByRole("listitem")).toMatchTextContent(/· rückgängig gemacht.*Kundendienst, /u);
  await expect.element(changes.getByRole("link", { name: "Alle Änderungen" })).toBeVisible();
  await expect.poll(async () => (await commands.requestsOfApi())[0]?.query).toMatch(/limit=3/u);
});

test("an entry without changes says what will be here, without a link to an empty list", async () => {
  await commands.answerApi({ [HISTORY]: { body: { changes: [], hasMore: false } } });
  await renderPart(<RecentChanges />);
  await expect.element(changes.getByRole("heading", { name: "Noch keine Änderungen" })).toBeVisible();
  await expect.element(changes.getByRole("link")).not.toBeInTheDocument();
});

test("changes that can't be loaded say so, and a second attempt shows them", async () => {
  await commands.answerApi({ [HISTORY]: [{ status: 500 }, { body: { changes: [change], hasMore: false } }] });
  await renderPart(<RecentChanges />);
  await expect.element(page.getByRole("alert", { name: "Die Änderungen konnten nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(changes.getByRole("listitem")).toHaveLength(1);
});

const portals = page.getByRole("region", { name: "Andere Portale" });
const statistics = (ok: number, differing: number, missing: number) => ({
  body: {
    statistics: {
      score: 50,
      total: ok + differing + missing,
      counts: { portal_ok: ok, portal_nok: differing, portal_not_found: missing },
    },
    trend: [{ at: "2026-11-16T08:00:00.000Z", score: 50 }],
  },
});
const booked = () => setAccount(anAccount({ products: [product("ENTRY-SERVICE", "Invoicing")] }));

test.each([
  [statistics(5, 2, 1), "Auf 3 von 8 Portalen stimmt etwas nicht"],
  [statistics(8, 0, 0), "Überall steht alles richtig"],
])("the state on other portals is one line: %#", async (answer, text) => {
  booked();
  await commands.answerApi({ [LISTINGS]: answer });
  await renderPart(<ListingsBanner />);
  await expect.element(portals.getByText(text)).toBeVisible();
});

test("without the entry service nothing is asked and nothing is shown", async () => {
  setAccount(anAccount());
  await commands.answerApi({ [LISTINGS]: statistics(1, 1, 1) });
  await renderPart(<ListingsBanner />);
  await expect.element(portals).not.toBeInTheDocument();
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("a state that can't be loaded takes no room on the dashboard", async () => {
  booked();
  await commands.answerApi({ [LISTINGS]: { held: true, status: 500 } });
  await renderPart(<ListingsBanner />);
  await expect.element(portals).toBeVisible();
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await commands.releaseApi();
  await expect.element(portals).not.toBeInTheDocument();
});
