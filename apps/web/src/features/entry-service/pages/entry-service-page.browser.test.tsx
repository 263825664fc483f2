import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { navigations } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import {
  aPortal,
  callsOf,
  check,
  found,
  group,
  LOAD,
  openPage,
  PORTALS,
  street,
  TREND,
  trendOf,
  withFields,
} from "../testing/entry-service-page.tsx";

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
