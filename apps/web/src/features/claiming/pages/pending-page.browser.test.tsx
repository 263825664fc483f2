import type { Claiming, OwnClaim } from "@portal/contract/claiming/calls";
import { expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { aClaim, aClaiming } from "../../../testing/a-claiming.ts";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { PendingPage } from "./pending-page.tsx";

const STATE = "GET /api/claiming/state";
const REQUEST = "POST /api/claiming/requestCode";
const ENTER = "POST /api/claiming/enterCode";
const WITHDRAW = "POST /api/claiming/withdraw";

const answered = (given: Partial<Claiming> = {}): ApiAnswer => ({ body: { claiming: aClaiming(given) } });
const CHOOSING = { page: "claiming_login_success", claim: null } as const;
const HELD = { page: "claiming_hold", claim: aClaim({ state: "held", heldBecause: "tries", triesLeft: 0 }) } as const;

const code = page.getByLabelText("Code", { exact: true });
const check = page.getByRole("button", { name: "Code prüfen" });
const bodies = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body);

async function openPage(answers: ApiAnswers) {
  await commands.answerApi(answers);
  startAt("/claiming/pending?firma=7");
  await renderPart(<PendingPage />);
}

test.each(["ABCD-234", "ABCD-2340", ""])(
  "%j is no code: the field says what one looks like, and nothing is sent",
  async (typed) => {
    await openPage({ [STATE]: answered() });
    await code.fill(typed);
    await check.click();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute("aria-invalid", "true");
    await expect.element(code).toHaveAccessibleDescription(/^Der Code hat 8 Zeichen, zum Beispiel ABCD-2345\..*/);
    expect(await bodies(ENTER)).toEqual([]);
  },
);

test.each([
  [3, "Der Code stimmt nicht. Noch 3 Versuche."],
  [1, "Der Code stimmt nicht. Noch ein Versuch."],
])("a wrong code with %i tries left stays in its field, which has the focus and says so", async (triesLeft, text) => {
  await openPage({
    [STATE]: [answered(), answered({ claim: aClaim({ triesLeft }) })],
    [ENTER]: refused("claiming.code_wrong", { message: "Der Code stimmt nicht.", field: "code" }),
  });
  await code.fill("abcd 2345");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveAccessibleDescription(new RegExp(`^${text}.*`));
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue("abcd 2345");
  await expect.poll(() => bodies(ENTER)).toEqual([{ company: 7, code: "abcd 2345" }]);
  await code.fill("abcd 2346");
  await expect.element(code).not.toHaveAttribute("aria-invalid");
});

test.each<[string, ApiAnswer, RegExp]>([
  [
    "the server refuses now",
    refused("claiming.not_possible_now", { message: "Das geht gerade nicht." }),
    /Das geht gerade nicht\./,
  ],
  ["is lost on its way", { offline: true }, /Keine Verbindung – Ihre Eingaben bleiben erhalten\./],
])("a code that %s stays in its field, and the message above it gets the focus", async (_what, answer, reason) => {
  await openPage({ [STATE]: answered(), [ENTER]: answer });
  await code.fill("ABCD-2345");
  await check.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(reason);
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(code).toHaveValue("ABCD-2345");
});

test("a wrong code says so even if the claim can't be loaded again afterwards", async () => {
  await openPage({
    [STATE]: [answered(), { offline: true }],
    [ENTER]: refused("claiming.code_wrong", { message: "Der Code stimmt nicht.", field: "code" }),
  });
  await code.fill("ABCD-2345");
  await check.click();
  await expect.element(code).toHaveAccessibleDescription(/^Der Code stimmt nicht\..*/);
  await expect.element(code).toHaveFocus();
});

test("the last wrong code leads to the page that says the claim is held", async () => {
  await openPage({
    [STATE]: [answered(), answered(HELD)],
    [ENTER]: refused("claiming.held"),
  });
  await code.fill("ABCD-2345");
  await check.click();
  await expect.poll(currentAddress).toBe("/claiming/hold?firma=7");
});

test("the right code loads the session with the new company before the owner's page opens", async () => {
  await openPage({
    [STATE]: answered(),
    [ENTER]: answered({ page: "claiming_owner", claim: null }),
    "GET /api/auth/refresh": { held: true, status: 401 },
  });
  await code.fill("ABCD-2345");
  await check.click();
  await expect
    .poll(async () => (await commands.requestsOfApi()).map(({ call }) => call))
    .toContain("GET /api/auth/refresh");
  await expect.poll(currentAddress).toBe("/claiming/pending?firma=7");
  await commands.releaseApi();
  await expect.poll(currentAddress).toBe("/claiming/owner?firma=7");
});

test.each<[string, Partial<OwnClaim>, RegExp]>([
  [
    "waits for a call",
    { state: "requested", proof: "phone", sentTo: "0221 1", codeExpiresAt: null },
    /^Wir rufen zu unseren Servicezeiten unter 0221 1 an/,
  ],
  ["has a code that is no longer valid", { codeExpiresAt: "2026-01-01T08:00:00.000Z" }, /^Der Code gilt nicht mehr\./],
])("a claim that %s says so and offers no field for a code", async (_what, given, text) => {
  await openPage({ [STATE]: answered({ claim: aClaim(given) }) });
  await expect.element(page.getByRole("status")).toMatchTextContent(text);
  await expect.element(code).not.toBeInTheDocument();
});

test("a new code ordered on another way replaces the text about the old one", async () => {
  const byLetter = aClaim({ state: "requested", proof: "letter", sentTo: "Lindenstraße 12", codeExpiresAt: null });
  await openPage({ [STATE]: answered(), [REQUEST]: answered({ claim: byLetter }) });
  await page.getByRole("radio", { name: "Per Brief" }).click();
  await page.getByRole("button", { name: "Neuen Code anfordern" }).click();
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent(/^Wir schicken einen Brief mit dem Code an Lindenstraße 12\./);
  await expect.element(page.getByRole("button", { name: "Code so anfordern" })).toBeVisible();
});

test("withdrawing asks first; going on keeps the claim, confirming leads back to the choice of proofs", async () => {
  await openPage({ [STATE]: answered(), [WITHDRAW]: answered(CHOOSING) });
  const withdraw = page.getByRole("button", { name: "Übernahme abbrechen" });
  const dialog = page.getByRole("dialog", { name: "Übernahme abbrechen?" });
  await withdraw.click();
  await dialog.getByRole("button", { name: "Weitermachen" }).click();
  await expect.element(withdraw).toHaveFocus();
  expect(await bodies(WITHDRAW)).toEqual([]);
  await withdraw.click();
  await dialog.getByRole("button", { name: "Übernahme abbrechen" }).click();
  await expect.poll(currentAddress).toBe("/claiming/login/success?firma=7");
  await expect.poll(() => bodies(WITHDRAW)).toEqual([{ company: 7 }]);
});

test("a withdrawal that fails leaves the question open and says so", async () => {
  await openPage({ [STATE]: answered(), [WITHDRAW]: { status: 409, body: { errors: [] } } });
  await page.getByRole("button", { name: "Übernahme abbrechen" }).click();
  const dialog = page.getByRole("dialog", { name: "Übernahme abbrechen?" });
  await dialog.getByRole("button", { name: "Übernahme abbrechen" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/Das hat leider nicht geklappt/);
});
