import type { ExternalService } from "@portal/contract/external-services/calls";
import type { GoogleComparison, GoogleDifference } from "@portal/contract/external-services/google-fields";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { lookUpSession, sessionState } from "../../../platform/session/session-store.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { refused } from "../../../testing/refused.ts";
import RightsOverviewPage from "./rights-overview-page.tsx";

const SERVICES = "POST /api/external-services/list";
const COMPARISON = "GET /api/external-services/google/comparison";
const ACCEPT = "POST /api/external-services/google/accept";
const DISCONNECT = "POST /api/external-services/google/disconnect";
const UNDO = "POST /api/customer/entry/undo";
const RIGHTS = "/kunde/meineProdukte/eintrag/rechteuebertragung";

const aService = (given: Partial<ExternalService> = {}): ExternalService => ({
  sourceName: "google",
  connected: true,
  externallyConfirmed: true,
  available: true,
  state: "connected",
  verification: "confirmed",
  locationTitle: "Maler Sommer",
  grantedAt: "2026-11-16T08:00:00.000Z",
  checkedAt: "2026-11-16T08:00:00.000Z",
  grantedBy: "Anna Sommer",
  away: false,
  ...given,
});
const NOT_CONNECTED = { connected: false, externallyConfirmed: false, verification: null, locationTitle: "" } as const;

const aDifference = (given: Partial<GoogleDifference> = {}): GoogleDifference => ({
  field: "phone",
  entry: "0221 1",
  google: "0221 2",
  seen: "a".repeat(32),
  refusals: { to_entry: null, to_google: null },
  ...given,
});
const listed = (given: Partial<ExternalService> = {}): ApiAnswer => ({ body: { services: [aService(given)] } });
const compared = (differences: GoogleDifference[], equal: GoogleComparison["equal"] = []): ApiAnswer => ({
  body: { differences, equal, comparedAt: "2026-11-16T08:00:00.000Z" },
});

const differences = page.getByRole("list", { name: "Unterschiede" });
const toEntry = page.getByRole("button", { name: "Telefon: In meinen Eintrag übernehmen" });
const toGoogle = page.getByRole("button", { name: "Telefon: An Google senden" });
const callsOf = async (call: string) => (await commands.requestsOfApi()).filter((one) => one.call === call);
const bodies = async (call: string) => (await callsOf(call)).map(({ body }) => body);

async function openPage(answers: ApiAnswers) {
  await commands.answerApi({ [SERVICES]: listed(), [COMPARISON]: compared([aDifference()]), ...answers });
  startAt(`${RIGHTS}/uebersicht`);
  await renderPart(<RightsOverviewPage />);
}

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
  ["revoked", "confirmed", "Google lässt uns nicht mehr zu", "Freigabe zurückgenommen"],
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

test("the comparison counts the differences, shows both sides and names the equal fields", async () => {
  const website = aDifference({ field: "website", entry: "", google: "sommer.example" });
  await openPage({ [COMPARISON]: compared([aDifference(), website], ["name", "address"]) });
  await expect.element(page.getByText("2 Angaben sind verschieden.")).toBeVisible();
  const rows = differences.getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/^Telefon ?Ihr Eintrag ?0221 1.*Google ?0221 2/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Website ?Ihr Eintrag ?Nicht angegeben.*sommer\.example/);
  await expect.element(page.getByText("Gleich auf beiden Seiten: Firmenname, Anschrift.")).toBeVisible();
});

test("two equal sides are announced, and there is nothing to press", async () => {
  await openPage({ [COMPARISON]: compared([], ["name"]) });
  await expect.element(page.getByRole("heading", { name: "Beide sagen dasselbe" })).toBeVisible();
  await expect.element(page.getByText("Es gibt keine Unterschiede.")).toBeInTheDocument();
});

test("Google's value goes into the entry: the difference leaves the list, which gets the focus", async () => {
  await openPage({
    [COMPARISON]: [compared([aDifference()]), compared([], ["phone"])],
    [ACCEPT]: { body: { changeId: 9 } },
  });
  await toEntry.click();
  await expect.element(page.getByText("Telefon in Ihren Eintrag übernommen.")).toBeVisible();
  await expect.element(toEntry).not.toBeInTheDocument();
  await expect.element(differences).toHaveFocus();
  await expect.poll(() => bodies(ACCEPT)).toEqual([{ field: "phone", direction: "to_entry", seen: "a".repeat(32) }]);
});

test("a value taken into the entry is undone from the message, and the difference is back", async () => {
  await openPage({
    [COMPARISON]: [compared([aDifference()]), compared([]), compared([aDifference()])],
    [ACCEPT]: { body: { changeId: 9 } },
    [UNDO]: { body: {} },
  });
  await toEntry.click();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(page.getByText("Telefon: Ihr Eintrag ist wieder wie vorher.")).toBeVisible();
  await expect.element(toEntry).toBeVisible();
  await expect.poll(() => bodies(UNDO)).toEqual([{ changeId: 9 }]);
});

test("the entry's value goes to Google, and nothing offers to undo it", async () => {
  await openPage({ [COMPARISON]: [compared([aDifference()]), compared([])], [ACCEPT]: { body: { changeId: null } } });
  await toGoogle.click();
  await expect.element(page.getByText("Telefon an Google gesendet.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Rückgängig" })).not.toBeInTheDocument();
  await expect.poll(() => bodies(ACCEPT)).toMatchObject([{ direction: "to_google" }]);
});

test.each([
  ["into the entry", toEntry],
  ["to Google", toGoogle],
])(
  "a difference that changed meanwhile is not copied %s: the page says so and shows the new values",
  async (_where, button) => {
    const message = "Die Angabe hat sich inzwischen geändert.";
    const changed = aDifference({ google: "0221 3", seen: "b".repeat(32) });
    await openPage({
      [COMPARISON]: [compared([aDifference()]), compared([changed])],
      [ACCEPT]: [refused("external_services.difference_changed", { message }), { body: { changeId: null } }],
    });
    await button.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(message);
    await expect.element(differences.getByText("0221 3")).toBeVisible();
    await button.click();
    await expect.poll(() => bodies(ACCEPT)).toMatchObject([{ seen: "a".repeat(32) }, { seen: "b".repeat(32) }]);
    await expect.element(page.getByText(/^Telefon (in Ihren Eintrag übernommen|an Google gesendet)\.$/)).toBeVisible();
  },
);

test("a failure that is no conflict keeps the comparison and loads nothing again", async () => {
  await openPage({ [ACCEPT]: { status: 500 } });
  await toEntry.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Das hat leider nicht geklappt/);
  await expect.element(toEntry).toBeEnabled();
  await expect.poll(() => callsOf(COMPARISON)).toHaveLength(1);
});

test("while one value is copied, no other can be", async () => {
  await openPage({ [ACCEPT]: { held: true, body: { changeId: null } } });
  await toEntry.click();
  await expect.element(toGoogle).toBeDisabled();
  await expect.element(toEntry).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => bodies(ACCEPT)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(toGoogle).toBeEnabled();
});

test("a direction that is not possible gives its reason in place of the button", async () => {
  const reason = "Google nimmt diese Angabe nicht an.";
  await openPage({ [COMPARISON]: compared([aDifference({ refusals: { to_entry: null, to_google: reason } })]) });
  await expect.element(differences.getByText(reason)).toBeVisible();
  await expect.element(toGoogle).not.toBeInTheDocument();
  await expect.element(toEntry).toBeVisible();
});

test("only a field that Google reviews warns before it is sent", async () => {
  await openPage({ [COMPARISON]: compared([aDifference(), aDifference({ field: "name" })]) });
  const rows = differences.getByRole("listitem");
  await expect.element(rows.nth(1)).toMatchTextContent(/prüft Google den Standort vielleicht neu/);
  await expect.element(rows.nth(0)).not.toMatchTextContent(/prüft Google/);
});

test("a comparison that finds the access revoked loads the connection again, which says what to do", async () => {
  await openPage({
    [SERVICES]: [listed(), listed({ state: "revoked", externallyConfirmed: false })],
    [COMPARISON]: refused("external_services.revoked"),
  });
  await expect.element(page.getByRole("link", { name: "Neu verbinden" })).toBeVisible();
  await expect.element(differences).not.toBeInTheDocument();
});

test("a comparison that fails can be tried again; the connection stays", async () => {
  await openPage({ [COMPARISON]: [{ status: 500 }, compared([aDifference()])] });
  await expect.element(page.getByRole("alert", { name: "Der Vergleich konnte nicht geladen werden" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Maler Sommer" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(toEntry).toBeVisible();
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
  const cucaInfo = { companyId: COMPANY_ID, agent: "Support", endsAt: "2126-11-16T09:00:00.000Z" };
  await commands.answerApi({ "GET /api/auth/refresh": { body: { user: aUser({ cucaInfo }) } } });
  await lookUpSession();
  await openPage({});
  await expect.element(page.getByText("Das kann nur die Firma selbst")).toBeVisible();
  await expect.element(differences.getByText("0221 2")).toBeVisible();
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
});
