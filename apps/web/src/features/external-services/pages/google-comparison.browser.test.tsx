import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import {
  aDifference,
  bodies,
  callsOf,
  compared,
  COMPARISON,
  differences,
  listed,
  openPage,
  SERVICES,
} from "../testing/rights-overview-page.tsx";

const ACCEPT = "POST /api/external-services/google/accept";
const UNDO = "POST /api/customer/entry/undo";
const toEntry = page.getByRole("button", { name: "Telefon: In meinen Eintrag übernehmen" });
const toGoogle = page.getByRole("button", { name: "Telefon: An Google senden" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

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
