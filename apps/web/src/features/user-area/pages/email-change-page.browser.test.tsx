import { beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setWindowQuery, startAt } from "../../../testing/address.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { messageOf, refused } from "../../../testing/refused.ts";
import EmailChangePage from "./email-change-page.tsx";

const CONFIRM = "POST /api/user/activateChangedEmail";
const UNDO = "POST /api/user/undoEmailChange";
const changed = { body: { email: "neu@demo.example", login: "anna" } };

const confirm = page.getByRole("button", { name: "E-Mail-Adresse bestätigen" });
const code = page.getByRole("textbox", { name: "Code aus der E-Mail" });
const bodies = async () => (await commands.requestsOfApi()).map(({ body }) => body);

beforeEach(() => startAt("/"));

test("opening the mail's link changes nothing yet and takes the token out of the address", async () => {
  setWindowQuery("?token=geheim");
  await commands.answerApi({});
  await renderPart(<EmailChangePage />);
  await expect.element(confirm).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.poll(() => window.location.search).toBe("");
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("the button confirms with the token; the page names the new address and the login name", async () => {
  setWindowQuery("?token=geheim");
  await commands.answerApi({ [CONFIRM]: changed });
  await renderPart(<EmailChangePage />);
  await confirm.click();
  await expect.element(page.getByRole("heading", { name: "Ihre neue E-Mail-Adresse gilt" })).toBeVisible();
  await expect.element(page.getByText("Wir schreiben Ihnen ab jetzt an neu@demo.example.")).toBeVisible();
  await expect.element(page.getByRole("status")).toMatchTextContent(/mit dem Anmeldenamen anna neu an\./u);
  await expect.poll(bodies).toEqual([{ token: "geheim" }]);
});

test("an expired link says so and where a new one is asked for", async () => {
  setWindowQuery("?token=alt");
  await commands.answerApi({ [CONFIRM]: refused("request.invalid", { message: "Dieser Link ist abgelaufen." }) });
  await renderPart(<EmailChangePage />);
  await confirm.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Fehler: Dieser Link ist abgelaufen. Eine neue Bestätigung fordern Sie in Ihrem Bereich an.");
  await expect
    .element(page.getByRole("link", { name: "Zu meinem Bereich" }))
    .toHaveAttribute("href", "/benutzer?bereich=anmeldung");
});

test("an address without a token asks for the mail's code, and a wrong one is said at the field", async () => {
  await commands.answerApi({
    [CONFIRM]: [refused("request.invalid", { message: "Dieser Code stimmt nicht.", field: "token" }), changed],
  });
  await renderPart(<EmailChangePage />);
  await code.fill("falsch");
  await confirm.click();
  await expect.element(code).toHaveAccessibleDescription(/^Dieser Code stimmt nicht\./u);
  await expect.element(code).toHaveFocus();
  await code.fill("richtig");
  await confirm.click();
  await expect.element(page.getByRole("heading", { name: "Ihre neue E-Mail-Adresse gilt" })).toBeVisible();
  await expect.poll(bodies).toEqual([{ token: "falsch" }, { token: "richtig" }]);
});

test("the former address's link undoes the change by its button and leads to a new password", async () => {
  setWindowQuery("?token=geheim&zurueck=1");
  const undone = { email: "alt@demo.example", login: "anna", accessToken: "weiter" };
  await commands.answerApi({ [UNDO]: { body: undone } });
  await renderPart(<EmailChangePage />);
  await expect.poll(() => window.location.search).toBe("");
  expect(await commands.requestsOfApi()).toEqual([]);
  await page.getByRole("button", { name: "Änderung rückgängig machen" }).click();
  await expect.element(page.getByRole("heading", { name: "Ihre Adresse gilt wieder" })).toBeVisible();
  await expect.element(page.getByText("Wir schreiben Ihnen wieder an alt@demo.example.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Neues Passwort wählen" }))
    .toHaveAttribute("href", "/passwort/erneuern?token=weiter");
  await expect.poll(bodies).toEqual([{ token: "geheim" }]);
});

test("an undo link that is too old says so", async () => {
  setWindowQuery("?token=alt&zurueck=1");
  await commands.answerApi({ [UNDO]: refused("auth.link_expired") });
  await renderPart(<EmailChangePage />);
  await page.getByRole("button", { name: "Änderung rückgängig machen" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${messageOf("auth.link_expired")}`);
});
