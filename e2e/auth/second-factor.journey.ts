/** The second factor: turned on in the user area, asked for at login, and recovery codes. */
import { describe } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { fillLogIn, logIn } from "./log-in.ts";
import { LOG_IN_SETTINGS, nextCodeOf, turnOn } from "./second-factor.ts";

describe("the second factor", () => {
  journey("turned on, login asks for a code, and a wrong one shows an error at its field", async ({ db, open }) => {
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    const { secret } = await turnOn(own.page, person);

    const other = await open();
    other.expects("401 POST /api/auth/login");
    await other.page.goto("/login");
    await fillLogIn(other.page, person);
    const code = other.page.getByLabel("Code aus Ihrer App");
    await hasFocus(code);
    await code.fill("000000");
    await other.page.keyboard.press("Enter");
    await see(other.page.getByText("Dieser Code stimmt nicht"));
    await hasFocus(code);
    await code.fill(nextCodeOf(secret));
    await other.page.keyboard.press("Enter");
    await arrive(other.page, "/benutzer");
  });

  journey("a recovery code logs in; password and code turn the second factor off", async ({ db, open }) => {
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    const { recoveryCodes } = await turnOn(own.page, person);

    const other = await open();
    other.expects("401 POST /api/auth/login");
    await other.page.goto("/login");
    await fillLogIn(other.page, person);
    await other.page.getByLabel("Code aus Ihrer App").fill(recoveryCodes[0] ?? "");
    await other.page.getByRole("button", { name: "Weiter" }).click();
    await arrive(other.page, "/benutzer");
    await other.page.goto(LOG_IN_SETTINGS);
    await see(other.page.getByText("Noch 9 Ersatzcodes"));

    await other.page.getByRole("button", { name: "Code-Anmeldung ausschalten" }).click();
    const dialog = other.page.getByRole("dialog");
    await dialog.getByLabel("Ihr Passwort", { exact: true }).fill(person.password);
    await dialog.getByLabel("Code aus der App").fill(recoveryCodes[1] ?? "");
    await dialog.getByRole("button", { name: "Code-Anmeldung ausschalten" }).click();
    await see(other.page.getByRole("button", { name: "Code-Anmeldung einrichten" }));
    await logIn((await open()).page, person);
  });

  journey("a person without a code can return to the form", async ({ db, open }) => {
    const person = await aPerson(db);
    const own = await open();
    await logIn(own.page, person);
    await turnOn(own.page, person);
    const other = await open();
    other.expects("401 POST /api/auth/login");
    await other.page.goto("/login");
    await fillLogIn(other.page, person);
    await see(other.page.getByRole("dialog"));
    await other.page.keyboard.press("Escape");
    await see(other.page.getByText("Bitte geben Sie den Code aus Ihrer App ein."));
    await hasValue(other.page.getByLabel("Anmeldename"), person.login);
  });
});
