import type { ExternalService, GoogleLocation } from "@portal/contract/external-services/calls";
import type { ProblemCode } from "@portal/contract/http/problems";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { currentAddress, setWindowQuery, startAt } from "../../../testing/address.ts";
import { refused } from "../../../testing/refused.ts";
import GoogleAuthPage from "./google-auth-page.tsx";
import GoogleProfilePage from "./google-profile-page.tsx";
import RightsErrorPage from "./rights-error-page.tsx";

const URL = "POST /api/external-services/google/auth-url";
const GRANT = "POST /api/external-services/google/grant-access";
const DENY = "POST /api/external-services/google/deny-access";
const LOCATIONS = "POST /api/external-services/google/locations";
const CONNECT = "POST /api/external-services/google/connect-location";
const RIGHTS = "/kunde/meineProdukte/eintrag/rechteuebertragung";

const aService = (given: Partial<ExternalService> = {}): ExternalService => ({
  sourceName: "google",
  connected: false,
  externallyConfirmed: false,
  available: true,
  state: "granted",
  verification: null,
  locationTitle: "",
  grantedAt: null,
  checkedAt: null,
  grantedBy: null,
  away: false,
  ...given,
});
const aLocation = (id: number, given: Partial<GoogleLocation> = {}): GoogleLocation => ({
  googleLocationId: String(id),
  googleAccountId: "5",
  locationTitle: `Filiale ${id}`,
  address: `Hauptstraße ${id}, 50668 Köln`,
  verification: "confirmed",
  suggested: false,
  taken: false,
  ...given,
});
const some = (count: number) => Array.from({ length: count }, (_, index) => aLocation(index + 1));
const connect = page.getByRole("button", { name: "Diesen Standort verbinden" });
const statuses = page.getByRole("status");
const radios = page.getByRole("radio");
const bodies = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body);
const grantPath = () => currentAddress().replace(`${RIGHTS}/`, "");

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

/** Opens the page as Google's consent page does: with its answer in the browser's own address. */
async function comeBack(query: string, answer: ApiAnswer) {
  await commands.answerApi({ [GRANT]: answer, [DENY]: answer });
  setWindowQuery(query);
  startAt(`${RIGHTS}/google/auth`);
  await renderPart(<GoogleAuthPage />);
}
async function openLocations(answer: ApiAnswer | readonly ApiAnswer[], connected: ApiAnswer = {}) {
  await commands.answerApi({ [LOCATIONS]: answer, [CONNECT]: connected });
  startAt(`${RIGHTS}/google/unternehmensProfil`);
  await renderPart(<GoogleProfilePage />);
}
const listed = (locations: GoogleLocation[]): ApiAnswer => ({ body: { locations } });

test("a grant that can't begin says why, and can be begun again", async () => {
  await commands.answerApi({ [URL]: { status: 500 } });
  startAt(`${RIGHTS}/google/auth`);
  await renderPart(<GoogleAuthPage />);
  const begin = page.getByRole("button", { name: "Weiter zu Google" });
  await begin.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fehler: Die Freigabe bei Google konnte nicht begonnen werden.");
  await expect.element(begin).not.toHaveAttribute("aria-busy");
});

test("a person who may only read can't begin a grant", async () => {
  setAccount(anAccount({ right: "read" }));
  startAt(`${RIGHTS}/google/auth`);
  await renderPart(<GoogleAuthPage />);
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test.each([
  ["granted", "google/unternehmensProfil"],
  ["connected", "uebersicht"],
] as const)(
  "Google's code is sent once, leaves the address, and a connection that is %s opens %s",
  async (state, path) => {
    await comeBack("?state=s1&code=c1", { body: { service: aService({ state }) } });
    await expect.poll(grantPath).toBe(path);
    await expect.poll(() => bodies(GRANT)).toEqual([{ code: "c1", state: "s1" }]);
    await expect.poll(() => window.location.search).toBe("");
  },
);

test.each<[ProblemCode, string]>([
  ["external_services.grant_expired", "abgelaufen"],
  ["external_services.other_company", "firma"],
  ["external_services.scope_missing", "haken"],
  ["external_services.away", "google"],
  ["external_services.not_set_up", "dienst"],
  ["auth.right_missing", "recht"],
])("a grant refused with %s opens the error page with the reason %s", async (code, reason) => {
  await comeBack("?state=s1&code=c1", refused(code));
  await expect.poll(grantPath).toBe(`fehler?grund=${reason}`);
});

test.each([
  ["the server takes it", { body: {} }, "abgelehnt"],
  ["the server fails", { status: 500 }, "absage"],
])("a refusal at Google opens its error page: %s", async (_what, answer, reason) => {
  await comeBack("?error=access_denied&state=s1", answer);
  await expect.poll(grantPath).toBe(`fehler?grund=${reason}`);
  await expect.poll(() => bodies(DENY)).toEqual([{ state: "s1" }]);
  expect(await bodies(GRANT)).toEqual([]);
});

test.each([
  ["absage", "Sie haben bei Google abgebrochen", true],
  ["abgelaufen", "Die Freigabe ist abgelaufen", true],
  ["firma", "Eine andere Firma ist ausgewählt", false],
  ["dienst", "Dieses Portal ist noch nicht mit Google verbunden", false],
  ["recht", "Dafür fehlt Ihnen das Recht", false],
  ["<b>toString</b>", "Das hat leider nicht geklappt", true],
  ["toString", "Das hat leider nicht geklappt", true],
])("the error page for %j says %j and offers a new attempt: %s", async (reason, title, mayRetry) => {
  startAt(`${RIGHTS}/fehler?grund=${encodeURIComponent(reason)}`);
  await renderPart(<RightsErrorPage />);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  await expect
    .poll(() => page.getByRole("link", { name: "Noch einmal beginnen" }).elements())
    .toHaveLength(mayRetry ? 1 : 0);
});

test("the only free location is chosen already; connecting it opens the overview", async () => {
  const service = aService({ connected: true, state: "connected" });
  await openLocations(listed([aLocation(1, { taken: true }), aLocation(2, { suggested: true })]), {
    body: { service },
  });
  await expect.element(page.getByRole("radio", { name: "Filiale 1" })).toBeDisabled();
  await expect
    .element(page.getByRole("radio", { name: "Filiale 2" }))
    .toHaveAccessibleDescription("Hauptstraße 2, 50668 Köln · passt zu Ihrem Eintrag");
  await connect.click();
  await expect.element(page.getByText("Verbunden mit Filiale 2.")).toBeVisible();
  await expect.poll(grantPath).toBe("uebersicht");
  await expect
    .poll(() => bodies(CONNECT))
    .toEqual([{ googleLocationId: "2", googleAccountId: "5", locationTitle: "Filiale 2" }]);
});

test("without a choice nothing is sent, and the group says what is missing", async () => {
  await openLocations(listed(some(2)));
  await connect.click();
  await expect.element(page.getByText("Bitte wählen Sie einen Standort.")).toBeVisible();
  expect(await bodies(CONNECT)).toEqual([]);
  await expect.element(radios.nth(0)).toHaveFocus();
  await radios.nth(0).click();
  await expect.element(page.getByText("Bitte wählen Sie einen Standort.")).not.toBeInTheDocument();
});

test("a chosen location that is unlike the entry warns before it is connected", async () => {
  await openLocations(listed([aLocation(1), aLocation(2, { suggested: true })]));
  const warning = page.getByText("Dieser Standort passt nicht zu Ihrem Eintrag");
  await expect.element(connect).toBeVisible();
  await expect.poll(() => warning.elements()).toEqual([]);
  await radios.nth(0).click();
  await expect.element(warning).toBeVisible();
});

test("a location that another company connected meanwhile is refused with the server's sentence", async () => {
  const message = "Dieser Standort ist schon mit einer anderen Firma verbunden.";
  await openLocations(listed([aLocation(1)]), refused("external_services.location_taken", { message }));
  await connect.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${message}`);
  await expect.element(connect).not.toHaveAttribute("aria-busy");
  await expect.element(radios).toBeChecked();
});

test("two presses connect one location", async () => {
  const service = aService({ connected: true, state: "connected" });
  await openLocations(listed([aLocation(1)]), { held: true, body: { service } });
  await connect.click();
  await expect.poll(() => bodies(CONNECT)).toHaveLength(1);
  await connect.click({ force: true });
  await commands.releaseApi();
  await expect.poll(grantPath).toBe("uebersicht");
  await expect.poll(() => bodies(CONNECT)).toHaveLength(1);
});

test("the search says how many locations fit, keeps the chosen one in sight, and Enter connects nothing", async () => {
  await openLocations(listed(some(9)));
  await page.getByRole("radio", { name: "Filiale 3" }).click();
  await page.getByRole("searchbox").fill("straße 7");
  await expect.element(statuses.nth(0)).toHaveTextContent("Ein Standort passt.");
  await expect.element(radios).toHaveLength(2);
  await expect.element(page.getByRole("radio", { name: "Filiale 3" })).toBeChecked();
  await page.getByRole("searchbox").fill("Bonn");
  await userEvent.keyboard("{Enter}");
  await expect.element(statuses.nth(0)).toHaveTextContent("Kein Standort passt. Bitte suchen Sie mit anderen Wörtern.");
  expect(await bodies(CONNECT)).toEqual([]);
});

test("of 25 locations 20 are shown at first, and all on request", async () => {
  await openLocations(listed(some(25)));
  await expect.element(radios).toHaveLength(20);
  await page.getByRole("button", { name: "Alle 25 anzeigen" }).click();
  await expect.element(radios).toHaveLength(25);
});

test("locations that are all taken lead to another Google account instead of a connection", async () => {
  await openLocations(listed([aLocation(1, { taken: true })]));
  await expect.element(page.getByText("Hier ist kein Standort frei")).toBeVisible();
  await expect.element(connect).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Anderes Google-Konto wählen" }).click();
  await expect.poll(grantPath).toBe("google/auth");
});

test.each<[string, ApiAnswer, string]>([
  ["no location", { status: 204 }, "In diesem Google-Konto ist kein Standort"],
  ["no access", refused("external_services.not_granted"), "Die Freigabe bei Google fehlt noch"],
  ["a revoked access", refused("external_services.revoked"), "Die Freigabe bei Google fehlt noch"],
])("%s: the page says %s", async (_what, answer, title) => {
  await openLocations(answer);
  await expect.element(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect.element(connect).not.toBeInTheDocument();
});

test("locations that can't be loaded can be tried again", async () => {
  await openLocations([{ status: 500 }, listed(some(2))]);
  await expect
    .element(page.getByRole("alert", { name: "Ihre Standorte konnten nicht geladen werden" }))
    .toMatchTextContent(/Die Standorte bei Google konnten nicht geladen werden\./);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(radios).toHaveLength(2);
});

test("a person who may only read chooses no location, and Google is not asked", async () => {
  setAccount(anAccount({ right: "read" }));
  await openLocations(listed(some(2)));
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  expect(await bodies(LOCATIONS)).toEqual([]);
});
