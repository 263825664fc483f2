import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { actAsAgent, aUser, startSessionAs } from "../../../testing/logged-in.tsx";
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

const CHANGE = `POST ${PEOPLE}/changeRight`;
const REVOKE = `POST ${PEOPLE}/revoke`;
const LEAVE = `POST ${PEOPLE}/leave`;
const rightOfBen = page.getByLabelText("Recht von Ben Winter");

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
  await actAsAgent();
  await openPage({ [LIST]: answered({ invitations: [anInvitation({ status: "pending", takenBy: "cleo" })] }) });
  await expect.element(people.nth(1)).toMatchTextContent(/Bearbeiten · seit/);
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
});
