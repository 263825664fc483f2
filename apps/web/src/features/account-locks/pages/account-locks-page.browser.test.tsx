import { ACCOUNT_LOCK_FLAGS, type AccountLocks, type AccountLocksAnswer } from "@portal/contract/account-locks/calls";
import type { Account } from "@portal/contract/account/calls";
import type { SupportVisit } from "@portal/contract/auth/support/calls";
import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { hasUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import AccountLocksPage from "./account-locks-page.tsx";

const LOAD = "GET /api/customer/entry/account-locks/get";
const SAVE = "POST /api/customer/entry/account-locks/update";
const VISITS = "GET /api/customer/support-visits";

const answerWith = (set: string[], lastChange: AccountLocksAnswer["lastChange"] = null): ApiAnswer => {
  const flags = Object.values(ACCOUNT_LOCK_FLAGS).map((flag) => [flag, set.includes(flag)]);
  return { body: { accountLocks: Object.fromEntries(flags) as AccountLocks, lastChange } };
};
const aVisit = (given: Partial<SupportVisit> = {}): SupportVisit => ({
  id: 1,
  agent: "Petra Kern",
  reason: "Rückruf wegen der Öffnungszeiten",
  startedAt: "2026-11-16T08:00:00.000Z",
  endsAt: "2026-11-16T09:00:00.000Z",
  changes: [],
  ...given,
});
const choice = (name: string) => page.getByRole("checkbox", { name, exact: true });
const calls = choice("Anrufe von uns");
const leads = choice("Anfragen von Kunden");
const save = page.getByRole("button", { name: "Kontaktwünsche speichern" });
const sent = async () => (await commands.requestsOfApi()).filter(({ call }) => call === SAVE).map(({ body }) => body);

async function openPage(answers: Record<string, ApiAnswer | ApiAnswer[]>, right: Account["right"] = "owner") {
  setAccount({ company_id: COMPANY_ID, company_name: "Malerbetrieb Sommer", right } as Account);
  await commands.answerApi({ [LOAD]: answerWith([]), [VISITS]: { body: { visits: [] } }, ...answers });
  await renderPart(<AccountLocksPage />);
}

beforeAll(async () => {
  startAt("/");
  await startSessionAs(aUser());
});

test("a lock that is set is a box without a tick, and its help says what stopped", async () => {
  await openPage({ [LOAD]: answerWith(["No_Call__c"]) });
  await expect.element(calls).not.toBeChecked();
  await expect
    .element(calls)
    .toHaveAccessibleDescription("Den Code für die Übernahme Ihres Eintrags sagen wir nicht mehr am Telefon.");
  await expect.element(leads).toBeChecked();
  await expect
    .element(leads)
    .toHaveAccessibleDescription(
      "Ohne Haken: Wir leiten keine Anfragen mehr an Sie weiter, und in Ihrem Eintrag kann niemand mehr anfragen.",
    );
});

test("saving sends only what differs and says that it applies", async () => {
  await openPage({ [LOAD]: answerWith(["No_Leads__c"]), [SAVE]: answerWith(["No_Call__c"]) });
  await calls.click();
  await leads.click();
  await expect.element(page.getByText("Nicht gespeicherte Änderungen")).toBeVisible();
  await expect.poll(hasUnsavedChanges).toBe(true);
  await save.click();
  await expect.element(page.getByText("Gespeichert. Das gilt ab sofort.")).toBeVisible();
  await expect.poll(sent).toEqual([{ No_Call__c: true, No_Leads__c: false }]);
  await expect.poll(hasUnsavedChanges).toBe(false);
  await expect.element(calls).not.toBeChecked();
});

test("a choice that is taken back leaves nothing to save", async () => {
  await openPage({});
  await calls.click();
  await calls.click();
  await expect.element(page.getByText("Nicht gespeicherte Änderungen")).not.toBeInTheDocument();
  await expect.poll(hasUnsavedChanges).toBe(false);
  await save.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Fehler: Sie haben nichts geändert.");
  expect(await sent()).toEqual([]);
});

test("after saving, the next choice replaces “Gespeichert”", async () => {
  await openPage({ [SAVE]: answerWith(["No_Call__c"]) });
  await calls.click();
  await save.click();
  await expect.element(page.getByText("Gespeichert. Das gilt ab sofort.")).toBeVisible();
  await leads.click();
  await leads.click();
  await expect.element(page.getByText("Gespeichert. Das gilt ab sofort.")).not.toBeInTheDocument();
});

test("after saving the boxes show what the server stored, not what was chosen", async () => {
  await openPage({ [SAVE]: answerWith(["No_Leads__c"]) });
  await calls.click();
  await save.click();
  await expect.element(leads).not.toBeChecked();
  await expect.element(calls).toBeChecked();
  await expect.poll(hasUnsavedChanges).toBe(false);
});

test("while saving the boxes are locked; a failure is announced and keeps the choices", async () => {
  await openPage({ [SAVE]: [{ held: true, offline: true }, answerWith(["No_Call__c"])] });
  await calls.click();
  await save.click();
  await expect.element(leads).toBeDisabled();
  await releaseCall(SAVE);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fehler: Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(calls).not.toBeChecked();
  await expect.element(calls).toBeEnabled();
  await save.click();
  await expect.element(page.getByText("Gespeichert. Das gilt ab sofort.")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("Space toggles a choice with the keyboard", async () => {
  await openPage({});
  await expect.element(calls).toBeChecked();
  calls.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(calls).not.toBeChecked();
});

test("somebody who may only read sees the choices, no button and why", async () => {
  await openPage({}, "read");
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(calls).toBeDisabled();
  await expect.element(save).not.toBeInTheDocument();
});

test("an editor may save", async () => {
  await openPage({}, "editor");
  await expect.element(save).toBeVisible();
  await expect.element(page.getByText("Sie können hier nur lesen")).not.toBeInTheDocument();
});

test.each([
  ["the company", false, /^Zuletzt geändert .*\d\.$/],
  ["customer care", true, / vom Kundendienst\.$/],
])("the last change by %s is named", async (_who, bySupport, expected) => {
  await openPage({ [LOAD]: answerWith([], { at: "2020-03-01T08:00:00.000Z", bySupport }) });
  await expect.element(page.getByText(/^Zuletzt geändert/)).toMatchTextContent(expected);
});

test("choices that can't be loaded say so with a second try, and the visits are there all the same", async () => {
  await openPage({ [LOAD]: [refused("server.defect"), answerWith(["No_Call__c"])] });
  await expect
    .element(page.getByRole("heading", { name: "Ihre Kontaktwünsche konnten nicht geladen werden" }))
    .toBeVisible();
  await expect.element(page.getByText(/^Bisher war der Kundendienst nicht/)).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(calls).not.toBeChecked();
});

test("visits are listed with reason, agent and changes, and without a name if the agent is gone", async () => {
  await openPage({
    [VISITS]: {
      body: {
        visits: [aVisit(), aVisit({ id: 2, agent: "", reason: "Adresse berichtigt", changes: ["Eintrag: Adresse"] })],
      },
    },
  });
  const visits = page.getByRole("region", { name: "Besuche des Kundendienstes" }).getByRole("listitem");
  await expect
    .element(visits.nth(0).getByText(/^Rückruf/))
    .toHaveTextContent("Rückruf wegen der ÖffnungszeitenPetra Kern, KundendienstNichts geändert");
  await expect
    .element(visits.nth(1).getByText(/^Adresse/))
    .toHaveTextContent("Adresse berichtigtKundendienstGeändert: Eintrag: Adresse");
});

test("visits that can't be loaded say so with a second try, and the choices stay", async () => {
  await openPage({ [VISITS]: [refused("server.defect"), { body: { visits: [aVisit()] } }] });
  await expect.element(page.getByRole("heading", { name: "Die Besuche konnten nicht geladen werden" })).toBeVisible();
  await expect.element(calls).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByText(/Petra Kern/)).toBeVisible();
});
