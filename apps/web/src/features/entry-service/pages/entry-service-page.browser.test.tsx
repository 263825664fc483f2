import type { CompanyPortal, ListingCheckState } from "@portal/contract/entry-service/calls";
import type { FieldComparison, PortalStatus } from "@portal/contract/entry-service/listing";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { navigations, startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import EntryServicePage from "./entry-service-page.tsx";

const LOAD = "GET /api/customer/internalBea/retrievePortals";
const START = "GET /api/customer/internalBea/reloadPortals";
const TREND = "GET /api/customer/internalBea/getPartnerPortalListingStatistics";
/** Longer than the interval at which a running check is asked for. */
const NEXT_ANSWER = { timeout: 5000 };

const CHECKED: ListingCheckState = {
  booked: true,
  running: false,
  done: 3,
  total: 3,
  startedAt: "2026-11-16T08:00:00.000Z",
  finishedAt: "2026-11-16T08:05:00.000Z",
  stale: false,
  nextReloadAt: null,
};
const street: FieldComparison = {
  field: "street",
  expected: "Lindenstraße",
  found: "Lindenallee",
  verdict: "different",
};

function aPortal(name: string, status: PortalStatus | null, given: Partial<CompanyPortal> = {}): CompanyPortal {
  const result = {
    reason: null,
    evidence: { url: `https://${name}.example/4711`, readAt: "2026-11-16T08:04:00.000Z" },
    fields: [],
    duplicates: [],
    checkedAt: "2026-11-16T08:04:00.000Z",
  };
  return {
    portal: { identifier: name, name, icon: "", status },
    pending: false,
    result: status === null ? null : result,
    actor: "owner",
    correctUrl: `https://${name}.example/korrektur`,
    advice: "Melden Sie sich dort an.",
    home: "",
    ...given,
  };
}
const withFields = (portal: CompanyPortal, fields: FieldComparison[]): CompanyPortal => ({
  ...portal,
  result: portal.result && { ...portal.result, fields },
});

const PORTALS = [
  aPortal("Ortsbuch", "portal_ok"),
  aPortal("Kartenwerk", "portal_nok", { actor: "provider" }),
  withFields(aPortal("Stadtblick", "portal_nok"), [street]),
];
const found = (portals: readonly CompanyPortal[], check: Partial<ListingCheckState> = {}): ApiAnswer => ({
  body: { portals, lastUpdate: null, check: { ...CHECKED, ...check } },
});
const trendOf = (...scores: (number | null)[]): ApiAnswer => ({
  body: {
    statistics: { score: null, total: 0, counts: {} },
    trend: scores.map((score, index) => ({
      checkedAt: `2026-11-${String(16 - index).padStart(2, "0")}T08:00:00.000Z`,
      score,
      counts: { portal_ok: 1, portal_nok: 2, portal_error: 0, portal_not_found: 1 },
    })),
  },
});

type Answers = Readonly<Record<string, ApiAnswer | readonly ApiAnswer[]>>;
async function openPage(load: ApiAnswer | readonly ApiAnswer[], others: Answers = {}, query = "") {
  startAt(pathOf("entry_service") + query);
  await commands.answerApi({ [LOAD]: load, [TREND]: trendOf(), ...others });
  await renderPart(<EntryServicePage />);
}
const callsOf = async (wanted: string) => (await commands.requestsOfApi()).filter(({ call }) => call === wanted);

const check = page.getByRole("button", { name: "Jetzt neu prüfen" });
const running = page.getByRole("button", { name: "Prüfung läuft" });
const group = (name: string) => page.getByRole("region", { name, exact: true });
const tab = (name: string) => page.getByRole("navigation", { name: "Portale eingrenzen" }).getByText(name);

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("until the findings are there the page says that it loads, and offers no check", async () => {
  await openPage({ ...found(PORTALS), held: true });
  await expect.element(page.getByRole("status")).toHaveTextContent("Wird geladen");
  await expect.element(check).not.toBeInTheDocument();
  await expect.poll(() => callsOf(LOAD)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(check).toBeVisible();
});

test("findings that can't be loaded: the page says so and loads them when asked again", async () => {
  await openPage([{ status: 500 }, found(PORTALS)]);
  const failure = page.getByRole("alert", { name: "Die Prüfung konnte nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(group("Das korrigieren Sie")).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test("without the product: what it does, which portals it compares, a way to order, no figure and no check", async () => {
  await openPage(found([aPortal("Ortsbuch", null), aPortal("Stadtblick", null)], { booked: false }));
  await expect.element(page.getByText("vergleichen wir jede Woche 2 Portale mit Ihrem Eintrag,")).toBeVisible();
  const portals = page.getByRole("region", { name: "Diese Portale vergleichen wir" }).getByRole("listitem");
  await expect.element(portals).toHaveLength(2);
  const order = page.getByRole("link", { name: "schreiben Sie uns" });
  await expect.element(order).toHaveAttribute("href", expect.stringContaining("bezug=Eintragsservice"));
  await expect.element(check).not.toBeInTheDocument();
  await expect.element(page.getByRole("meter")).not.toBeInTheDocument();
});

test("no connected portal: the page says so and offers no check", async () => {
  await openPage(found([]));
  await expect.element(page.getByRole("heading", { name: "Zurzeit ist kein Portal angeschlossen" })).toBeVisible();
  await expect.element(check).not.toBeInTheDocument();
});

test.each([
  ["owner", /Wir prüfen jede Woche von selbst, und mit „Jetzt neu prüfen“ sofort\.$/],
  ["read", /Wir prüfen jede Woche von selbst\.$/],
] as const)("never checked, right %s: the page says when a check comes", async (right, sentence) => {
  setAccount(anAccount({ right }));
  await openPage(found([aPortal("Ortsbuch", null)], { finishedAt: null, done: 0 }));
  await expect.element(page.getByRole("heading", { name: "Noch nicht geprüft" })).toBeVisible();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("portals are grouped by who must act, below a sentence and the score", async () => {
  await openPage(found(PORTALS));
  await expect.element(page.getByRole("heading", { name: "Auf 1 von 3 Portalen stimmt alles." })).toBeVisible();
  await expect.element(page.getByText("Ein Portal korrigieren Sie selbst.")).toBeVisible();
  await expect.element(page.getByText("Um eines kümmern wir uns.")).toBeVisible();
  await expect
    .element(page.getByRole("meter", { name: "Übereinstimmung mit Ihrem Eintrag" }))
    .toHaveAttribute("aria-valuenow", "65");
  for (const [title, name] of [
    ["Das korrigieren Sie", "Stadtblick"],
    ["Darum kümmern wir uns", "Kartenwerk"],
    ["Alles richtig", "Ortsbuch"],
  ] as const)
    await expect.element(group(title).getByRole("heading", { level: 4 })).toHaveTextContent(name);
  await expect.element(group("Nicht lesbar oder noch nicht geprüft")).not.toBeInTheDocument();
});

test("the results can be saved as a file of this company", async () => {
  await openPage(found(PORTALS));
  await expect
    .element(page.getByRole("link", { name: "Als Tabelle (CSV)" }))
    .toHaveAttribute("href", "/api/customer/internalBea/portals.csv?accountId=4711");
});

test("a filter is in the address, is marked as current and leaves its portals only", async () => {
  await openPage(found(PORTALS));
  await expect.element(tab("Alle (3)")).toHaveAttribute("aria-current", "page");
  await expect.element(tab("Nicht lesbar (0)")).not.toBeInTheDocument();
  await tab("Das tun Sie (1)").click();
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${pathOf("entry_service")}?zeigen=sie`);
  await expect.element(tab("Das tun Sie (1)")).toHaveAttribute("aria-current", "page");
  await expect.element(group("Alles richtig")).not.toBeInTheDocument();
  await expect.element(group("Das korrigieren Sie")).toBeVisible();
});

test("a filter without portals says so and links to all", async () => {
  await openPage(found(PORTALS), {}, "?zeigen=unlesbar");
  await page.getByRole("link", { name: "Alle Portale zeigen" }).click();
  await expect.poll(() => navigations().at(-1)?.href).toBe(pathOf("entry_service"));
  await expect.element(group("Alles richtig")).toBeVisible();
});

test("a difference shows both values and links to the form's field and to the portal's own page", async () => {
  await openPage(found(PORTALS));
  const item = group("Das korrigieren Sie");
  const row = item.getByRole("table", { name: "Abweichungen auf Stadtblick" }).getByRole("row").nth(1);
  await expect.element(row.getByRole("rowheader")).toHaveTextContent("Straße");
  await expect.element(row).toMatchTextContent(/Lindenallee.*Lindenstraße/);
  await expect
    .element(item.getByRole("link", { name: "Straße" }))
    .toHaveAttribute("href", expect.stringMatching(/#companyData-ShippingStreet$/));
  await expect
    .element(item.getByRole("link", { name: "Auf Stadtblick korrigieren" }))
    .toHaveAttribute("href", "https://Stadtblick.example/korrektur");
});

test("a value that the portal does not show reads as missing and asks nobody to change the entry", async () => {
  const missing: FieldComparison = { field: "phone", expected: "0221 1", found: "", verdict: "missing" };
  await openPage(found([withFields(aPortal("Stadtblick", "portal_nok"), [missing])]));
  const item = group("Das korrigieren Sie");
  await expect.element(item.getByRole("cell", { name: "Keine Angabe" })).toBeVisible();
  await expect.element(item.getByText(/Stimmt, was das Portal zeigt/)).not.toBeInTheDocument();
});

test("a company that a portal does not know is offered to be added there", async () => {
  await openPage(found([aPortal("Stadtblick", "portal_not_found")]));
  await expect.element(page.getByText("Ihre Firma steht dort nicht. Melden Sie sich dort an.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Bei Stadtblick eintragen" })).toBeVisible();
});

test("a second listing on a portal is named with its address", async () => {
  const portal = aPortal("Stadtblick", "portal_nok");
  const duplicate = { url: "https://Stadtblick.example/9", readAt: "2026-11-16T08:04:00.000Z", name: "Sommer Maler" };
  const result = portal.result && { ...portal.result, duplicates: [{ ...duplicate, address: "Alter Weg 1, Köln" }] };
  await openPage(found([{ ...portal, result }]));
  await expect.element(page.getByText("Ihre Firma steht dort ein zweites Mal:")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sommer Maler" }))
    .toHaveAttribute("href", "https://Stadtblick.example/9");
  await expect.element(page.getByText(/Alter Weg 1, Köln$/)).toBeVisible();
});

test("most portals contradict the entry in a field: the page first asks about the entry", async () => {
  const portals = [aPortal("Stadtblick", "portal_nok"), aPortal("Ortsbuch", "portal_nok")];
  await openPage(found(portals.map((portal) => withFields(portal, [street]))));
  const question = page.getByRole("region", { name: "Bitte zuerst ansehen: Stimmt das in Ihrem Eintrag noch?" });
  await expect.element(question.getByText("2 von 2 Portalen")).toBeVisible();
  await expect.element(question.getByText("Lindenallee")).toBeVisible();
  await expect.element(question.getByRole("link", { name: "Straße im Eintrag ändern" })).toBeVisible();
});

test("people who may only read find no check and no link to change or ask anything", async () => {
  setAccount(anAccount({ right: "read" }));
  const portals = [aPortal("Stadtblick", "portal_nok"), aPortal("Ortsbuch", "portal_nok", { actor: "provider" })];
  await openPage(found(portals.map((portal) => withFields(portal, [street]))));
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(check).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: /ändern|Straße|Frage zu/ })).not.toBeInTheDocument();
});

test("an entry that was changed since the check: the page says that the findings are older", async () => {
  await openPage(found(PORTALS, { stale: true }));
  await expect.element(page.getByText("Seit Ihrer Änderung noch nicht neu geprüft")).toBeVisible();
});

test("a check that is asked for starts once, shows its progress and reports its end", async () => {
  const going = found(PORTALS, { running: true, done: 1, finishedAt: null, stale: true });
  await openPage([found(PORTALS), going, found(PORTALS)], { [START]: { body: { check: CHECKED }, held: true } });
  await check.click();
  await expect.element(check).toHaveAttribute("aria-busy", "true");
  await check.click({ force: true });
  await expect.poll(() => callsOf(START)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(running).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByText(/^1 von 3 Portalen gelesen\./)).toBeVisible();
  await expect
    .element(page.getByRole("progressbar", { name: "Fortschritt der Prüfung" }))
    .toHaveAttribute("aria-valuenow", "33");
  await expect.element(page.getByText("Seit Ihrer Änderung noch nicht neu geprüft")).not.toBeInTheDocument();
  await expect.element(page.getByText("Die Prüfung ist fertig."), NEXT_ANSWER).toBeVisible();
  await expect.element(check).toBeVisible();
  await expect.poll(() => callsOf(START)).toHaveLength(1);
});

test("the end of a check loads the trend again", async () => {
  const going = found(PORTALS, { running: true });
  await openPage([going, found(PORTALS)], { [TREND]: [trendOf(60), trendOf(65, 60)] });
  await expect.element(page.getByText("Der Verlauf beginnt mit der zweiten Prüfung.")).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "5 Punkte mehr seit dem 15.11.2026" }), NEXT_ANSWER)
    .toBeVisible();
});

test("a portal that the running check has not read yet keeps its last result and says so", async () => {
  await openPage(found([aPortal("Stadtblick", "portal_nok", { pending: true })], { running: true }));
  await expect.element(page.getByText("wird gerade geprüft")).toBeVisible();
  await expect.element(page.getByText("Abweichung", { exact: true })).toBeVisible();
});

test.each([
  ["entry_service.reload_too_soon", 429, "status", "Hinweis: "],
  ["entry_service.data_insufficient", 409, "alert", "Fehler: "],
] as const)("a check refused with %s shows the server's sentence as %s", async (code, status, role, tone) => {
  const message = "Die letzte Prüfung war eben erst.";
  await openPage(found(PORTALS), { [START]: { status, body: { errors: [{ code, message }] } } });
  await check.click();
  const told = page.getByRole(role).filter({ hasText: message });
  await expect.element(told).toHaveTextContent(tone + message);
  await expect.element(check).not.toHaveAttribute("aria-busy");
  await told.getByRole("button", { name: "Meldung schließen" }).click();
  await expect.element(told).not.toBeInTheDocument();
});

test("two scored checks: the trend has a title, a described line and a table with the newest first", async () => {
  await openPage(found(PORTALS), { [TREND]: trendOf(72, null, 60) });
  const trend = page.getByRole("region", { name: "12 Punkte mehr seit dem 14.11.2026" });
  await expect.element(trend.getByRole("img", { name: "Von 60 auf 72 Prozent in 2 Prüfungen" })).toBeVisible();
  await trend.getByText("Als Tabelle zeigen").click();
  const cells = trend.getByRole("row").nth(1).getByRole("cell");
  await expect.element(cells.nth(0)).toHaveTextContent("Wert72 %");
  await expect.element(cells.nth(2)).toHaveTextContent("Abweichend oder fehlend3");
});

test("a trend that can't be loaded is left out, and the rest of the page is there", async () => {
  await openPage(found(PORTALS), { [TREND]: { status: 500 } });
  await expect.element(group("Das korrigieren Sie")).toBeVisible();
  await expect.element(page.getByText("Wird geladen")).not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
