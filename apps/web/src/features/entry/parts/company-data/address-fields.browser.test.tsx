import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../../vitest/api-answer.ts";
import { anEntry } from "../../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../../testing/logged-in.tsx";
import CompanyDataForm from "./form.tsx";

const STREETS = "POST /api/mws/suggestions/streets";
const CITIES = "POST /api/mws/suggestions/cities";
const ZIP_CODES = "POST /api/mws/suggestions/zip-codes";
const VALIDATE = "POST /api/mws/address/validate";
const SAVE = "POST /api/customer/updateEntryCompanyData";

const ok = { match: "ok", suggestions: [], hint: "" };
const findings = (fields: Record<string, unknown>): ApiAnswer => ({
  body: { fields: { street: ok, houseNumber: ok, zipCode: ok, city: ok, ...fields }, state: "NW", stateName: "" },
});
const WRONG_CITY = { match: "mismatch", suggestions: ["Köln"], hint: "Zu 50667 gehört Köln." };

async function openForm(answers: Readonly<Record<string, ApiAnswer | readonly ApiAnswer[]>> = {}, given = {}) {
  await commands.answerApi({
    [STREETS]: { body: { streets: [] } },
    [CITIES]: { body: { cities: [] } },
    [ZIP_CODES]: { body: { zipCodes: [] } },
    [VALIDATE]: findings({}),
    [SAVE]: { status: 400, body: { errors: [{ code: "request.invalid", message: "Nein." }] } },
    ...answers,
  });
  await renderPart(<CompanyDataForm entry={anEntry(given)} mayWrite />);
}
const bodiesOf = async (wanted: string) =>
  (await commands.requestsOfApi()).filter(({ call }) => call === wanted).map(({ body }) => body);

const street = page.getByLabelText("Straße und Hausnummer (optional)");
const zipCode = page.getByLabelText("Postleitzahl");
const city = page.getByLabelText("Ort", { exact: true });
const options = page.getByRole("option");
const hint = page.getByText("Zu 50667 gehört Köln.");

beforeAll(() => startSessionAs(aUser()));

test("a suggested street keeps the house number and fills in what is empty", async () => {
  const streets = [{ name: "Lindenstraße", zipCode: "10969", city: "Berlin" }];
  await openForm({ [STREETS]: { body: { streets } } }, { ShippingPostalCode: "", ShippingCity: "" });
  await street.fill("lindenst 12");
  await options.first().click();
  await expect.element(street).toHaveValue("Lindenstraße 12");
  await expect.element(zipCode).toHaveValue("10969");
  await expect.element(city).toHaveValue("Berlin");
});

test("streets are searched by name, in the form's postal code and city", async () => {
  await openForm();
  await street.fill("Lindenst 12");
  await expect.poll(() => bodiesOf(STREETS)).toEqual([{ searchTerm: "Lindenst", zipCode: "50667", city: "Köln" }]);
});

test("a suggested postal code sets the city, by keyboard", async () => {
  const zipCodes = [{ zipCode: "20095", city: "Hamburg", state: "HH", stateName: "Hamburg" }];
  await openForm({ [ZIP_CODES]: { body: { zipCodes } } });
  await zipCode.fill("2009");
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(zipCode).toHaveValue("20095");
  await expect.element(city).toHaveValue("Hamburg");
});

test("a new city that does not lie in the old postal code is found everywhere", async () => {
  const cities = [{ name: "Hamburg", state: "HH", stateName: "Hamburg", zipCodes: ["20095", "20097"] }];
  await openForm({ [CITIES]: [{ body: { cities: [] } }, { body: { cities } }] });
  await city.fill("Hambu");
  await options.first().click();
  await expect.element(city).toHaveValue("Hamburg");
  await expect.element(zipCode).toHaveValue("50667");
  await expect
    .poll(() => bodiesOf(CITIES))
    .toEqual([
      { searchTerm: "Hambu", zipCode: "50667" },
      { searchTerm: "Hambu", zipCode: "" },
    ]);
});

test("without suggestions people just go on typing", async () => {
  await openForm({ [STREETS]: { status: 500 } });
  await street.fill("Neue Straße 1");
  await expect
    .element(page.getByText("Vorschläge gibt es gerade nicht. Sie können einfach weiterschreiben.").first())
    .toBeVisible();
  await userEvent.tab();
  await expect.element(street).toHaveValue("Neue Straße 1");
});

test("a city that does not fit: the hint is announced, and its button corrects the field", async () => {
  await openForm({ [VALIDATE]: [findings({ city: WRONG_CITY }), findings({})] });
  await city.fill("Bonn");
  await userEvent.tab();
  await expect.element(page.getByRole("status").filter({ has: hint })).toBeVisible();
  await page.getByRole("button", { name: "Köln übernehmen" }).click();
  await expect.element(city).toHaveValue("Köln");
  await expect.element(hint).not.toBeInTheDocument();
  await expect.poll(() => bodiesOf(VALIDATE)).toMatchObject([{ zipCode: "50667", city: "Bonn" }]);
});

test("a dismissed hint is gone and the text stays", async () => {
  await openForm({ [VALIDATE]: findings({ city: WRONG_CITY }) });
  await city.fill("Bonn");
  await userEvent.tab();
  await page.getByRole("button", { name: "So lassen" }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(city).toHaveValue("Bonn");
});

test("typing on takes the hint away", async () => {
  await openForm({ [VALIDATE]: findings({ city: WRONG_CITY }) });
  await city.fill("Bonn");
  await userEvent.tab();
  await expect.element(hint).toBeVisible();
  await zipCode.fill("53111");
  await expect.element(hint).not.toBeInTheDocument();
});

test("a hint never prevents saving", async () => {
  await openForm({ [VALIDATE]: findings({ city: WRONG_CITY }) });
  await city.fill("Bonn");
  await userEvent.tab();
  await expect.element(hint).toBeVisible();
  await page.getByRole("button", { name: "Adresse und Kontakt speichern" }).click();
  await expect.poll(() => bodiesOf(SAVE)).toMatchObject([{ ShippingCity: "Bonn", ShippingPostalCode: "50667" }]);
});

test("an address that was not touched is not asked about", async () => {
  await openForm();
  street.element().focus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(city).toHaveFocus();
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("the source of places and postal codes is named, as its licence requires", async () => {
  await openForm();
  await expect
    .element(page.getByRole("link", { name: "OpenStreetMap-Mitwirkende" }))
    .toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
});

test("a whole address in the street's field is divided among the fields, and the focus stays at the street", async () => {
  await openForm();
  await street.fill("Gontardstraße 7, 10178 Berlin");
  await userEvent.tab();
  await expect.element(page.getByRole("status").filter({ hasText: "Gontardstraße 7 · 10178 · Berlin" })).toBeVisible();
  await page.getByRole("button", { name: "Auf die Felder verteilen" }).click();
  await expect.element(street).toHaveValue("Gontardstraße 7");
  await expect.element(zipCode).toHaveValue("10178");
  await expect.element(city).toHaveValue("Berlin");
  await expect.element(street).toHaveFocus();
  await expect.element(street).not.toHaveAttribute("aria-invalid");
});

test("dividing an address can be taken back: all three fields are as before, and the offer is there again", async () => {
  await openForm();
  await street.fill("Gontardstraße 7, 10178 Berlin");
  await userEvent.tab();
  await page.getByRole("button", { name: "Auf die Felder verteilen" }).click();
  await expect.element(page.getByText("Die Adresse steht jetzt in den einzelnen Feldern.")).toBeVisible();
  await page.getByRole("button", { name: "Aufteilen rückgängig machen" }).click();
  await expect.element(street).toHaveValue("Gontardstraße 7, 10178 Berlin");
  await expect.element(zipCode).toHaveValue("50667");
  await expect.element(city).toHaveValue("Köln");
  await expect.element(street).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Auf die Felder verteilen" })).toBeVisible();
});

test("typing on takes the way back away, so that it can't overwrite what is new", async () => {
  await openForm();
  await street.fill("Gontardstraße 7, 10178 Berlin");
  await userEvent.tab();
  await page.getByRole("button", { name: "Auf die Felder verteilen" }).click();
  const back = page.getByRole("button", { name: "Aufteilen rückgängig machen" });
  await expect.element(back).toBeVisible();
  await city.fill("Berlin-Mitte");
  await expect.element(back).not.toBeInTheDocument();
});

test("an address of which something would be lost is refused without an offer", async () => {
  await openForm();
  await street.fill("Gontardstraße 7, Hinterhaus, 10178 Berlin");
  await userEvent.tab();
  await expect.element(page.getByText(/^Bitte geben Sie hier nur Straße und Hausnummer an\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Auf die Felder verteilen" })).not.toBeInTheDocument();
});
