/** The form for opening hours of a company in Berlin that is open on Monday morning, over answers of the test. */
import type { OpeningHours, SpecialDay } from "@portal/contract/opening-hours/model";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { commands, page } from "vitest/browser";
import { anEntry } from "../../../testing/an-entry.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import OpeningHoursForm from "../parts/opening-hours/form.tsx";

const SAVE = "POST /api/customer/updateEntryOpeningHours";
const VALIDATE = "POST /api/mws/address/validate";
export const TODAY = berlinDate(Date.now());
export const morning = { spans: [{ from: "08:00", to: "12:00" }], byAppointment: false };
export const closed = { spans: [], byAppointment: false };

/** Open on Monday morning only. */
const hoursOf = (given: Partial<OpeningHours> = {}): OpeningHours => ({
  ...emptyOpeningHours(),
  week: [morning, closed, closed, closed, closed, closed, closed],
  ...given,
});

export const aSpecialDay = (given: Partial<SpecialDay> = {}): SpecialDay => ({
  from: addDays(TODAY, 3),
  to: addDays(TODAY, 3),
  label: "Umzug",
  spans: [],
  ...given,
});

type Situation = { mayWrite?: boolean; state?: string | null };

export async function openForm(given: Partial<OpeningHours> = {}, { mayWrite = true, state = "BE" }: Situation = {}) {
  await commands.answerApi({
    [VALIDATE]: { body: { fields: {}, state, stateName: "" } },
    [SAVE]: { status: 400, body: { errors: [{ code: "request.invalid", message: "Nicht gespeichert." }] } },
  });
  await renderPart(<OpeningHoursForm entry={anEntry({ openingHours: hoursOf(given) })} mayWrite={mayWrite} />);
}

/** The hours of the last save. */
export async function savedHours(): Promise<OpeningHours | undefined> {
  const saves = (await commands.requestsOfApi()).filter(({ call }) => call === SAVE);
  return (saves.at(-1)?.body as { openingHours: OpeningHours } | undefined)?.openingHours;
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const submit = button("Öffnungszeiten speichern");
export const summary = page.getByRole("complementary", { name: "Vorschau der Öffnungszeiten" });
