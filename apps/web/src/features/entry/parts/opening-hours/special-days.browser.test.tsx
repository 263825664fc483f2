import { germanDay } from "@portal/contract/text/formats";
import { addDays } from "@portal/contract/time/berlin-time";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aUser, startSessionAs } from "../../../../testing/logged-in.tsx";
import { comingHolidays } from "./holidays/holidays.ts";
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

const holidays = button("Feiertage übernehmen");

beforeAll(() => startSessionAs(aUser()));

test("an added special day is today, opens for editing and is saved with its hours", async () => {
  await openForm();
  await button("Besonderen Tag hinzufügen").click();
  await expect.element(page.getByLabelText("Erster Tag")).toHaveValue(TODAY);
  await page.getByLabelText("Anlass (optional)").fill("Straßenfest");
  await page.getByRole("checkbox", { name: "An diesen Tagen geöffnet" }).click();
  await field("Straßenfest von").fill("10");
  await field("Straßenfest bis").fill("22");
  await submit.click();
  await expect.poll(savedHours).toBeDefined();
  await expect
    .poll(async () => (await savedHours())?.specialDays)
    .toEqual([{ from: TODAY, to: TODAY, label: "Straßenfest", spans: [{ from: "10:00", to: "22:00" }] }]);
});

test("the last day follows a later first day", async () => {
  await openForm({ specialDays: [aSpecialDay()] });
  await button(/^\d.*\(Umzug\) bearbeiten$/).click();
  await page.getByLabelText("Erster Tag").fill(addDays(TODAY, 10));
  await expect.element(page.getByLabelText("Letzter Tag", { exact: true })).toHaveValue(addDays(TODAY, 10));
});

test("two special days on one day: the fields of the second open and say so", async () => {
  await openForm({ specialDays: [aSpecialDay(), aSpecialDay({ from: addDays(TODAY, 4), to: addDays(TODAY, 4) })] });
  await button(new RegExp(`^${germanDay(addDays(TODAY, 4))}.* bearbeiten$`)).click();
  await page.getByLabelText("Erster Tag").fill(addDays(TODAY, 3));
  await submit.click();
  await expect
    .element(
      page.getByText(`Für den ${germanDay(addDays(TODAY, 3))} haben Sie schon einen besonderen Tag eingetragen.`),
    )
    .toBeVisible();
  expect(await savedHours()).toBeUndefined();
});

test("a past special day says that it is over, and can be removed", async () => {
  const past = addDays(TODAY, -2);
  await openForm({ specialDays: [aSpecialDay({ from: past, to: past })] });
  await expect.element(page.getByText(`${germanDay(past)}: geschlossen (Umzug) – vorbei`)).toBeVisible();
  await button(/\(Umzug\) entfernen$/).click();
  await expect.element(page.getByText("Noch keine besonderen Tage eingetragen.")).toBeVisible();
});

test("company holidays begin tomorrow and last two weeks until they are changed", async () => {
  await openForm();
  await button("Betriebsferien hinzufügen").click();
  const text = `${germanDay(addDays(TODAY, 1))} bis ${germanDay(addDays(TODAY, 14))}: geschlossen (Betriebsferien)`;
  await expect.element(summary.getByText(text)).toBeVisible();
});

test("the holidays of the company's state are taken as closed days, and taken out again", async () => {
  const { certain } = comingHolidays("BE", TODAY);
  await openForm({ specialDays: [aSpecialDay()] });
  await expect.element(page.getByLabelText("Feiertage in")).toHaveValue("BE");
  await holidays.click();
  const outcome = page.getByText(
    `${certain.length} Feiertage sind als geschlossen eingetragen und noch nicht gespeichert.`,
  );
  await expect.element(outcome).toBeVisible();
  await expect.element(page.getByRole("status").filter({ has: outcome })).toHaveFocus();
  await expect.element(holidays).toBeDisabled();
  await button("Wieder herausnehmen").click();
  await expect.element(outcome).not.toBeInTheDocument();
  await expect.element(holidays).toBeEnabled();
  await expect.element(button(/\(Umzug\) entfernen$/)).toBeVisible();
});

test("a company's own special day wins over the holiday on the same day", async () => {
  const [first] = comingHolidays("BE", TODAY).certain;
  const day = first?.day ?? TODAY;
  await openForm({ specialDays: [aSpecialDay({ from: day, to: day, label: "Tag der offenen Tür" })] });
  await holidays.click();
  await expect.element(holidays).toBeDisabled();
  await submit.click();
  await expect.poll(savedHours).toBeDefined();
  await expect
    .poll(async () => (await savedHours())?.specialDays.filter(({ from }) => from === day))
    .toEqual([expect.objectContaining({ label: "Tag der offenen Tür" })]);
});

test("an unknown state: the form asks for it before it offers holidays", async () => {
  await openForm({}, { state: null });
  await expect.element(holidays).toBeDisabled();
  await expect.element(page.getByText("Wählen Sie Ihr Bundesland, dann tragen wir die Feiertage ein.")).toBeVisible();
  await page.getByLabelText("Feiertage in").selectOptions("Bayern");
  await expect.element(holidays).toBeEnabled();
  await expect.element(page.getByRole("button", { name: /nur in Augsburg/ })).toBeVisible();
});
