import type { OpeningHours, SpecialDay } from "@portal/contract/opening-hours/model";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { germanDay } from "@portal/contract/text/formats";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { anEntry } from "../../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../../testing/logged-in.tsx";
import { comingHolidays } from "./holidays/holidays.ts";
import OpeningHoursForm from "./form.tsx";

const SAVE = "POST /api/customer/updateEntryOpeningHours";
const VALIDATE = "POST /api/mws/address/validate";
const TODAY = berlinDate(Date.now());

const morning = { spans: [{ from: "08:00", to: "12:00" }], byAppointment: false };
const closed = { spans: [], byAppointment: false };
/** Open on Monday morning only. */
const hoursOf = (given: Partial<OpeningHours> = {}): OpeningHours => ({
  ...emptyOpeningHours(),
  week: [morning, closed, closed, closed, closed, closed, closed],
  ...given,
});
const aSpecialDay = (given: Partial<SpecialDay> = {}): SpecialDay => ({
  from: addDays(TODAY, 3),
  to: addDays(TODAY, 3),
  label: "Umzug",
  spans: [],
  ...given,
});

type Situation = { mayWrite?: boolean; state?: string | null };
async function openForm(given: Partial<OpeningHours> = {}, { mayWrite = true, state = "BE" }: Situation = {}) {
  await commands.answerApi({
    [VALIDATE]: { body: { fields: {}, state, stateName: "" } },
    [SAVE]: { status: 400, body: { errors: [{ code: "request.invalid", message: "Nicht gespeichert." }] } },
  });
  await renderPart(<OpeningHoursForm entry={anEntry({ openingHours: hoursOf(given) })} mayWrite={mayWrite} />);
}
/** The hours of the last save. */
async function savedHours(): Promise<OpeningHours | undefined> {
  const saves = (await commands.requestsOfApi()).filter(({ call }) => call === SAVE);
  return (saves.at(-1)?.body as { openingHours: OpeningHours } | undefined)?.openingHours;
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const kind = (day: string) => page.getByLabelText(`${day}: geöffnet oder geschlossen`);
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const submit = button("Öffnungszeiten speichern");
const summary = page.getByRole("complementary", { name: "Vorschau der Öffnungszeiten" });
const holidays = button("Feiertage übernehmen");

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
