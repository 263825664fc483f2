import type { OpeningHours } from "@portal/contract/opening-hours/model";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../../../vitest/api-answer.ts";
import { startAt } from "../../../../../testing/address.ts";
import { anEntry } from "../../../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../../../testing/logged-in.tsx";
import { TodayCard } from "./today-card.tsx";

const SAVE = "POST /api/customer/updateEntryOpeningHours";
const LOAD = "GET /api/customer/getSalesForceEntry";
const UNDO = "POST /api/customer/entry/undo";
const TODAY = berlinDate(Date.now());

const everyDay = (spans: readonly { from: string; to: string }[]): OpeningHours => ({
  ...emptyOpeningHours(),
  week: Array.from({ length: 7 }, () => ({ spans: [...spans], byAppointment: false })),
});
/** Open now, whatever time it is. */
const ALWAYS = everyDay([{ from: "00:00", to: "00:00" }]);
const ELSEWHERE: OpeningHours = {
  ...ALWAYS,
  specialDays: [{ from: addDays(TODAY, 40), to: addDays(TODAY, 40), label: "Umzug", spans: [] }],
};
const saved: ApiAnswer = { body: { version: 2, changeId: 9 } };
const stale: ApiAnswer = {
  status: 409,
  body: { errors: [{ code: "entry.stale_version", message: "Inzwischen geändert." }] },
};

async function openCard(openingHours: OpeningHours, save: ApiAnswer | readonly ApiAnswer[] = saved, mayWrite = true) {
  startAt("/");
  const newer = anEntry({ openingHours: ELSEWHERE });
  await commands.answerApi({
    [SAVE]: save,
    [LOAD]: { body: { entry: { ...newer, versions: { ...newer.versions, openingHours: 5 } } } },
    [UNDO]: { body: { version: 6, changeId: 10, part: "openingHours", fields: ["specialDays"] } },
  });
  await renderPart(<TodayCard entry={anEntry({ openingHours })} mayWrite={mayWrite} />);
}
type Body = { version: number; openingHours: OpeningHours };
const saves = async () =>
  (await commands.requestsOfApi()).filter(({ call }) => call === SAVE).map(({ body }) => body as Body);

const earlier = page.getByRole("button", { name: "Heute früher zu" });
const holidays = page.getByRole("button", { name: "Betriebsferien", exact: true });
const dialog = page.getByRole("dialog");
const atOnce = dialog.getByRole("button", { name: "Ab sofort" });
const store = dialog.getByRole("button", { name: "Betriebsferien speichern" });
const toasts = page.getByRole("region", { name: "Meldungen" });

beforeAll(() => startSessionAs(aUser()));

test("no hours yet: the card links to their form and offers no quick change", async () => {
  await openCard(emptyOpeningHours());
  await expect.element(page.getByRole("link", { name: "Öffnungszeiten eintragen" })).toBeVisible();
  await expect.element(holidays).not.toBeInTheDocument();
});

test("no hours yet: people who may only read are told so without a link", async () => {
  await openCard(emptyOpeningHours(), saved, false);
  await expect.element(page.getByText("Es sind noch keine Öffnungszeiten eingetragen.")).toBeVisible();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});

test("people who may only read see today's hours and no quick change", async () => {
  await openCard(ALWAYS, saved, false);
  await expect.element(page.getByText(/^Heute: /)).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a special day of today is named with the hours", async () => {
  await openCard({ ...ALWAYS, specialDays: [{ from: TODAY, to: TODAY, label: "Inventur", spans: [] }] });
  await expect.element(page.getByText("Heute: geschlossen (Inventur)")).toBeVisible();
  await expect.element(earlier).not.toBeInTheDocument();
});

test("closing at once saves a special day for today and offers to undo it", async () => {
  await openCard(ALWAYS);
  await earlier.click();
  await atOnce.click();
  await expect.element(toasts.getByText("Heute ab sofort geschlossen.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(saves).toMatchObject([{ version: 1, openingHours: { specialDays: [{ from: TODAY, to: TODAY }] } }]);
  await toasts.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(toasts.getByText("Rückgängig gemacht. Es gilt wieder, was vorher galt.")).toBeVisible();
});

test("hours that somebody else saved meanwhile are kept: the change is made to the newer ones", async () => {
  await openCard(ALWAYS, [stale, saved]);
  await earlier.click();
  await atOnce.click();
  await expect.element(toasts.getByText("Heute ab sofort geschlossen.")).toBeVisible();
  const [first, second] = await saves();
  expect(first?.version).toBe(1);
  expect(second?.version).toBe(5);
  expect(second?.openingHours.specialDays.map(({ label }) => label)).toContain("Umzug");
});

test("a change that can't be saved stays open and says why", async () => {
  await openCard(ALWAYS, [{ offline: true }, saved]);
  await earlier.click();
  await atOnce.click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/Keine Verbindung/);
  await atOnce.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("while it is saved nothing closes the dialog and no other time can be chosen", async () => {
  await openCard(ALWAYS, { ...saved, held: true });
  await earlier.click();
  await atOnce.click();
  await expect.element(atOnce).toBeDisabled();
  await expect.element(dialog.getByRole("button", { name: "Schließen" })).toBeDisabled();
  await expect.poll(saves).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("company holidays begin tomorrow, say what customers will read, and are saved", async () => {
  await openCard(ALWAYS);
  await holidays.click();
  await expect.element(dialog.getByLabelText("Erster Tag")).toHaveValue(addDays(TODAY, 1));
  await expect
    .element(dialog.getByText(/^Ihre Kunden lesen: geschlossen von .* Danach wieder geöffnet ab/))
    .toBeVisible();
  await store.click();
  await expect.element(toasts.getByText("Betriebsferien eingetragen.")).toBeVisible();
  await expect
    .poll(saves)
    .toMatchObject([
      { openingHours: { specialDays: [{ from: addDays(TODAY, 1), to: addDays(TODAY, 14), spans: [] }] } },
    ]);
});

test("a later first day moves the last one; a last day before it can't be saved", async () => {
  await openCard(ALWAYS);
  await holidays.click();
  const last = dialog.getByLabelText("Letzter Tag");
  await dialog.getByLabelText("Erster Tag").fill(addDays(TODAY, 30));
  await expect.element(last).toHaveValue(addDays(TODAY, 30));
  await last.fill(addDays(TODAY, 29));
  await expect.element(last).toHaveAttribute("aria-invalid", "true");
  await expect.element(store).toBeDisabled();
  await expect.element(dialog.getByText(/^Ihre Kunden lesen/)).not.toBeInTheDocument();
});
