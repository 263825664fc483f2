import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasValue, miss, POLL, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { fillLogIn } from "./log-in.ts";
import { expireLink, freshAddress, linkFor, subjectsTo, tokenIn } from "./mails.ts";
import { MAILS_TO_ONE_ADDRESS, sendAgainUntilRefused } from "./send-again.ts";

const PASSWORD = "Leiter Senf Wolke 7";
const ACTIVATION = "/registrierung/aktivierung";
const CANCEL = "/registrierung/abbrechen";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function fillRegistration(page: Page, email: string, password: string | null = PASSWORD): Promise<void> {
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Ihr Name").fill("Petra Brandt");
  if (password !== null) await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByLabel(/^Ich stimme den Nutzungsbedingungen/).check();
  await page.getByRole("button", { name: password === null ? "Als Gast registrieren" : "Registrieren" }).click();
}

/** Fills in the registration page and waits for the success page. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto("/registrierung");
  await fillRegistration(page, email);
  await see(title(page, "Wir haben Ihnen geschrieben"));
}

describe("registering", () => {
  journey("a new person registers on the login page and is activated by the mail", async ({ db, open }) => {
    const email = freshAddress();
    const { page } = await open();
    await page.goto("/login");
    await page.getByRole("link", { name: "Registrieren" }).click();
    await arrive(page, "/registrierung");

    await fillRegistration(page, email);
    await arrive(page, "/registrierung/erfolgreich");
    await see(title(page, "Wir haben Ihnen geschrieben"));
    await hasFocus(title(page, "Wir haben Ihnen geschrieben"));
    await see(page.getByText(email));

    await page.goto(await linkFor(db, email, ACTIVATION));
    await see(title(page, "Registrierung bestätigen"));
    await arrive(page, ACTIVATION);
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();
    await hasFocus(title(page, "Ihr Konto ist freigeschaltet"));
    await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
    await arrive(page, "/login");
    await fillLogIn(page, { login: email, password: PASSWORD });
    await arrive(page, "/benutzer");
  });

  journey("the mail's code, typed with spaces after a wrong one, activates the registration", async ({ db, open }) => {
    const email = freshAddress();
    const window = await open();
    const { page } = window;
    window.expects("404 POST /api/user/activateRegistration");
    await register(page, email);
    const code = tokenIn(await linkFor(db, email, ACTIVATION));
    await page.getByRole("link", { name: "Code eingeben" }).click();
    await arrive(page, ACTIVATION);

    await page.getByRole("button", { name: "Code bestätigen" }).click();
    await see(page.getByText("Bitte geben Sie den Code aus der E-Mail ein."));
    await hasFocus(page.getByLabel("Code aus der E-Mail"));
    await page.getByLabel("Code aus der E-Mail").fill("gibtesnicht");
    await page.getByRole("button", { name: "Code bestätigen" }).click();
    await see(page.getByRole("alert").getByText("Diesen Link kennen wir nicht."));
    await page.getByLabel("Code aus der E-Mail").fill(` ${code.slice(0, 8)} ${code.slice(8)}`);
    await page.keyboard.press("Enter");

    await see(title(page, "Ihr Konto ist freigeschaltet"));
  });

  journey("errors are shown at their fields, and input stays", async ({ open }) => {
    const { page } = await open();
    await page.goto("/registrierung");

    await page.getByLabel("Passwort", { exact: true }).fill("kurz");
    await page.getByRole("button", { name: "Registrieren" }).click();

    await hasFocus(page.getByLabel("E-Mail-Adresse"));
    await see(page.getByText("Bitte geben Sie Ihre E-Mail-Adresse an"));
    await see(page.getByText("Bitte wählen Sie mindestens 10 Zeichen."));
    await see(page.getByText("Bitte stimmen Sie den Nutzungsbedingungen zu."));
    await hasValue(page.getByLabel("Passwort", { exact: true }), "kurz");
  });

  journey("a weak password is shown while typing, and the server refuses it", async ({ open }) => {
    const window = await open();
    const { page } = window;
    window.expects("400 POST /api/user/register");
    await page.goto("/registrierung");
    const password = page.getByLabel("Passwort", { exact: true });

    await password.fill("sommer");
    await see(page.getByText("Noch 4 Zeichen"));
    await password.fill("passwort123");
    await see(page.getByText("Leicht zu erraten", { exact: true }));
    await fillRegistration(page, freshAddress(), "passwort123");
    await hasFocus(password);
    await see(page.getByText("Dieses Passwort ist leicht zu erraten."));

    await password.fill(PASSWORD);
    await see(page.getByText("Sehr sicher"));
    await page.getByRole("button", { name: "Registrieren" }).click();
    await arrive(page, "/registrierung/erfolgreich");
  });

  journey("a known address gets the same page, and its owner a mail", async ({ db, open }) => {
    const owner = await aPerson(db);
    const { page } = await open();

    await register(page, owner.login);

    await see(page.getByText(owner.login));
    await linkFor(db, owner.login, "/passwort/erneuern");
    await expect
      .poll(() => subjectsTo(db, owner.login), POLL)
      .toEqual([expect.stringContaining("Sie haben schon ein Konto")]);
  });

  journey("the mail can be sent again until the limit", async ({ db, open }) => {
    const email = freshAddress();
    const window = await open();
    const { page } = window;
    window.expects("429 POST /api/user/resendActivation");
    await register(page, email);

    await sendAgainUntilRefused(page, "/api/user/resendActivation");

    await miss(page.getByText("Wir haben die E-Mail noch einmal geschickt."));
    await expect.poll(() => subjectsTo(db, email), POLL).toHaveLength(MAILS_TO_ONE_ADDRESS);
  });
});

describe("the link of a registration", () => {
  journey("a used link says so and leads to the login page", async ({ db, open }) => {
    const email = freshAddress();
    const window = await open();
    const { page } = window;
    window.expects("410 POST /api/user/activateRegistration");
    await register(page, email);
    const link = await linkFor(db, email, ACTIVATION);
    await page.goto(link);
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();
    await see(title(page, "Ihr Konto ist freigeschaltet"));

    await page.goto(link);
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();

    await see(title(page, "Ihr Konto ist schon freigeschaltet"));
    await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
    await arrive(page, "/login");
  });

  journey("an expired link leads to a new registration", async ({ db, open }) => {
    const email = freshAddress();
    const window = await open();
    const { page } = window;
    window.expects("410 POST /api/user/activateRegistration");
    await register(page, email);
    const link = await linkFor(db, email, ACTIVATION);
    await expireLink(db, link);

    await page.goto(link);
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();

    await hasFocus(title(page, "Dieser Link ist abgelaufen"));
    await page.getByRole("link", { name: "Neu registrieren" }).click();
    await arrive(page, "/registrierung");
  });

  journey("an unknown link asks for the code", async ({ open }) => {
    const window = await open();
    const { page } = window;
    window.expects("404 POST /api/user/activateRegistration");

    await page.goto(`${ACTIVATION}?token=fremd`);
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();

    await see(title(page, "Diesen Link kennen wir nicht"));
    await see(page.getByLabel("Code aus der E-Mail"));
  });

  journey("a cancelled registration cannot be activated", async ({ db, open }) => {
    const email = freshAddress();
    const window = await open();
    const { page } = window;
    window.expects("410 POST /api/user/activateRegistration");
    await register(page, email);
    const link = await linkFor(db, email, ACTIVATION);

    await page.goto(await linkFor(db, email, CANCEL));
    await page.getByRole("button", { name: "Registrierung abbrechen" }).click();
    await hasFocus(title(page, "Die Registrierung ist abgebrochen"));

    await page.goto(link);
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();
    await see(title(page, "Diese Registrierung wurde abgebrochen"));
    expect(await db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
  });
});

describe("a guest", () => {
  journey("a guest registers without a password and is logged in by confirming", async ({ db, open }) => {
    const email = freshAddress();
    const { page } = await open();
    await page.goto("/registrierung");
    await page.getByRole("link", { name: "Als Gast registrieren" }).click();
    await arrive(page, "/registrierung/gast");
    await fillRegistration(page, email, null);
    await arrive(page, "/registrierung/gast/erfolgreich");

    await page.goto(await linkFor(db, email, ACTIVATION));
    await page.getByRole("button", { name: "Registrierung bestätigen" }).click();

    await arrive(page, "/benutzer");
  });
});

describe("the outbox of developers", () => {
  journey("the outbox shows a mail, whose button opens the product", async ({ open }) => {
    const email = freshAddress();
    const { page } = await open();
    await register(page, email);

    await page.getByRole("link", { name: "Postausgang ansehen" }).click();
    await see(page.getByRole("heading", { level: 3, name: /^Bitte bestätigen Sie Ihre Registrierung/ }));
    await page.frameLocator("iframe").getByRole("link", { name: "Registrierung bestätigen" }).click();

    await see(title(page, "Registrierung bestätigen"));
  });
});
