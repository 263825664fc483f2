import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../../vitest/api-answer.ts";
import { anEntry } from "../../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../../testing/logged-in.tsx";
import TradesForm from "./form.tsx";

const SUGGEST = "POST /api/customer/suggest/industries";
const SAVE = "POST /api/customer/updateEntryTradesData";

const industries = (...names: string[]): ApiAnswer => ({
  body: { industries: names.map((name) => ({ name, alias: name === "Malerbetriebe" ? "Anstreicher" : "" })) },
});
const refusal: ApiAnswer = {
  status: 400,
  body: { errors: [{ code: "entry.trade_unknown", message: "Diese Branche gibt es nicht mehr.", field: "trades" }] },
};

async function openForm(trades: readonly string[], suggest: ApiAnswer = industries(), mayWrite = true) {
  await commands.answerApi({ [SUGGEST]: suggest, [SAVE]: refusal });
  await renderPart(<TradesForm entry={anEntry({ tradesData: { trades: [...trades] } })} mayWrite={mayWrite} />);
}
const saves = async () => (await commands.requestsOfApi()).filter(({ call }) => call === SAVE);

const input = page.getByLabelText("Branche suchen (optional)");
const options = page.getByRole("option");
const rows = page.getByRole("listitem");
const chosen = () => rows.elements().map((row) => row.firstElementChild?.textContent);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const submit = button("Branchen speichern");
const note = (text: string) => page.getByRole("status").filter({ hasText: text });

beforeAll(() => startSessionAs(aUser()));

test("Enter takes the best suggestion, says so and empties the field", async () => {
  await openForm(["Lackierereien"], industries("Malerbetriebe", "Malerbedarf"));
  await input.fill("anstr");
  await expect.element(options).toHaveLength(2);
  await expect.element(options.first()).toHaveTextContent("Malerbetriebeauch: Anstreicher");
  await userEvent.keyboard("{Enter}");
  await expect.element(input).toHaveValue("");
  await expect.poll(chosen).toEqual(["Lackierereien Hauptbranche", "Malerbetriebe"]);
  await expect.element(note("Malerbetriebe hinzugefügt.")).toBeVisible();
  await expect.element(page.getByText("2 von 10")).toBeVisible();
});

test("chosen trades are not suggested again", async () => {
  await openForm(["Malerbetriebe"], industries("Malerbetriebe"));
  await input.fill("maler");
  await expect.element(note("Diese Branche haben Sie schon gewählt.")).toBeInTheDocument();
  await expect.element(options).toHaveLength(0);
});

test("a word that no trade has: the field says so, and Enter asks for a suggestion", async () => {
  await openForm([]);
  await input.fill("Zeitreisen");
  await expect
    .element(note("Keine Branche gefunden. Versuchen Sie ein kürzeres oder ein anderes Wort."))
    .toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(note("Branchen gibt es nur aus der Liste. Bitte wählen Sie einen Vorschlag.")).toBeVisible();
});

test("a list that can't be loaded says so at the field", async () => {
  await openForm([], { status: 500 });
  await input.fill("maler");
  await expect.element(note("Die Liste der Branchen ist gerade nicht erreichbar.")).toBeInTheDocument();
});

test("typed text that is no trade yet is not saved; the field names it", async () => {
  await openForm(["Malerbetriebe"]);
  await input.fill("Gerüst");
  await submit.click();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription(/„Gerüst“ ist noch nicht gewählt\./);
  expect(await saves()).toEqual([]);
});

test("moving the second trade up makes it the main trade, says so and keeps the focus", async () => {
  await openForm(["Malerbetriebe", "Gerüstbau"]);
  await button("Gerüstbau nach oben").click();
  await expect.poll(chosen).toEqual(["Gerüstbau Hauptbranche", "Malerbetriebe"]);
  await expect.element(note("Gerüstbau ist jetzt Ihre Hauptbranche.")).toBeVisible();
  await expect.element(button("Gerüstbau nach oben")).toHaveFocus();
  await expect.element(button("Gerüstbau nach oben")).toHaveAttribute("aria-disabled", "true");
});

test("the first trade can't move further up", async () => {
  await openForm(["Malerbetriebe", "Gerüstbau"]);
  await button("Malerbetriebe nach oben").click({ force: true });
  await expect.poll(chosen).toEqual(["Malerbetriebe Hauptbranche", "Gerüstbau"]);
});

test("a removed trade leaves the focus in the field and comes back to its place", async () => {
  await openForm(["Malerbetriebe", "Gerüstbau"]);
  await button("Malerbetriebe entfernen").click();
  await expect.poll(chosen).toEqual(["Gerüstbau Hauptbranche"]);
  await expect.element(input).toHaveFocus();
  await button("Wieder aufnehmen").click();
  await expect.poll(chosen).toEqual(["Malerbetriebe Hauptbranche", "Gerüstbau"]);
});

test("Backspace in the empty field removes the last trade, in a filled one a letter", async () => {
  await openForm(["Malerbetriebe", "Gerüstbau"]);
  await input.fill("ab");
  await userEvent.keyboard("{Backspace}");
  await expect.element(input).toHaveValue("a");
  await expect.poll(chosen).toHaveLength(2);
  await userEvent.keyboard("{Backspace}");
  await expect.poll(chosen).toHaveLength(2);
  await userEvent.keyboard("{Backspace}");
  await expect.poll(chosen).toEqual(["Malerbetriebe Hauptbranche"]);
});

test("no trade is taken beyond the most that are allowed", async () => {
  await openForm(
    Array.from({ length: 10 }, (_, index) => `Branche ${index + 1}`),
    industries("Malerbetriebe"),
  );
  await input.fill("maler");
  await options.first().click();
  await expect.element(note("Höchstens 10 sind möglich.")).toBeVisible();
  await expect.poll(chosen).toHaveLength(10);
});

test("a trade that the server no longer knows: its sentence is at the field, and the list stays", async () => {
  await openForm(["Malerbetriebe", "Gerüstbau"]);
  await button("Gerüstbau entfernen").click();
  await submit.click();
  await expect.element(input).toHaveAccessibleDescription(/Diese Branche gibt es nicht mehr\./);
  await expect.poll(chosen).toEqual(["Malerbetriebe Hauptbranche"]);
  await expect
    .poll(async () => (await saves()).map(({ body }) => body))
    .toEqual([{ version: 1, trades: ["Malerbetriebe"] }]);
});

test("people who may only read see the trades and can't change them", async () => {
  await openForm(["Malerbetriebe", "Gerüstbau"], industries(), false);
  await expect.poll(chosen).toEqual(["Malerbetriebe Hauptbranche", "Gerüstbau"]);
  await expect.element(input).toBeDisabled();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
