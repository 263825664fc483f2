import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { hasUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import {
  conflict,
  HISTORY,
  inVersion,
  LOAD,
  LoadedForm,
  name,
  SAVE,
  sentBodies,
  submit,
} from "../testing/part-form.tsx";

const phone = page.getByLabelText("Telefon (optional)");
const website = page.getByLabelText("Website (optional)");
const list = page.getByRole("alert");

/** Shows the form; `later` are the entries that are loaded after the first. */
async function openForm(save: ApiAnswer | readonly ApiAnswer[], later: readonly ApiAnswer[] = [inVersion(2)]) {
  await commands.answerApi({
    [LOAD]: [inVersion(1), ...later],
    [SAVE]: save,
    [HISTORY]: { body: { changes: [], hasMore: false } },
  });
  await renderPart(<LoadedForm mayWrite />);
  await expect.element(name).toHaveValue("Malerbetrieb Sommer");
}

beforeAll(() => startSessionAs(aUser()));

test("a save sends the fields with the version they came from, says so and shows the entry as it was stored", async () => {
  await openForm({ body: { version: 2, changeId: 9 } }, [inVersion(2, { company_name: "Maler Sommer" })]);
  await expect.element(page.getByText("Noch nicht gespeichert")).not.toBeInTheDocument();
  await name.fill("  Maler Sommer ");
  await expect.element(page.getByText("Noch nicht gespeichert")).toBeVisible();
  await expect.poll(hasUnsavedChanges).toBe(true);
  await submit.click();
  await expect.element(page.getByText(/^Gespeichert um \d\d:\d\d Uhr$/)).toBeVisible();
  await expect.element(page.getByText("Adresse und Kontakt gespeichert.")).toBeVisible();
  await expect.poll(sentBodies).toEqual([expect.objectContaining({ version: 1, company_name: "Maler Sommer" })]);
  await expect.element(name).toHaveValue("Maler Sommer");
  await expect.poll(hasUnsavedChanges).toBe(false);
});

test("the next save names the version that the last one made", async () => {
  const saved = { body: { version: 2, changeId: 9 } };
  await openForm(
    [saved, { body: { version: 3, changeId: 10 } }],
    [inVersion(2, { company_name: "A" }), inVersion(3, { company_name: "B" })],
  );
  await name.fill("A");
  await submit.click();
  await expect.element(page.getByText(/^Gespeichert um/)).toBeVisible();
  await name.fill("B");
  await submit.click();
  await expect.poll(sentBodies).toMatchObject([{ version: 1 }, { version: 2, company_name: "B" }]);
});

test("an emptied required field and a wrong website: nothing is sent, both say why and are listed, the focus is on the first", async () => {
  await openForm({});
  await website.fill("keine adresse");
  await name.fill("");
  await userEvent.tab();
  await expect.element(list).not.toBeInTheDocument();
  await submit.click();
  await expect.element(list.getByText("2 Angaben stimmen noch nicht:")).toBeVisible();
  await list.getByRole("link", { name: "Website" }).click();
  await expect.element(website).toHaveFocus();
  await submit.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await expect.element(name).toHaveAccessibleDescription(/Bitte geben Sie den Namen Ihrer Firma an\./);
  await expect.element(website).toHaveAttribute("aria-invalid", "true");
  await expect.element(website).toHaveValue("keine adresse");
  expect(await sentBodies()).toEqual([]);
});

test("leaving a wrong field says why, and the sentence goes while it is put right", async () => {
  await openForm({});
  await phone.fill("abc");
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill("0221 123456");
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
});

test("a press on the save button with a wrong field is not lost when the field's sentence moves the button", async () => {
  await openForm({ body: { version: 2, changeId: 9 } });
  await name.fill("Maler Sommer");
  await phone.fill("abc");
  await submit.click();
  await expect.element(phone).toHaveFocus();
  expect(await sentBodies()).toEqual([]);
});

test("a sentence of the server stands at its field and takes the focus", async () => {
  const message = "Der Name ahmt den Anbieter nach.";
  await openForm(refused("entry.name_imitates_provider", { message, field: "company_name" }));
  await name.fill("Nahbei GmbH");
  await submit.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(new RegExp(message));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(`Fehler: Adresse und Kontakt: nicht gespeichert${message}`);
  await expect.element(page.getByRole("button", { name: "Erneut speichern" })).not.toBeInTheDocument();
});

test("without a connection what was typed stays and can be saved once more", async () => {
  await openForm(
    [{ offline: true }, { body: { version: 2, changeId: 9 } }],
    [inVersion(2, { company_name: "Maler Sommer" })],
  );
  await name.fill("Maler Sommer");
  await submit.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "Fehler: Adresse und Kontakt: nicht gespeichertKeine Verbindung – Ihre Eingaben bleiben erhalten.Erneut speichern",
    );
  await expect.element(name).toHaveValue("Maler Sommer");
  await expect.poll(hasUnsavedChanges).toBe(true);
  await page.getByRole("button", { name: "Erneut speichern" }).click();
  await expect.element(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("while a save runs Enter in a field sends nothing more", async () => {
  await openForm({ body: { version: 2, changeId: 9 }, held: true }, [inVersion(2, { company_name: "Maler Sommer" })]);
  await name.fill("Maler Sommer");
  await submit.click();
  await expect.element(page.getByText("Wird gespeichert")).toBeVisible();
  name.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(sentBodies).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expect.poll(sentBodies).toHaveLength(1);
});

test("a save that changed nothing says so and offers no undo", async () => {
  await openForm({ body: { version: 1, changeId: null } }, [inVersion(1)]);
  await submit.click();
  await expect.element(page.getByText("Nichts zu speichern: Es hat sich nichts geändert.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Rückgängig" })).not.toBeInTheDocument();
});

test("discarding brings back what was loaded and removes the sentences", async () => {
  await openForm({});
  await name.fill("");
  await userEvent.tab();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Adresse und Kontakt: Änderungen verwerfen" }).click();
  await expect.element(name).toHaveValue("Malerbetrieb Sommer");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await expect.poll(hasUnsavedChanges).toBe(false);
});

test("a stale version shows both versions field by field, and the choice is saved over the newer version", async () => {
  const stale = refused("entry.stale_version");
  const merged = inVersion(6, { company_name: "Maler Sommer", Phone: "0221 99" });
  await openForm([stale, { body: { version: 6, changeId: 12 } }], [inVersion(5, { Phone: "0221 99" }), merged]);
  await name.fill("Maler Sommer");
  await submit.click();
  await expect.element(conflict).toHaveAccessibleName("Zwei Fassungen: Adresse und Kontakt");
  const chosen = () => conflict.getByRole("radio", { checked: true }).elements();
  await expect
    .poll(() =>
      chosen().map(
        (radio) =>
          radio.closest("fieldset")?.querySelector("legend")?.textContent + ": " + (radio as HTMLInputElement).value,
      ),
    )
    .toEqual(["Firmenname: mine", "Telefon: theirs"]);
  await conflict.getByRole("button", { name: "Übernehmen und speichern" }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expect.poll(sentBodies).toMatchObject([
    { version: 1, company_name: "Maler Sommer", Phone: "" },
    { version: 5, company_name: "Maler Sommer", Phone: "0221 99" },
  ]);
});

test("going back from two versions to the form keeps what was typed", async () => {
  await openForm(refused("entry.stale_version"), [inVersion(5, { Phone: "0221 99" })]);
  await name.fill("Maler Sommer");
  await submit.click();
  await conflict.getByRole("button", { name: "Zurück zum Formular" }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Maler Sommer");
});

test("people who may only read can change nothing and find no button to save", async () => {
  await commands.answerApi({ [LOAD]: inVersion(1) });
  await renderPart(<LoadedForm mayWrite={false} />);
  await expect.element(name).toBeDisabled();
  await expect.element(submit).not.toBeInTheDocument();
});
