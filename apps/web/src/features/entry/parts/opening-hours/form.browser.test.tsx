import { addDays } from "@portal/contract/time/berlin-time";
import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { aUser, startSessionAs } from "../../../../testing/logged-in.tsx";
import {
  aSpecialDay,
  button,
  field,
  openForm,
  savedHours,
  submit,
  summary,
  TODAY,
} from "../../testing/opening-hours-form.tsx";

beforeAll(() => startSessionAs(aUser()));

test("a closure without an end is 'until further notice'; an end before its beginning is refused", async () => {
  await openForm();
  await page.getByRole("checkbox", { name: "Vorübergehend geschlossen" }).click();
  await expect.element(page.getByLabelText("Geschlossen ab")).toHaveValue(TODAY);
  await expect.element(summary.getByText(/Vorübergehend geschlossen ab .* bis auf Weiteres$/)).toBeVisible();
  const until = page.getByLabelText(/^Letzter geschlossener Tag/);
  await until.fill(addDays(TODAY, -1));
  await submit.click();
  await expect.element(until).toHaveAccessibleDescription(/Der letzte Tag liegt vor dem ersten\./);
  expect(await savedHours()).toBeUndefined();
  await until.fill("");
  await submit.click();
  await expect.poll(savedHours).toMatchObject({ temporarilyClosed: { from: TODAY, until: null, note: "" } });
});

test("hours that the server refuses stay as they were typed", async () => {
  await openForm();
  await field("Montag bis").fill("18:30");
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/nicht gespeichert/);
  await expect.element(field("Montag bis")).toHaveValue("18:30");
});

test("people who may only read see the hours, and no button", async () => {
  await openForm({ specialDays: [aSpecialDay()] }, { mayWrite: false });
  await expect.element(field("Montag von")).toBeDisabled();
  await expect.element(page.getByText(/\(Umzug\)$/).first()).toBeVisible();
  for (const name of ["Montag auf andere Tage übertragen", "Besonderen Tag hinzufügen", "Feiertage übernehmen"])
    await expect.element(button(name)).not.toBeInTheDocument();
  expect(await commands.requestsOfApi()).toEqual([]);
});
