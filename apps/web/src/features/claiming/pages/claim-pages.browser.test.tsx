import type { Claiming, OwnClaim } from "@portal/contract/claiming/calls";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { aClaim, aClaiming } from "../../../testing/a-claiming.ts";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import * as pages from "./claiming-pages.ts";

const STATE = "GET /api/claiming/state";
const REQUEST = "POST /api/claiming/requestCode";

const answered = (given: Partial<Claiming> = {}): ApiAnswer => ({ body: { claiming: aClaiming(given) } });
const CHOOSING = { page: "claiming_login_success", claim: null } as const;
const HELD = { page: "claiming_hold", claim: aClaim({ state: "held", heldBecause: "tries", triesLeft: 0 }) } as const;

const code = page.getByLabelText("Code", { exact: true });
const bodies = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body);

async function openPage(Page: ComponentType, answers: ApiAnswers, address = "/claiming/any?firma=7") {
  await commands.answerApi(answers);
  startAt(address);
  await renderPart(<Page />);
}

test("while the claim loads, the page says so and shows no company", async () => {
  await openPage(pages.PendingPage, { [STATE]: { held: true, ...answered() } });
  await expect.element(page.getByText("Wird geladen")).toBeInTheDocument();
  await expect.element(page.getByText("Malerbetrieb Sommer")).not.toBeInTheDocument();
  await expect.poll(() => bodies(STATE)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(page.getByText("Malerbetrieb Sommer")).toBeVisible();
  await expect.element(page.getByText("Lindenstraße 12, 50667 Köln", { exact: true })).toBeVisible();
});

test.each(["", "?firma=abc", "?firma=007"])("the address %j names no company, and nothing is asked", async (query) => {
  await openPage(pages.WelcomePage, {}, `/claiming/welcome${query}`);
  await expect.element(page.getByRole("heading", { name: "Welchen Eintrag möchten Sie übernehmen?" })).toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("a company that the server does not know is said to be unknown", async () => {
  await openPage(pages.WelcomePage, {
    [STATE]: refused("claiming.company_not_found"),
  });
  await expect.element(page.getByRole("heading", { name: "Diese Firma kennen wir nicht" })).toBeVisible();
});

test("a claim that can't be loaded can be tried again", async () => {
  await openPage(pages.PendingPage, { [STATE]: [{ status: 500 }, answered()] });
  await expect.element(page.getByRole("alert", { name: "Der Stand konnte nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(code).toBeVisible();
});

test.each<[string, ComponentType, Partial<Claiming>, string]>([
  ["a held claim on the page for its code", pages.PendingPage, HELD, "/claiming/hold"],
  [
    "a lost claim on the page for its code",
    pages.PendingPage,
    { page: "claiming_otherowner", claim: null },
    "/claiming/otherowner",
  ],
  ["a confirmed claim on the hold page", pages.HoldPage, { page: "claiming_owner", claim: null }, "/claiming/owner"],
  [
    "a company with a contract on the choice of proofs",
    pages.LoginSuccessPage,
    { page: "claiming_advantago", claim: null },
    "/claiming/advantago",
  ],
  ["a link in a mail", pages.ResumeClaimPage, {}, "/claiming/pending"],
  [
    "a visitor on the page for the code",
    pages.PendingPage,
    { isLoggedIn: false, page: "claiming_register", claim: null },
    "/claiming/login",
  ],
  [
    "a visitor on a mail's link",
    pages.ResumeClaimPage,
    { isLoggedIn: false, page: "claiming_register", claim: null },
    "/claiming/register",
  ],
])("%s forwards to the page that fits, with the company", async (_what, Page, given, path) => {
  await openPage(Page, { [STATE]: answered(given) });
  await expect.poll(currentAddress).toBe(`${path}?firma=7`);
  await expect.element(page.getByText("Malerbetrieb Sommer")).not.toBeInTheDocument();
});

test("the first proof is chosen already, and another one is sent and leads to the page for the code", async () => {
  await openPage(pages.LoginSuccessPage, { [STATE]: answered(CHOOSING), [REQUEST]: answered() });
  await expect.element(page.getByRole("radio", { name: "Per E-Mail" })).toBeChecked();
  await expect
    .element(page.getByRole("radio", { name: "Per Brief" }))
    .toHaveAccessibleDescription("In einigen Tagen, an Lindenstraße 12, 50667 Köln");
  await page.getByRole("radio", { name: "Per Brief" }).click();
  await page.getByRole("button", { name: "Code anfordern" }).click();
  await expect.poll(currentAddress).toBe("/claiming/pending?firma=7");
  await expect.poll(() => bodies(REQUEST)).toEqual([{ company: 7, proof: "letter" }]);
});

test("two presses order one code", async () => {
  await openPage(pages.LoginSuccessPage, { [STATE]: answered(CHOOSING), [REQUEST]: { held: true, ...answered() } });
  const order = page.getByRole("button", { name: "Code anfordern" });
  await order.click();
  await expect.element(order).toHaveAttribute("aria-busy", "true");
  await order.click({ force: true });
  await expect.poll(() => bodies(REQUEST)).toHaveLength(1);
  await commands.releaseApi();
  await expect.poll(currentAddress).toBe("/claiming/pending?firma=7");
  await expect.poll(() => bodies(REQUEST)).toHaveLength(1);
});

test("a refused order says why and keeps the chosen proof", async () => {
  const reason = "Heute haben Sie schon drei Codes angefordert.";
  await openPage(pages.LoginSuccessPage, {
    [STATE]: answered(CHOOSING),
    [REQUEST]: refused("claiming.too_many_codes", { message: reason }),
  });
  await page.getByRole("radio", { name: "Per Brief" }).click();
  await page.getByRole("button", { name: "Code anfordern" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${reason}`);
  await expect.element(page.getByRole("radio", { name: "Per Brief" })).toBeChecked();
});

test("an entry without address, phone and mail offers no proof but the service phone", async () => {
  await openPage(pages.LoginSuccessPage, { [STATE]: answered({ ...CHOOSING, proofs: [] }) });
  await expect.element(page.getByText("Im Eintrag fehlen Anschrift, Telefon und E-Mail")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test.each<[string, Partial<OwnClaim>, string, RegExp]>([
  ["held after wrong codes", HELD.claim, "Die Übernahme ist angehalten", /Der Code wurde mehrmals falsch eingegeben/],
  [
    "held for another owner",
    { state: "held", heldBecause: "conflict" },
    "Die Übernahme ist angehalten",
    /Der Eintrag gehört aber schon jemand anderem/,
  ],
  [
    "refused",
    { state: "refused" },
    "Die Übernahme ist abgelehnt",
    /Wir konnten nicht bestätigen, dass Sie für diese Firma sprechen/,
  ],
])("a claim that is %s says so in headline and text", async (_what, given, title, text) => {
  await openPage(pages.HoldPage, { [STATE]: answered({ page: "claiming_hold", claim: aClaim(given) }) });
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

test("the owner's page says from when on the ownership is to be confirmed", async () => {
  const expiresAt = "2027-10-11T22:00:00.000Z";
  await openPage(pages.OwnerPage, { [STATE]: answered({ page: "claiming_owner", claim: null, expiresAt }) });
  await expect.element(page.getByText(/Ihre Inhaberschaft endet am 12\.10\.2027,/)).toBeVisible();
});

test("somebody else's entry: a visitor is led to the login with the company", async () => {
  await openPage(pages.OtherownerPage, {
    [STATE]: answered({ page: "claiming_otherowner", isLoggedIn: false, claim: null, proofs: [] }),
  });
  await page.getByRole("link", { name: "Anmelden und nachweisen" }).click();
  await expect.poll(currentAddress).toBe("/claiming/login?firma=7");
});

test("somebody else's entry: the proofs open on request, with the focus in the choice", async () => {
  await openPage(pages.OtherownerPage, { [STATE]: answered({ page: "claiming_otherowner", claim: null }) });
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Mit einem Code nachweisen" }).click();
  await expect.element(page.getByRole("radio", { name: "Per E-Mail" })).toHaveFocus();
});

const RESTING = [{ kind: "email" as const, from: "2126-11-24T08:00:00.000Z" }];

test("a contact that was changed recently is not offered, and the page says why, until when and what else works", async () => {
  const proofs = aClaiming().proofs.filter(({ kind }) => kind !== "email");
  await openPage(pages.LoginSuccessPage, { [STATE]: answered({ ...CHOOSING, proofs, restingProofs: RESTING }) });
  await expect.element(page.getByRole("radio", { name: /^Per Brief/ })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /^Per E-Mail/ })).not.toBeInTheDocument();
  await expect
    .element(
      page.getByText(
        /^Die E-Mail-Adresse im Eintrag wurde vor Kurzem geändert\. Ein Code geht erst ab dem 24\.11\.2126, 09:00 Uhr dorthin\. Bitte wählen Sie so lange einen anderen Weg\./,
      ),
    )
    .toBeVisible();
});

test("if every contact was changed recently, the page names the phone number of the provider instead of a choice", async () => {
  await openPage(pages.LoginSuccessPage, { [STATE]: answered({ ...CHOOSING, proofs: [], restingProofs: RESTING }) });
  await expect.element(page.getByText(/auf anderem Weg nachweisen/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Code anfordern" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Im Eintrag fehlen Anschrift, Telefon und E-Mail")).not.toBeInTheDocument();
});

test("a code whose contact was changed meanwhile is refused with the reason", async () => {
  await openPage(pages.PendingPage, {
    [STATE]: answered(),
    "POST /api/claiming/enterCode": refused("claiming.contact_changed"),
  });
  await expect.element(page.getByText(/endet der Zugriff aller anderen Personen/)).toBeVisible();
  await code.fill("ABCD-2345");
  await page.getByRole("button", { name: "Code prüfen" }).click();
  await expect.element(page.getByRole("alert").getByText(/wurde inzwischen geändert/)).toBeVisible();
});
