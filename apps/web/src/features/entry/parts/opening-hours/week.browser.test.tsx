import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aUser, startSessionAs } from "../../../../testing/logged-in.tsx";
import {
  button,
  closed,
  field,
  morning,
  openForm,
  savedHours,
  submit,
  summary,
} from "../../testing/opening-hours-form.tsx";

const kind = (day: string) => page.getByLabelText(`${day}: geöffnet oder geschlossen`);

beforeAll(() => startSessionAs(aUser()));

test.each([
  ["8", "08:00"],
  ["830", "08:30"],
  ["8 Uhr", "08:00"],
])("a time typed as %j becomes %s when the field is left", async (typed, tidy) => {
  await openForm();
  await field("Montag von").fill(typed);
  await userEvent.tab();
  await expect.element(field("Montag von")).toHaveValue(tidy);
});

test("several times typed into one field become rows, and are saved", async () => {
  await openForm();
  await kind("Dienstag").selectOptions("Geöffnet");
  await field("Dienstag bis").fill("");
  await field("Dienstag von").fill("8–12, 13–17");
  await userEvent.tab();
  await expect.element(field("Dienstag, 2. Zeit von")).toHaveValue("13:00");
  await submit.click();
  await expect.poll(savedHours).toBeDefined();
  await expect
    .poll(async () => (await savedHours())?.week[1]?.spans)
    .toEqual([
      { from: "08:00", to: "12:00" },
      { from: "13:00", to: "17:00" },
    ]);
});

test("a day that opens gets the hours of the day before, and gets them back after it was closed", async () => {
  await openForm();
  await kind("Dienstag").selectOptions("Geöffnet");
  await expect.element(field("Dienstag bis")).toHaveValue("12:00");
  await field("Dienstag bis").fill("14:00");
  await kind("Dienstag").selectOptions("Geschlossen");
  await expect.element(field("Dienstag bis")).not.toBeInTheDocument();
  await kind("Dienstag").selectOptions("Auch nach Vereinbarung");
  await expect.element(field("Dienstag bis")).toHaveValue("14:00");
});

test("a second time follows the lunch break and takes the focus; removing it returns the focus to the first", async () => {
  await openForm();
  await button("Montag: weitere Zeit hinzufügen").click();
  const second = field("Montag, 2. Zeit von");
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveValue("14:00");
  await button("Montag, 2. Zeit entfernen").click();
  await expect.element(second).not.toBeInTheDocument();
  await expect.element(field("Montag von")).toHaveFocus();
});

test("the fourth time of a day is the last one", async () => {
  const spans = ["06", "08", "10", "12"].map((hour) => ({ from: `${hour}:00`, to: `${hour}:30` }));
  await openForm({ week: [{ ...morning, spans }, closed, closed, closed, closed, closed, closed] });
  await expect.element(field("Montag, 4. Zeit von")).toBeVisible();
  await expect.element(button("Montag: weitere Zeit hinzufügen")).not.toBeInTheDocument();
});

test("an end after midnight is marked as the next day's", async () => {
  await openForm();
  await field("Montag bis").fill("2");
  await userEvent.tab();
  await expect.element(page.getByText("(Folgetag)")).toBeVisible();
});

test("a text that is no time: its field says so when the day is left, and nothing is saved", async () => {
  await openForm();
  await field("Montag bis").fill("abends");
  await kind("Dienstag").click();
  await expect.element(field("Montag bis")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Montag bis")).toHaveValue("abends");
  await submit.click();
  await expect.element(field("Montag bis")).toHaveFocus();
  expect(await savedHours()).toBeUndefined();
});

test("times that overlap: the later one names the earlier", async () => {
  const spans = [...morning.spans, { from: "14:00", to: "18:00" }];
  await openForm({ week: [{ ...morning, spans }, closed, closed, closed, closed, closed, closed] });
  await field("Montag, 2. Zeit von").fill("11");
  await submit.click();
  await expect.element(field("Montag, 2. Zeit von")).toHaveFocus();
  await expect
    .element(field("Montag, 2. Zeit von"))
    .toHaveAccessibleDescription(/Diese Zeit überschneidet sich mit 08:00 bis 12:00 Uhr\./);
});

test("a day's hours are copied to Monday to Friday; the panel closes", async () => {
  await openForm();
  await button("Montag auf andere Tage übertragen").click();
  await button("Montag bis Freitag").click();
  await expect.element(button("Montag bis Freitag")).not.toBeInTheDocument();
  await expect.element(field("Freitag bis")).toHaveValue("12:00");
  await expect.element(kind("Samstag")).toHaveValue("closed");
});

test("chosen days only get the copy", async () => {
  await openForm();
  await button("Montag auf andere Tage übertragen").click();
  const copy = button("Auf gewählte Tage übertragen");
  await expect.element(copy).toBeDisabled();
  await page.getByRole("checkbox", { name: "Samstag" }).click();
  await copy.click();
  await expect.element(field("Samstag von")).toHaveValue("08:00");
  await expect.element(kind("Dienstag")).toHaveValue("closed");
});

test("the preview follows the form, without what is no time yet", async () => {
  await openForm();
  await expect.element(summary.getByRole("definition").first()).toHaveTextContent("08:00–12:00");
  await field("Montag bis").fill("18:30");
  await expect.element(summary.getByRole("definition").first()).toHaveTextContent("08:00–18:30");
  await field("Montag bis").fill("abends");
  await expect.element(summary.getByText("Sobald Sie Zeiten eintragen, erscheinen sie hier.")).toBeVisible();
});
