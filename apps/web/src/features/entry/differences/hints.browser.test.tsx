import type { EntryHint } from "@portal/contract/ugc/hints";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import DifferencesPage from "./differences-page.tsx";

const HINTS = "GET /api/customer/entry/hints";
const DECIDE = "POST /api/customer/entry/hints/decide";
const UNDO = "POST /api/customer/entry/undo";

const CHANGE = {
  part: "companyData",
  version: 4,
  fields: [{ field: "Phone", current: "030 1", proposed: "030 23125140" }],
} as const;
const PHONE: EntryHint = {
  id: 88,
  kind: "phone",
  text: "Die Nummer ist jetzt 030 23125140.",
  createdAt: "2026-11-16T08:00:00.000Z",
  change: { ...CHANGE, fields: [...CHANGE.fields] },
};
const CLOSED: EntryHint = { ...PHONE, id: 89, kind: "closed", text: "Der Laden ist zu.", change: null };
const HOURS: EntryHint = { ...PHONE, id: 90, kind: "hours", text: "Mittwochs zu.", change: null };

const shown = (...hints: EntryHint[]): ApiAnswer => ({ body: { hints } });

async function openPage(hints: ApiAnswer | readonly ApiAnswer[], decide: ApiAnswer | readonly ApiAnswer[] = {}) {
  startAt("/");
  await commands.answerApi({
    [HINTS]: hints,
    [DECIDE]: decide,
    [UNDO]: { body: { version: 6, changeId: 10, part: "companyData", fields: ["Phone"] } },
    "GET /api/customer/entry/differences": { body: { differences: [], open: 0 } },
    "GET /api/customer/getSalesForceEntry": { body: { entry: anEntry() } },
  });
  await renderPart(<DifferencesPage />);
}
const bodiesOf = async (wanted: string) =>
  (await commands.requestsOfApi()).filter(({ call }) => call === wanted).map(({ body }) => body);

const section = page.getByRole("region", { name: "Hinweise von Besuchern" });
const list = section.getByRole("list", { name: "Hinweise von Besuchern" });
const accept = page.getByRole("button", { name: "Hinweis 88: Übernehmen" });
const toasts = page.getByRole("region", { name: "Meldungen" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a hint with a value shows what somebody wrote and both values", async () => {
  await openPage(shown(PHONE));
  await expect.element(section.getByText(PHONE.text)).toBeVisible();
  await expect.element(section.getByRole("definition").nth(0)).toHaveTextContent("030 1");
  await expect.element(section.getByRole("definition").nth(1)).toHaveTextContent("030 23125140");
});

test("accepting sends what was seen, says so, leaves the focus in the list, and is taken back in two steps", async () => {
  await openPage([shown(PHONE, HOURS), shown(HOURS)], [{ body: { changeId: 9 } }, { body: { changeId: null } }]);
  await accept.click();
  await expect.element(toasts).toHaveTextContent("Übernommen: Hinweis 88.Rückgängig");
  await expect.element(list).toHaveFocus();
  await toasts.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(toasts).toHaveTextContent("Hinweis 88 ist wieder offen.");
  expect(await bodiesOf(UNDO)).toEqual([{ changeId: 9 }]);
  expect(await bodiesOf(DECIDE)).toEqual([
    { id: 88, decision: "accept", seen: { version: 4, fields: ["Phone"] } },
    { id: 88, decision: "reopen", seen: null },
  ]);
});

test("a hint without a value leads to the form or to a question, and can be marked", async () => {
  await openPage(shown(HOURS, CLOSED), { body: { changeId: null } });
  await expect
    .element(page.getByRole("link", { name: "Im Eintrag ändern" }))
    .toHaveAttribute("href", expect.stringContaining("#oeffnungszeiten"));
  await expect
    .element(page.getByRole("link", { name: "Uns dazu schreiben" }))
    .toHaveAttribute("href", expect.stringContaining("bezug=Hinweis+89"));
  await page.getByRole("button", { name: "Hinweis 90: Erledigt" }).click();
  await expect.element(toasts).toHaveTextContent("Als erledigt vermerkt: Hinweis 90.Rückgängig");
  await page.getByRole("button", { name: "Hinweis 89: Stimmt nicht" }).click();
  await expect.poll(() => bodiesOf(DECIDE)).toMatchObject([{ decision: "right" }, { decision: "wrong" }]);
});

test("a change that is no longer what was shown is said, and the hint is loaded again", async () => {
  const later = { ...PHONE, change: { ...CHANGE, fields: [...CHANGE.fields], version: 5 } };
  await openPage([shown(PHONE), shown(later)], [refused("entry.difference_changed"), { body: { changeId: 9 } }]);
  await accept.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(accept).toBeEnabled();
  await accept.click();
  await expect.poll(async () => (await bodiesOf(DECIDE))[1]).toMatchObject({ seen: { version: 5 } });
});

test("people who may only read see hints without buttons", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage(shown(PHONE));
  await expect.element(section).toBeVisible();
  await expect.element(section.getByRole("button")).not.toBeInTheDocument();
});

test("below hints one line says that nothing else differs", async () => {
  await openPage(shown(PHONE));
  await expect.element(page.getByText("Unsere Daten weichen nicht ab.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Keine Abweichungen" })).not.toBeInTheDocument();
});

test("without hints nothing is shown of them", async () => {
  await openPage(shown());
  await expect.element(page.getByRole("heading", { name: "Keine Abweichungen" })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});
