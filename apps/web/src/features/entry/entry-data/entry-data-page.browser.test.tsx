import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { navigations, startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { PART_GROUPS } from "../parts/part-groups.ts";
import { GROUP_TEXTS } from "../parts/group-texts.ts";
import EntryDataPage from "./entry-data-page.tsx";

const LOAD = "GET /api/customer/getSalesForceEntry";
const PATH = pathOf("entry_data");
const [first, second] = PART_GROUPS;
const titleOf = (group: typeof first): string => (group === undefined ? "" : GROUP_TEXTS[group.key].title);

async function openPage(query = "", load: ApiAnswer | readonly ApiAnswer[] = { body: { entry: anEntry() } }) {
  startAt(PATH + query);
  await commands.answerApi({ [LOAD]: load });
  await renderPart(<EntryDataPage />);
}

const groups = page.getByRole("navigation", { name: "Bereiche des Eintrags" });
const current = groups.getByRole("link").filter({ has: page.getByText(/ausgefüllt/) });
const headline = page.getByRole("heading", { level: 2 });
const name = page.getByRole("textbox", { name: "Firmenname" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("without a group in the address the first one is shown and marked as current", async () => {
  await openPage();
  await expect.element(headline).toHaveTextContent(titleOf(first));
  await expect.element(groups.getByRole("link").first()).toHaveAttribute("aria-current", "page");
});

test("the groups say how much of them is filled in as soon as the entry is there", async () => {
  await openPage("", { body: { entry: anEntry() }, held: true });
  await expect.element(groups.getByRole("link")).toHaveLength(PART_GROUPS.length);
  await expect.element(current.first()).not.toBeInTheDocument();
  await expect.poll(() => commands.requestsOfApi()).toContainEqual(expect.objectContaining({ call: LOAD }));
  await commands.releaseApi();
  await expect.element(current.first()).toBeVisible();
});

test("another group takes the focus to its headline", async () => {
  await openPage(`?bereich=${first?.key}`);
  await expect.element(headline).toHaveTextContent(titleOf(first));
  await groups.getByRole("link").nth(1).click();
  await expect.element(headline).toHaveTextContent(titleOf(second));
  await expect.element(headline).toHaveFocus();
});

test.each([
  ["first", first?.key, `Weiter${titleOf(second)}`],
  ["last", PART_GROUPS.at(-1)?.key, `Zurück${titleOf(PART_GROUPS.at(-2))}`],
])("the %s group has one step only", async (_which, key, step) => {
  await openPage(`?bereich=${key}`);
  await expect
    .element(page.getByRole("navigation", { name: "Weitere Bereiche" }).getByRole("link"))
    .toHaveTextContent(step);
});

test("an address with a field opens that field's group and gives the field the focus", async () => {
  await openPage("#companyData-company_name");
  await expect.element(name).toHaveFocus();
  await expect.poll(() => navigations().at(-1)?.href).toMatch(/\?bereich=.+#companyData-company_name$/);
});

test("an address with a part focuses its section", async () => {
  await openPage("#companyData-nicht-da");
  const section = page.getByRole("region", { name: "Adresse und Kontakt" });
  await expect.element(section).toHaveFocus();
});

test("an entry that can't be loaded leaves the groups usable and is loaded when asked again", async () => {
  await openPage(`?bereich=${first?.key}`, [{ status: 500 }, { body: { entry: anEntry() } }]);
  const failure = page.getByRole("alert", { name: "Der Eintrag konnte nicht geladen werden" });
  await expect.element(failure).toBeVisible();
  await expect.element(groups.getByRole("link").nth(1)).toBeVisible();
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(name).toBeVisible();
});

test("people who may only read are told so, and every field is locked", async () => {
  setAccount(anAccount({ right: "read" }));
  await openPage(`?bereich=${first?.key}`);
  await expect.element(page.getByText("Sie können diesen Eintrag ansehen, aber nicht ändern")).toBeVisible();
  await expect.element(name).toBeDisabled();
});
