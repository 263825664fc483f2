import type { ExternalService } from "@portal/contract/external-services/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { sessionState } from "../../../platform/session/session-store.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { actAsAgent, aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { currentAddress } from "../../../testing/address.ts";
import {
  aService,
  bodies,
  callsOf,
  COMPARISON,
  differences,
  listed,
  openPage,
  RIGHTS,
  SERVICES,
} from "../testing/rights-overview-page.tsx";

const DISCONNECT = "POST /api/external-services/google/disconnect";
const NOT_CONNECTED = { connected: false, externallyConfirmed: false, verification: null, locationTitle: "" } as const;

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a connection that is loading is announced; then location, status and who granted it are shown", async () => {
  await openPage({ [SERVICES]: { held: true, ...listed() } });
  await expect.element(page.getByRole("status")).toHaveTextContent("Wird geladen");
  await expect.poll(() => bodies(SERVICES)).toEqual([{ fresh: true }]);
  await commands.releaseApi();
  await expect.element(page.getByRole("heading", { name: "Maler Sommer" })).toBeVisible();
  await expect.element(page.getByText("Verbunden und von Google bestätigt")).toBeVisible();
  await expect.element(page.getByText(/Freigegeben am 16\.11\.2026 von Anna Sommer/)).toBeVisible();
});

test("a connection that can't be loaded can be tried again", async () => {
  await openPage({ [SERVICES]: [{ status: 500 }, listed()] });
  await expect
    .element(page.getByRole("alert", { name: "Die Verbindung zu Google konnte nicht geladen werden" }))
    .toMatchTextContent(/Die verbundenen Dienste konnten nicht geladen werden\./);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByRole("heading", { name: "Maler Sommer" })).toBeVisible();
});

test("a portal without Google says that there is nothing to do", async () => {
  await openPage({ [SERVICES]: listed({ ...NOT_CONNECTED, available: false, state: "none" }) });
  await expect.element(page.getByRole("heading", { name: "Google ist hier noch nicht angebunden" })).toBeVisible();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});

test.each<[string, Partial<ExternalService>, string, string]>([
  ["without access", { ...NOT_CONNECTED, state: "none" }, "Mit Google verbinden", "google/auth"],
  ["without a location", { ...NOT_CONNECTED, state: "granted" }, "Standort wählen", "google/unternehmensProfil"],
  ["that Google revoked", { externallyConfirmed: false, state: "revoked" }, "Neu verbinden", "google/auth"],
  [
    "whose location is lost",
    { externallyConfirmed: false, state: "location_lost" },
    "Standort neu wählen",
    "google/unternehmensProfil",
  ],
])("a connection %s leads to the page that helps, and nothing is compared", async (_what, service, label, path) => {
  await openPage({ [SERVICES]: listed(service) });
  await page.getByRole("link", { name: label, exact: true }).click();
  await expect.poll(currentAddress).toBe(`${RIGHTS}/${path}`);
  expect(await callsOf(COMPARISON)).toEqual([]);
});

test.each([
  ["revoked", "confirmed", "Die Freigabe bei Google gilt nicht mehr", "Freigabe zurückgenommen"],
  ["location_lost", null, "Der Standort ist nicht mehr erreichbar", "Nicht mehr erreichbar"],
  ["connected", "suspended", "Google hat Ihren Standort gesperrt", "Von Google gesperrt"],
  ["connected", "unconfirmed", "Google hat Ihren Standort noch nicht bestätigt", "Noch nicht bestätigt"],
] as const)("a location that is %s and %s is a problem with its status", async (state, verification, title, status) => {
  await openPage({ [SERVICES]: listed({ state, verification, externallyConfirmed: false }) });
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(page.getByText(status, { exact: true })).toBeVisible();
});

test("a location that Google does not confirm is known to the warning on the next pages", async () => {
  await openPage({ [SERVICES]: listed({ verification: "suspended", externallyConfirmed: false }) });
  await expect
    .poll(() => {
      const session = sessionState();
      return session.kind === "logged-in" && session.account?.unconfirmedLocation;
    })
    .toEqual({ state: "connected", verification: "suspended" });
});

test("while Google does not answer, the last known state is shown as such", async () => {
  await openPage({ [SERVICES]: listed({ away: true }) });
  await expect
    .element(page.getByText(/Google antwortet gerade nicht\. Das ist der letzte bekannte Stand\./))
    .toBeVisible();
});

test("disconnecting asks first; cancelling sends nothing, confirming shows the way to connect again", async () => {
  const service = aService({ ...NOT_CONNECTED, state: "none" });
  await openPage({ [DISCONNECT]: { body: { revocation: "pending", service } } });
  const disconnect = page.getByRole("button", { name: "Verbindung trennen" });
  const dialog = page.getByRole("dialog", { name: "Verbindung zu Google trennen?" });
  await disconnect.click();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(disconnect).toHaveFocus();
  expect(await callsOf(DISCONNECT)).toEqual([]);
  await disconnect.click();
  await dialog.getByRole("button", { name: "Verbindung trennen" }).click();
  await expect.element(page.getByText(/Die Freigabe nehmen wir später zurück\./)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Mit Google verbinden" })).toBeVisible();
  await expect.element(disconnect).not.toBeInTheDocument();
});

test("a disconnection that fails leaves question and connection as they are", async () => {
  await openPage({ [DISCONNECT]: { status: 500 } });
  await page.getByRole("button", { name: "Verbindung trennen" }).click();
  const dialog = page.getByRole("dialog", { name: "Verbindung zu Google trennen?" });
  await dialog.getByRole("button", { name: "Verbindung trennen" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/Das hat leider nicht geklappt/);
  await expect.element(page.getByRole("heading", { name: "Maler Sommer" })).toBeInTheDocument();
});

test("a person who may only read sees both sides and no button", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage({});
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(differences.getByText("0221 2")).toBeVisible();
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
});

test("customer care sees the connection but can't change it", async () => {
  await actAsAgent();
  await openPage({});
  await expect.element(page.getByText("Das kann nur die Firma selbst")).toBeVisible();
  await expect.element(differences.getByText("0221 2")).toBeVisible();
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
});
