import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../../vitest/api-answer.ts";
import { anEntry } from "../../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../../testing/logged-in.tsx";
import CompanyDataForm from "./form.tsx";

const CHECK = "POST /api/customer/suggest/phone-number";
const SAVE = "POST /api/customer/updateEntryCompanyData";
const HINT = "Diese Nummer ist zu kurz. Bitte prüfen Sie, ob Ziffern fehlen.";

async function openForm(answers: Readonly<Record<string, ApiAnswer | readonly ApiAnswer[]>> = {}) {
  await commands.answerApi({
    [CHECK]: { body: { hint: HINT, grouped: "030 12" } },
    [SAVE]: { status: 400, body: { errors: [{ code: "request.invalid", message: "Nein." }] } },
    ...answers,
  });
  await renderPart(<CompanyDataForm entry={anEntry()} mayWrite />);
}
const bodiesOf = async (wanted: string) =>
  (await commands.requestsOfApi()).filter(({ call }) => call === wanted).map(({ body }) => body);

const phone = page.getByLabelText("Telefon (optional)", { exact: true });
const mobile = page.getByLabelText("Mobiltelefon (optional)", { exact: true });
const hint = page.getByRole("status").filter({ hasText: HINT });

beforeAll(() => startSessionAs(aUser()));

test("a number that can't exist: the hint is announced and describes the field, which stays valid", async () => {
  await openForm();
  await phone.fill("030 12");
  await userEvent.tab();
  await expect.element(hint).toBeVisible();
  await expect.element(phone).toHaveAccessibleDescription(expect.stringContaining(HINT));
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
  expect(await bodiesOf(CHECK)).toEqual([{ phone: "030 12" }]);
});

test("the hint never prevents saving", async () => {
  await openForm();
  await phone.fill("030 12");
  await userEvent.tab();
  await expect.element(hint).toBeVisible();
  await page.getByRole("button", { name: "Adresse und Kontakt speichern" }).click();
  await expect.poll(() => bodiesOf(SAVE)).toMatchObject([{ Phone: "030 12" }]);
});

test("typing on takes the hint away", async () => {
  await openForm();
  await phone.fill("030 12");
  await userEvent.tab();
  await expect.element(hint).toBeVisible();
  await phone.fill("030 123");
  await expect.element(hint).not.toBeInTheDocument();
});

test("a message at the field replaces the hint", async () => {
  const refusal = { code: "request.invalid", field: "Phone", message: "Diese Nummer nicht." };
  await openForm({ [SAVE]: { status: 400, body: { errors: [refusal] } } });
  await phone.fill("030 12");
  await userEvent.tab();
  await expect.element(hint).toBeVisible();
  await page.getByRole("button", { name: "Adresse und Kontakt speichern" }).click();
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await expect.element(hint).not.toBeInTheDocument();
});

test("a number that was not touched is not asked about, and without an answer there is no hint", async () => {
  await openForm({ [CHECK]: { status: 500 } });
  phone.element().focus();
  await userEvent.tab();
  expect(await bodiesOf(CHECK)).toEqual([]);
  await phone.fill("030 12");
  await userEvent.tab();
  await expect.poll(() => bodiesOf(CHECK)).toHaveLength(1);
  await expect.element(hint).not.toBeInTheDocument();
});

test("a number without groups gets them when the field loses the focus", async () => {
  await openForm({ [CHECK]: { body: { hint: "", grouped: "030 23125100" } } });
  await phone.fill("03023125100");
  await userEvent.tab();
  await expect.element(phone).toHaveValue("030 23125100");
});

test("a form that is sent before the answer sends the number as it was typed, and it stays so", async () => {
  await openForm({ [CHECK]: { body: { hint: HINT, grouped: "030 23125100" }, held: true } });
  await phone.fill("03023125100");
  await page.getByRole("button", { name: "Adresse und Kontakt speichern" }).click();
  await expect.poll(() => bodiesOf(SAVE)).toMatchObject([{ Phone: "03023125100" }]);
  await expect.poll(() => bodiesOf(CHECK)).toHaveLength(1);
  await commands.releaseApi();
  // The hint comes with the groups, so the answer is there.
  await expect.element(hint).toBeVisible();
  await expect.element(phone).toHaveValue("03023125100");
});

test("a number that Enter sent is not asked about when the field loses the focus; a change after it is", async () => {
  await openForm({ [CHECK]: { body: { hint: "", grouped: "030 23125100" } } });
  await phone.fill("03023125100");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Nein.")).toBeVisible();
  expect(await bodiesOf(SAVE)).toMatchObject([{ Phone: "03023125100" }]);
  await userEvent.tab();
  await mobile.fill("015123456789");
  await userEvent.tab();
  // A question about the first number would have been sent before this one.
  await expect.poll(() => bodiesOf(CHECK)).toEqual([{ phone: "015123456789" }]);
  await phone.fill("0302312510");
  await userEvent.tab();
  await expect.element(phone).toHaveValue("030 23125100");
});
