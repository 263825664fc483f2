import type { CompanyPeople, CompanyPerson, Invitation } from "@portal/contract/company-data/people/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { hasUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { lookUpSession } from "../../../platform/session/session-store.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import PeoplePage from "./people-page.tsx";

const PEOPLE = "/api/customer/people";
const LIST = `GET ${PEOPLE}`;
const INVITE = `POST ${PEOPLE}/invite`;
const WITHDRAW = `POST ${PEOPLE}/withdrawInvitation`;
const ADMIT = `POST ${PEOPLE}/admit`;
const CHANGE = `POST ${PEOPLE}/changeRight`;
const REVOKE = `POST ${PEOPLE}/revoke`;
const LEAVE = `POST ${PEOPLE}/leave`;

const me: CompanyPerson = {
  user_id: 7,
  name: "Anna Sommer",
  login: "anna",
  right: "owner",
  since: "2026-01-05T08:00:00.000Z",
  isMe: true,
};
const ben: CompanyPerson = { ...me, user_id: 8, name: "Ben Winter", login: "ben", right: "editor", isMe: false };
const anInvitation = (given: Partial<Invitation> = {}): Invitation => ({
  id: 31,
  email: "cleo@sommer.example",
  right: "editor",
  status: "open",
  takenBy: "",
  byProvider: false,
  invitedAt: "2026-11-16T08:00:00.000Z",
  expiresAt: "2026-11-30T08:00:00.000Z",
  ...given,
});
const answered = (given: Partial<CompanyPeople> = {}): ApiAnswer => ({
  body: { people: [me, ben], invitations: [], ...given },
});
const people = page.getByRole("region", { name: "Mit Zugriff" }).getByRole("listitem");
const invitations = page.getByRole("region", { name: "Einladungen" }).getByRole("listitem");
const email = page.getByLabelText("E-Mail-Adresse der Person");
const invite = page.getByRole("button", { name: "Einladung senden" });
const rightOfBen = page.getByLabelText("Recht von Ben Winter");
const bodies = async (call: string) =>
  (await commands.requestsOfApi()).filter((one) => one.call === call).map(({ body }) => body);

async function openPage(answers: ApiAnswers) {
  await commands.answerApi({ [LIST]: answered(), ...answers });
  await renderPart(<PeoplePage />);
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("the list that loads is announced; then each person has name, login and right", async () => {
  await openPage({ [LIST]: { held: true, ...answered() } });
  await expect.element(page.getByRole("status")).toHaveTextContent("Wird geladen");
  await expect.poll(() => bodies(LIST)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(people).toHaveLength(2);
  await expect.element(people.nth(0)).toMatchTextContent(/^Anna Sommer Sie.*anna · seit .*Inhaber/);
  await expect.element(rightOfBen).toHaveValue("editor");
  await expect.element(page.getByRole("region", { name: "Einladungen" })).not.toBeInTheDocument();
});

test("a list that can't be loaded can be tried again", async () => {
  await openPage({ [LIST]: [{ status: 500 }, answered()] });
  await expect.element(page.getByRole("alert", { name: "Die Personen konnten nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(people).toHaveLength(2);
});

test("people who are no owners see the list and their own way out, nothing else", async () => {
  setAccount(anAccount({ right: "editor" }));
  await openPage({
    [LIST]: answered({
      people: [
        { ...me, right: "editor" },
        { ...ben, login: "", right: "owner" },
      ],
    }),
  });
  await expect.element(page.getByText("Nur Inhaber können hier etwas ändern")).toBeVisible();
  await expect.element(people.nth(1)).toMatchTextContent(/^Ben Winter.*Inhaber · seit/);
  await expect
    .poll(() =>
      page
        .getByRole("button")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(["Zugriff abgeben"]);
  await expect.element(email).not.toBeInTheDocument();
});

test("an invitation is sent with the chosen right, listed, and the field is empty again", async () => {
  await openPage({ [INVITE]: answered({ invitations: [anInvitation({ right: "read" })] }) });
  await email.fill(" cleo@sommer.example ");
  await expect.poll(hasUnsavedChanges).toBe(true);
  await page.getByRole("radio", { name: "Nur lesen" }).click();
  await invite.click();
  await expect.element(page.getByText("Die Einladung an cleo@sommer.example ist unterwegs.")).toBeVisible();
  await expect.element(invitations).toMatchTextContent(/^cleo@sommer\.example.*Nur lesen · Die E-Mail ist verschickt/);
  await expect.element(email).toHaveValue("");
  await expect.poll(hasUnsavedChanges).toBe(false);
  await expect.poll(() => bodies(INVITE)).toMatchObject([{ right: "read" }]);
});

test("two presses send one invitation", async () => {
  await openPage({ [INVITE]: { held: true, ...answered({ invitations: [anInvitation()] }) } });
  await email.fill("cleo@sommer.example");
  await invite.click();
  await expect.element(invite).toHaveAttribute("aria-busy", "true");
  await invite.click({ force: true });
  await expect.poll(() => bodies(INVITE)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(invitations).toHaveLength(1);
  await expect.poll(() => bodies(INVITE)).toEqual([{ email: "cleo@sommer.example", right: "editor" }]);
});

test("a refused address keeps its text, with message and focus", async () => {
  const message = "Bitte geben Sie die vollständige E-Mail-Adresse der Person an.";
  await openPage({ [INVITE]: refused("request.invalid", { message, field: "email" }) });
  await email.fill("cleo@");
  await invite.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(message);
  await expect.element(email).toHaveValue("cleo@");
});

test("a person who belongs to the company already: the form says so and keeps the address", async () => {
  await openPage({ [INVITE]: refused("people.already_member", { message: "Diese Person hat schon Zugriff." }) });
  await email.fill("ben@sommer.example");
  await invite.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Fehler: Diese Person hat schon Zugriff.");
  await expect.element(email).toHaveValue("ben@sommer.example");
});

test("withdrawing an invitation takes it off the list and says so", async () => {
  await openPage({ [LIST]: answered({ invitations: [anInvitation()] }), [WITHDRAW]: answered() });
  await page.getByRole("button", { name: "Einladung an cleo@sommer.example zurückziehen" }).click();
  await expect.element(page.getByText("Die Einladung an cleo@sommer.example ist zurückgezogen.")).toBeVisible();
  await expect.element(invitations).toHaveLength(0);
  await expect.poll(() => bodies(WITHDRAW)).toEqual([{ id: 31 }]);
});

test("an invitation that was taken meanwhile stays, and the page says why", async () => {
  await openPage({
    [LIST]: answered({ invitations: [anInvitation()] }),
    [WITHDRAW]: refused("people.invitation_closed", { message: "Diese Einladung ist schon erledigt." }),
  });
  await page.getByRole("button", { name: "Einladung an cleo@sommer.example zurückziehen" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Diese Einladung ist schon erledigt.");
  await expect.element(invitations).toHaveLength(1);
});

test("admitting asks with both addresses first; cancelling admits nobody", async () => {
  const waiting = anInvitation({ status: "pending", takenBy: "cleo-privat" });
  await openPage({
    [LIST]: answered({ invitations: [waiting] }),
    [ADMIT]: answered({ people: [me, ben, { ...ben, user_id: 9, name: "Cleo" }] }),
  });
  const admit = page.getByRole("button", { name: "Person zulassen" });
  const dialog = page.getByRole("dialog", { name: "cleo-privat zulassen?" });
  await admit.click();
  await expect.element(dialog.getByText(/ging an cleo@sommer\.example\..*Anmeldenamen cleo-privat/)).toBeVisible();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  expect(await bodies(ADMIT)).toEqual([]);
  await admit.click();
  await dialog.getByRole("button", { name: "Person zulassen" }).click();
  await expect.element(page.getByText("cleo-privat hat jetzt Zugriff.")).toBeVisible();
  await expect.element(people).toHaveLength(3);
  await expect.poll(() => bodies(ADMIT)).toEqual([{ id: 31 }]);
});

test("a person who waits can be refused by name", async () => {
  const waiting = anInvitation({ status: "pending", takenBy: "cleo-privat" });
  await openPage({ [LIST]: answered({ invitations: [waiting] }), [WITHDRAW]: answered() });
  await page.getByRole("button", { name: "cleo-privat ablehnen" }).click();
  await expect.element(invitations).toHaveLength(0);
});

test("an invitation that the provider checks has no controls", async () => {
  await openPage({ [LIST]: answered({ invitations: [anInvitation({ status: "held" })] }) });
  await expect.element(invitations).toMatchTextContent(/Angehalten/);
  await expect.element(invitations.getByRole("button")).not.toBeInTheDocument();
});

test("a new right is saved at once; the message takes it back", async () => {
  await openPage({
    [CHANGE]: [answered({ people: [me, { ...ben, right: "owner" }] }), answered()],
  });
  await rightOfBen.selectOptions("Inhaber");
  await expect.element(page.getByText("Ben Winter: Inhaber.")).toBeVisible();
  await expect.element(rightOfBen).toHaveValue("owner");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(page.getByText("Ben Winter: Bearbeiten.")).toBeVisible();
  await expect.element(rightOfBen).toHaveValue("editor");
  await expect
    .poll(() => bodies(CHANGE))
    .toEqual([
      { user_id: 8, right: "owner" },
      { user_id: 8, right: "editor" },
    ]);
});

test("while a right is saved, neither it nor the access can be changed; a refusal restores the old right", async () => {
  await openPage({
    [CHANGE]: { held: true, ...refused("people.not_found", { message: "Diese Person hat keinen Zugriff mehr." }) },
  });
  await rightOfBen.selectOptions("Nur lesen");
  await expect.element(rightOfBen).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Zugriff beenden: Ben Winter" })).toBeDisabled();
  await expect.poll(() => bodies(CHANGE)).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Diese Person hat keinen Zugriff mehr.");
  await expect.element(rightOfBen).toHaveValue("editor");
  await expect.element(rightOfBen).toBeEnabled();
});

test("ending an access asks first; cancelling keeps it, confirming takes the person off the list", async () => {
  await openPage({ [REVOKE]: answered({ people: [me] }) });
  const end = page.getByRole("button", { name: "Zugriff beenden: Ben Winter" });
  const dialog = page.getByRole("dialog", { name: "Zugriff von Ben Winter beenden?" });
  await end.click();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(end).toHaveFocus();
  expect(await bodies(REVOKE)).toEqual([]);
  await end.click();
  await dialog.getByRole("button", { name: "Zugriff beenden" }).click();
  await expect.element(people).toHaveLength(1);
  await expect.element(page.getByText("Ben Winter hat keinen Zugriff mehr.")).toBeVisible();
  await expect.poll(() => bodies(REVOKE)).toEqual([{ user_id: 8 }]);
});

test("the last owner can't leave and is told what to do first", async () => {
  const message = "Machen Sie zuerst jemand anderen zum Inhaber.";
  await openPage({ [LEAVE]: refused("people.last_owner", { message }) });
  await page.getByRole("button", { name: "Zugriff abgeben" }).click();
  const dialog = page.getByRole("dialog", { name: "Ihren Zugriff auf Malerbetrieb Sommer abgeben?" });
  await dialog.getByRole("button", { name: "Zugriff abgeben" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(people).toHaveLength(2);
});

test("a person who left has the session loaded again", async () => {
  await openPage({ [LEAVE]: { body: {} }, "GET /api/auth/refresh": { body: { user: aUser() } } });
  await page.getByRole("button", { name: "Zugriff abgeben" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Zugriff abgeben" }).click();
  await expect
    .poll(async () => (await commands.requestsOfApi()).map(({ call }) => call))
    .toEqual([LIST, LEAVE, "GET /api/auth/refresh"]);
});

test("customer care sees people and rights, and no control at all", async () => {
  const cucaInfo = { companyId: COMPANY_ID, agent: "Support", endsAt: "2126-11-16T09:00:00.000Z" };
  await commands.answerApi({ "GET /api/auth/refresh": { body: { user: aUser({ cucaInfo }) } } });
  await lookUpSession();
  await openPage({ [LIST]: answered({ invitations: [anInvitation({ status: "pending", takenBy: "cleo" })] }) });
  await expect.element(people.nth(1)).toMatchTextContent(/Bearbeiten · seit/);
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
});
