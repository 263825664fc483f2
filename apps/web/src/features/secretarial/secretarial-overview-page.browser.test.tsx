import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { hasUnsavedChanges } from "../../platform/forms/unsaved-changes.ts";
import { queryClient } from "../../platform/query/query-client.ts";
import { startAt } from "../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { refused } from "../../testing/refused.ts";
import SecretarialOverviewPage from "./secretarial-overview-page.tsx";
import { aCaller, aCallerList, setCompanyWithService, someSettings } from "./testing/callers.ts";

const LIST = "GET /api/secretarial-service/getCompanyCallerList";
const SETTINGS = "GET /api/secretarial-service/getCompanySettings";
const UPDATE = "POST /api/secretarial-service/updateCaller";
const SAVE = "POST /api/secretarial-service/updateCompanySettings";
const toasts = page.getByRole("region", { name: "Meldungen" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithService());

const SETTINGS_VIEW = "?ansicht=einstellungen";

async function open(answers: object = {}, query = "") {
  startAt(`${pathOf("secretarial_overview")}${query}`);
  await commands.answerApi({
    [LIST]: { body: aCallerList([aCaller()]) },
    [SETTINGS]: { body: { settings: someSettings() } },
    ...answers,
  });
  await renderPart(<SecretarialOverviewPage />);
}

test("the headline says what is open; a call has a link to dial, its reason and its state", async () => {
  await open();
  await expect.element(page.getByRole("heading", { name: "Ein Anruf ist noch offen" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Maria Klein anrufen: 0221 445566" }))
    .toHaveAttribute("href", "tel:+49221445566");
  await expect.element(page.getByText("Bittet um Rückruf")).toBeVisible();
  await expect.element(page.getByText("Dachrinne undicht, bittet um Termin.")).toBeVisible();
});

test("a done mark can be undone", async () => {
  const done = aCaller({ doneAt: "2026-11-20T09:00:00.000Z" });
  await open({
    [LIST]: [aCallerList([aCaller()]), aCallerList([done]), aCallerList([aCaller()])].map((body) => ({ body })),
    [UPDATE]: [{ body: { caller: done } }, { body: { caller: aCaller() } }],
  });
  await page.getByRole("button", { name: /^Als erledigt markieren/ }).click();
  await expect.element(page.getByRole("heading", { name: "Alle Anrufe sind erledigt" })).toBeVisible();
  await toasts.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(page.getByRole("heading", { name: "Ein Anruf ist noch offen" })).toBeVisible();
});

test("a refused mark says why beside the call", async () => {
  await open({ [UPDATE]: refused("secretarial.caller_not_found") });
  await page.getByRole("button", { name: /^Als erledigt markieren/ }).click();
  await expect.element(page.getByText("Diesen Anruf gibt es nicht mehr.")).toBeVisible();
});

test("an absence that appears while the form is open is shown, and is no unsaved change", async () => {
  const absence = { firstDay: "2026-12-03", lastDay: "2026-12-03" };
  const answers = [someSettings(), someSettings({ absence })].map((settings) => ({ body: { settings } }));
  await open({ [SETTINGS]: answers }, SETTINGS_VIEW);
  const greeting = page.getByLabelText("Begrüßung");
  await expect.element(greeting).toBeVisible();
  await queryClient.invalidateQueries();
  await expect.element(page.getByText(/^03\.12\.2026\. Abwesenheiten ansehen/)).toBeVisible();
  await greeting.fill("Guten Morgen.");
  await expect.poll(hasUnsavedChanges).toBe(true);
  await greeting.fill(someSettings().greeting);
  await expect.poll(hasUnsavedChanges).toBe(false);
});

test("an empty vacationEndDate is shown empty; errors of the server stand beside their fields", async () => {
  await open(
    {
      [SAVE]: {
        status: 400,
        body: {
          errors: [
            {
              code: "request.invalid",
              field: "settings.vacationEndDate",
              message: "Der letzte Tag liegt vor dem ersten.",
            },
          ],
        },
      },
    },
    SETTINGS_VIEW,
  );
  const last = page.getByLabelText(/^Letzter Tag/);
  await expect.element(last).toHaveValue("");
  await page.getByRole("button", { name: "Einstellungen speichern" }).click();
  await expect.element(last).toHaveAccessibleDescription(/Der letzte Tag liegt vor dem ersten\./);
});

test("own hours appear when they are chosen", async () => {
  await open({}, SETTINGS_VIEW);
  await page.getByRole("radio", { name: "Zu eigenen Zeiten" }).click();
  await page.getByRole("checkbox", { name: "Montag" }).click();
  await expect.element(page.getByLabelText("Montag, von")).toHaveValue("08:00");
});

test("who may only read sees the calls and no buttons that change them", async () => {
  setCompanyWithService("read");
  await open();
  await expect.element(page.getByRole("heading", { name: "Maria Klein" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /erledigt/ })).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Einstellungen", exact: true }).click();
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(page.getByLabelText("Begrüßung")).toBeDisabled();
});

test("without the product nothing is loaded, and the page says what it would bring", async () => {
  setCompanyWithService("owner", "Inactive");
  startAt(pathOf("secretarial_overview"));
  await commands.answerApi({});
  await renderPart(<SecretarialOverviewPage />);
  await expect
    .element(page.getByRole("heading", { name: "Ein Sekretariatsservice gehört nicht zu Ihren Produkten" }))
    .toBeVisible();
});

test("a list that can't be loaded is loaded when asked again", async () => {
  await open({ [LIST]: [{ status: 500 }, { body: aCallerList([aCaller()]) }] });
  await expect.element(page.getByRole("heading", { name: "Die Anrufe konnten nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByRole("heading", { name: "Ein Anruf ist noch offen" })).toBeVisible();
});
