import { UNLINKED_USER_ID } from "@portal/contract/auth/support/linked-user";
import { pathOf } from "@portal/contract/pages/routes";
import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { logOut, sessionState } from "../../../platform/session/session-store.ts";
import type { LoggedIn } from "../../../platform/session/session-state.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { startAt } from "../../../testing/address.ts";
import { aUser } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import SupportBar from "./support-bar.tsx";
import SupportLoginPage from "./support-login-page.tsx";

const LOGIN = "POST /api/auth/login/cuca";
const CUCA = { companyId: COMPANY_ID, agent: "Petra Kern", endsAt: "2026-11-16T09:05:00.000Z" };
const ACCEPTED = { body: { user: aUser({ cucaInfo: CUCA }) } };
const TYPED = { login: "support@demo.example", password: "geheim", reason: "Rückruf wegen der Öffnungszeiten" };

const field = (name: string) => page.getByRole("textbox", { name });
const login = field("Anmeldename");
const password = page.getByLabelText("Passwort", { exact: true });
const company = field("Firmennummer");
const reason = field("Grund");
const code = field("Code aus Ihrer App");
const submit = page.getByRole("button", { name: "Für diese Firma anmelden" });
const bodies = async () => (await commands.requestsOfApi()).map(({ body }) => body);

async function submitTyped(companyId = "Nr. 4 711") {
  await login.fill(TYPED.login);
  await password.fill(TYPED.password);
  await company.fill(companyId);
  await reason.fill(TYPED.reason);
  await submit.click();
}

beforeEach(async () => {
  startAt("/");
  await commands.answerApi({});
  await logOut();
  await commands.answerApi({});
});

test("the empty form gets a message at each field, focuses the first and sends nothing", async () => {
  await render(<SupportLoginPage />);
  await submit.click();
  await expect.element(login).toHaveFocus();
  for (const control of [login, password, company, reason])
    await expect.element(control).toHaveAttribute("aria-invalid", "true");
  expect(await bodies()).toEqual([]);
  await reason.fill("R");
  await expect.element(reason).not.toHaveAttribute("aria-invalid");
  await expect.element(company).toHaveAttribute("aria-invalid", "true");
});

test("a company number that can't be read is refused at its field", async () => {
  await render(<SupportLoginPage />);
  await submitTyped("Sommer");
  await expect.element(company).toHaveFocus();
  await expect.element(login).not.toHaveAttribute("aria-invalid");
  expect(await bodies()).toEqual([]);
});

test("a login sends the company as a number and no code", async () => {
  await commands.answerApi({ [LOGIN]: ACCEPTED });
  await render(<SupportLoginPage />);
  await submitTyped();
  await expect.poll(() => sessionState()).toMatchObject({ kind: "logged-in", activeAccountId: COMPANY_ID });
  await expect.poll(bodies).toEqual([{ ...TYPED, companyId: COMPANY_ID }]);
});

test("the address fills in the company", async () => {
  startAt(`${pathOf("login_cuca")}?companyId=10023`);
  await render(<SupportLoginPage />);
  await expect.element(company).toHaveValue("10023");
  await expect.element(login).toHaveValue("");
});

test("a company that does not exist is said at its field, which has the focus; nothing typed is lost", async () => {
  await commands.answerApi({ [LOGIN]: refused("auth.support_company_unknown", { field: "companyId" }) });
  await render(<SupportLoginPage />);
  await submitTyped("99");
  await expect.element(company).toHaveAccessibleDescription(messageOf("auth.support_company_unknown"));
  await expect.element(company).toHaveFocus();
  await expect.element(password).toHaveValue(TYPED.password);
  await expect.element(reason).toHaveValue(TYPED.reason);
});

test.each([
  ["auth.invalid_credentials", {}, messageOf("auth.invalid_credentials")],
  [
    "auth.throttled",
    { retryAfter: 120 },
    "Zu viele Anmeldeversuche. Bitte warten Sie 2 Minuten und versuchen Sie es dann erneut.",
  ],
] as const)("%s is announced for the whole form", async (problem, facts, message) => {
  await commands.answerApi({ [LOGIN]: refused(problem, facts) });
  await render(<SupportLoginPage />);
  await submitTyped();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${message}`);
  await expect.poll(() => sessionState().kind).toBe("logged-out");
});

test("an agent without a second factor is told so, with the way to set one up", async () => {
  await commands.answerApi({ [LOGIN]: refused("auth.second_factor_missing") });
  await render(<SupportLoginPage />);
  await submitTyped();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(new RegExp(messageOf("auth.second_factor_missing")));
  await expect
    .element(alert.getByRole("link", { name: "Anmelden und einrichten" }))
    .toHaveAttribute("href", pathOf("login"));
});

test("Enter during a login sends nothing more", async () => {
  await commands.answerApi({ [LOGIN]: { held: true, ...ACCEPTED } });
  await render(<SupportLoginPage />);
  await submitTyped();
  await expect.element(submit).toHaveAttribute("aria-busy", "true");
  await company.click();
  await userEvent.keyboard("{Enter}");
  await releaseCall(LOGIN);
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect.poll(bodies).toHaveLength(1);
});

test("the bar names company and end; its dialog names user and agent", async () => {
  const account = { company_name: "Malerbetrieb Sommer" } as LoggedIn["account"];
  const session = { kind: "logged-in", user: aUser(), activeAccountId: COMPANY_ID, account } as LoggedIn;
  await render(<SupportBar session={session} cucaInfo={CUCA} />);
  const bar = page.getByRole("region", { name: "Kundendienst" });
  await expect
    .element(bar.getByRole("paragraph").first())
    .toHaveTextContent("Angemeldet als Malerbetrieb Sommer | 4711 bis 10:05 Uhr");
  await page.getByRole("button", { name: "Weitere Informationen" }).click();
  const values = page.getByRole("dialog").getByRole("definition");
  const texts = ["Malerbetrieb Sommer", "4711", "firma@demo.example", "Petra Kern", "um 10:05 Uhr"];
  for (const [index, text] of texts.entries()) await expect.element(values.nth(index)).toHaveTextContent(text);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Weitere Informationen" })).toHaveFocus();
});

test("a company without a user of its own is said to have none", async () => {
  const user = aUser({ user_id: UNLINKED_USER_ID });
  const session = { kind: "logged-in", user, activeAccountId: COMPANY_ID, account: null } as LoggedIn;
  await render(<SupportBar session={session} cucaInfo={CUCA} />);
  await page.getByRole("button", { name: "Weitere Informationen" }).click();
  await expect.element(page.getByText("Mit dieser Firma ist kein Nutzer verknüpft.")).toBeVisible();
});

test("a code is asked for in the dialog above the form, and sent with the same call", async () => {
  await commands.answerApi({ [LOGIN]: [refused("auth.second_factor_required"), ACCEPTED] });
  await render(<SupportLoginPage />);
  await submitTyped();
  await expect.element(code).toHaveFocus();
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect
    .poll(async () => (await bodies()).at(-1))
    .toEqual({ ...TYPED, companyId: COMPANY_ID, secondFactor: "123456" });
});

test("closing that dialog leaves a field for the code in the form, which is sent trimmed", async () => {
  await commands.answerApi({ [LOGIN]: [refused("auth.second_factor_required"), ACCEPTED] });
  await render(<SupportLoginPage />);
  await submitTyped();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(code).toHaveFocus();
  await code.fill(" 123456 ");
  await submit.click();
  await expect.poll(() => sessionState().kind).toBe("logged-in");
  await expect.poll(async () => (await bodies()).at(-1)).toMatchObject({ secondFactor: "123456" });
});
