import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { hasUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import {
  anInvitation,
  answered,
  ben,
  bodies,
  email,
  LIST,
  me,
  openPage,
  PEOPLE,
  people,
} from "../testing/people-page.tsx";

const INVITE = `POST ${PEOPLE}/invite`;
const WITHDRAW = `POST ${PEOPLE}/withdrawInvitation`;
const ADMIT = `POST ${PEOPLE}/admit`;
const invitations = page.getByRole("region", { name: "Einladungen" }).getByRole("listitem");
const invite = page.getByRole("button", { name: "Einladung senden" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

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
