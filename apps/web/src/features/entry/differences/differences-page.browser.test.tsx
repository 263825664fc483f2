import type { EntryDifference } from "@portal/contract/entry/differences/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import DifferencesPage from "./differences-page.tsx";

const LOAD = "GET /api/customer/entry/differences";
const DECIDE = "POST /api/customer/entry/differences/decide";
const UNDO = "POST /api/customer/entry/undo";
const ENTRY = "GET /api/customer/getSalesForceEntry";
const PROPOSAL = "a".repeat(32);

const phone = { field: "Phone", current: "0221 1", proposed: "0221 2" } as const;
const fax = { field: "fax", current: "", proposed: "0221 3" } as const;
const aDifference = (given: Partial<EntryDifference> = {}): EntryDifference => ({
  part: "companyData",
  version: 4,
  proposal: PROPOSAL,
  proposedAt: "2026-11-16T08:00:00.000Z",
  fields: [phone, fax],
  refused: [],
  ...given,
});
const found = (...differences: EntryDifference[]): ApiAnswer => ({
  body: { differences, open: differences.reduce((sum, { fields }) => sum + fields.length, 0) },
});
const saved = (changeId: number | null): ApiAnswer => ({ body: { version: 5, changeId } });

async function openPage(load: ApiAnswer | readonly ApiAnswer[], decide: ApiAnswer | readonly ApiAnswer[] = {}) {
  startAt("/");
  await commands.answerApi({
    [LOAD]: load,
    [DECIDE]: decide,
    "GET /api/customer/entry/hints": { body: { hints: [] } },
    [UNDO]: { body: { version: 6, changeId: 10, part: "companyData", fields: ["Phone"] } },
    [ENTRY]: { body: { entry: anEntry() } },
  });
  await renderPart(<DifferencesPage />);
}
const bodiesOf = async (wanted: string) =>
  (await commands.requestsOfApi()).filter(({ call }) => call === wanted).map(({ body }) => body);

const part = page.getByRole("region", { name: "Adresse und Kontakt" });
const list = part.getByRole("list", { name: "Adresse und Kontakt" });
const accept = page.getByRole("button", { name: "Telefon: Übernehmen" });
const refuse = page.getByRole("button", { name: "Telefon: Meine behalten" });
const toasts = page.getByRole("region", { name: "Meldungen" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("both versions of each field stand side by side, with their number and the day of the proposal", async () => {
  await openPage(found(aDifference()));
  await expect.element(page.getByRole("status")).toHaveTextContent("2 Angaben sind offen.");
  await expect.element(part.getByText("Unsere Daten vom 16.11.2026")).toBeVisible();
  const values = part.getByRole("definition");
  await expect.element(values.nth(0)).toHaveTextContent("0221 1");
  await expect.element(values.nth(1)).toHaveTextContent("0221 2");
  await expect.element(values.nth(2)).toHaveTextContent("nicht angegeben");
});

test("no difference: the page says that nothing is open, and links to the entry", async () => {
  await openPage(found());
  await expect.element(page.getByRole("status")).toHaveTextContent("Unsere Daten weichen nicht ab.");
  await expect.element(page.getByRole("heading", { name: "Keine Abweichungen" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zum Eintrag" })).toBeVisible();
});

test("differences that can't be loaded are loaded when asked again", async () => {
  await openPage([{ status: 500 }, found(aDifference())]);
  const failure = page.getByRole("alert", { name: "Die Abweichungen konnten nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(part).toBeVisible();
});

test.each([
  [accept, "accept", "Übernommen: Telefon."],
  [refuse, "refuse", "Ihre Angabe bleibt: Telefon."],
] as const)(
  "a decision sends what was seen, says so and leaves the focus in the list",
  async (button, how, message) => {
    await openPage([found(aDifference()), found(aDifference({ version: 5, fields: [fax] }))], saved(9));
    await button.click();
    await expect.element(toasts).toHaveTextContent(message + "Rückgängig");
    await expect
      .poll(() => bodiesOf(DECIDE))
      .toEqual([
        { part: "companyData", version: 4, proposal: PROPOSAL, decisions: [{ field: "Phone", decision: how }] },
      ]);
    await expect.element(page.getByRole("status")).toHaveTextContent("Eine Angabe ist offen.");
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
  },
);

test("while a decision runs no other can be made", async () => {
  await openPage(found(aDifference()), { ...saved(9), held: true });
  await accept.click();
  await expect.element(accept).toHaveAttribute("aria-busy", "true");
  await expect.element(refuse).toBeDisabled();
  await expect.element(page.getByRole("button", { name: /^Beide übernehmen/u })).toBeDisabled();
  await expect.poll(() => bodiesOf(DECIDE)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(refuse).toBeEnabled();
  await expect.poll(() => bodiesOf(DECIDE)).toHaveLength(1);
});

test("all fields of a part are decided in one call", async () => {
  await openPage([found(aDifference()), found()], saved(9));
  await page.getByRole("button", { name: /^Beide übernehmen/u }).click();
  await expect.element(page.getByRole("heading", { name: "Keine Abweichungen" })).toBeVisible();
  await expect
    .poll(() => bodiesOf(DECIDE))
    .toMatchObject([
      {
        decisions: [
          { field: "Phone", decision: "accept" },
          { field: "fax", decision: "accept" },
        ],
      },
    ]);
});

test("one field in a part: no button for all", async () => {
  await openPage(found(aDifference({ fields: [phone] })));
  await expect.element(accept).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Alle/ })).not.toBeInTheDocument();
});

test("an accepted value is taken back by undoing its change", async () => {
  await openPage([found(aDifference()), found(), found(aDifference())], saved(9));
  await accept.click();
  await toasts.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(toasts).toHaveTextContent("Wieder offen: Telefon.");
  await expect.poll(() => bodiesOf(UNDO)).toEqual([{ changeId: 9 }]);
});

test("a refusal is taken back by opening it again in the version that it made", async () => {
  await openPage([found(aDifference()), found(), found(aDifference())], [saved(null), saved(null)]);
  await refuse.click();
  await toasts.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(toasts).toHaveTextContent("Wieder offen: Telefon.");
  expect(await bodiesOf(UNDO)).toEqual([]);
  await expect
    .poll(async () => (await bodiesOf(DECIDE))[1])
    .toEqual({
      part: "companyData",
      version: 5,
      proposal: PROPOSAL,
      decisions: [{ field: "Phone", decision: "reopen" }],
    });
});

test("a refused value is folded and can be put up again", async () => {
  await openPage(
    [found(aDifference({ fields: [], refused: [phone] })), found(aDifference({ fields: [phone] }))],
    saved(null),
  );
  await part.getByText("Eine Angabe abgelehnt").click();
  await page.getByRole("button", { name: "Telefon: Wieder vorlegen" }).click();
  await expect.element(toasts).toHaveTextContent("Wieder offen: Telefon.");
  await expect.element(toasts.getByRole("button", { name: "Rückgängig" })).not.toBeInTheDocument();
  await expect.element(accept).toBeVisible();
});

test("a proposal that changed meanwhile: the server's sentence and the new values", async () => {
  const message = "Der Vorschlag hat sich geändert.";
  const changed = aDifference({ fields: [{ ...phone, proposed: "0221 77" }, fax] });
  await openPage([found(aDifference()), found(changed)], {
    status: 409,
    body: { errors: [{ code: "entry.difference_changed", message }] },
  });
  await accept.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  await expect.element(part.getByRole("definition").nth(1)).toHaveTextContent("0221 77");
  await expect.element(accept).toBeEnabled();
});

test("without a connection the decision is not made, and can be made again", async () => {
  await openPage([found(aDifference()), found(aDifference({ fields: [fax] }))], [{ offline: true }, saved(9)]);
  await accept.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Keine Verbindung/);
  await accept.click();
  await expect.element(accept).not.toBeInTheDocument();
});

test("people who may only read compare the versions and decide nothing", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage(found(aDifference({ refused: [{ field: "mobile", current: "", proposed: "0151 1" }] })));
  await expect.element(part).toBeVisible();
  await part.getByText("Eine Angabe abgelehnt").click();
  await expect.element(part.getByRole("button")).not.toBeInTheDocument();
});
