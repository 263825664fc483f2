import path from "node:path";
import { BRANDS } from "@portal/contract/brands/brands";
import { describe, expect } from "vitest";
import { fillLogIn, logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aPerson } from "../people.ts";
import { linkInMail } from "../account-linking/mail.ts";
import { running } from "../running.ts";

const PORTRAIT = path.resolve(import.meta.dirname, "../../packages/db/demo/logos/haarwerk-bornheim.png");
const NEW_PASSWORD = "Kiesel wandert leise";

describe("the profile", () => {
  journey("a new name and image are saved, and the page head shows the image", async ({ db, open }) => {
    const person = await aPerson(db);
    const { page } = await open();
    await logIn(page, person);
    await page.getByRole("link", { name: "Profil", exact: true }).click();
    await page.getByRole("textbox", { name: "Name (optional)" }).fill("Petra vom Dach");
    await page.getByRole("button", { name: "Name speichern" }).click();
    await see(page.getByText("Ihr Name ist gespeichert."));
    await page.getByLabel("Bild hochladen").setInputFiles(PORTRAIT);
    await see(page.getByText("Ihr Bild ist gespeichert."));
    await see(page.getByRole("banner").locator("img[src^='/media/']"));
    await page.getByRole("button", { name: "Bild entfernen" }).click();
    await see(page.getByText("Ihr Bild ist entfernt."));
    const stored = await db.selectFrom("users").selectAll().where("id", "=", person.id).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ display_name: "Petra vom Dach", profile_image_key: null });
  });

  journey("a switched-off notification stays off", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aPerson(db));
    await page.getByRole("link", { name: "Mitteilungen" }).click();
    const wish = page.getByRole("switch", { name: "Erinnerung, bevor Ihre Inhaberschaft endet" });
    await wish.uncheck();
    await see(page.getByText("Das bekommen Sie nicht mehr."));
    await page.reload();
    await see(wish);
    await expect.poll(() => wish.isChecked(), POLL).toBe(false);
  });

  journey("a login that somebody else tried stands among the latest ones", async ({ db, open }) => {
    const person = await aPerson(db);
    const { page } = await open();
    await logIn(page, person);
    const thief = await open();
    thief.expects("401 POST /api/auth/login");
    await thief.page.goto("/login");
    await fillLogIn(thief.page, { ...person, password: "geraten" });
    await see(thief.page.getByRole("alert"));
    await page.goto("/benutzer?bereich=anmeldung");
    const latest = page.getByRole("list", { name: "Letzte Anmeldungen" }).getByRole("listitem");
    await see(latest.first().getByText("Anmeldung mit Passwort"));
    await see(latest.first().getByText("Abgelehnt"));
    await see(latest.nth(1).getByText("Angemeldet mit Passwort"));
  });

  journey("the own data are downloaded as a file", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aPerson(db));
    await page.getByRole("link", { name: "Meine Daten" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Meine Daten herunterladen" }).click();
    expect((await download).suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/);
  });

  journey("the deletion is requested with reason and password, then cancelled", async ({ db, open }) => {
    const person = await aPerson(db);
    const window = await open();
    const { page } = window;
    window.expects("400 POST /api/user/data/confirmPassword");
    await logIn(page, person);
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.goto("/benutzer?bereich=daten");
    await page.getByRole("button", { name: "Profil löschen" }).click();
    const dialog = page.getByRole("dialog", { name: "Profil wirklich löschen?" });
    await dialog.getByRole("combobox", { name: "Warum gehen Sie?" }).selectOption("Ein anderer Grund");
    await dialog.getByRole("textbox", { name: /^Was können wir besser machen/ }).fill("Nichts, danke & tschüss");
    await dialog.getByRole("textbox", { name: "Ihr Passwort" }).fill("Falsch-2026");
    await dialog.getByRole("button", { name: "Profil löschen" }).click();
    await see(dialog.getByText("Das Passwort stimmt nicht."));
    await dialog.getByRole("textbox", { name: "Ihr Passwort" }).fill(person.password);
    await dialog.getByRole("button", { name: "Profil löschen" }).click();
    await see(page.getByText(/^Ihr Profil wird am .* gelöscht$/));
    const said = [encodeURIComponent(person.password), "other", encodeURIComponent("tschüss")];
    expect(addresses.filter((address) => said.some((words) => address.includes(words)))).toEqual([]);
    expect(await linkInMail(db, person.login, "profile-erasure")).toBe("/benutzer?bereich=daten");
    await page.getByRole("button", { name: "Profil behalten" }).click();
    await see(page.getByText("Ihr Profil bleibt."));
    await see(page.getByRole("button", { name: "Profil löschen" }));
  });
});

describe("the log-in", () => {
  journey("a new e-mail address is confirmed by the mail's link", async ({ db, open }) => {
    const person = await aPerson(db);
    const email = `neu-${person.login}`;
    const window = await open();
    const { page } = window;
    window.expects("410 POST /api/user/activateChangedEmail", "401 GET /api/auth/refresh");
    await logIn(page, person);
    await page.getByRole("link", { name: "Anmeldung", exact: true }).click();
    await page.getByRole("textbox", { name: "Neue E-Mail-Adresse" }).fill(email);
    await page.getByRole("textbox", { name: "Ihr Passwort" }).fill(person.password);
    await page.getByRole("button", { name: "Link anfordern" }).click();
    await see(page.getByText("Bitte sehen Sie in Ihrem Postfach nach"));
    const link = await linkInMail(db, email, "email-change");
    await page.goto(link);
    await see(page.getByRole("heading", { level: 1, name: "Neue E-Mail-Adresse bestätigen" }));
    await expect.poll(() => page.url(), POLL).not.toContain("token");
    await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
    await see(page.getByText(`Wir schreiben Ihnen ab jetzt an ${email}.`));
    await page.goto(link);
    await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
    await see(page.getByText("Dieser Link wurde schon benutzt."));
    const other = await open();
    await logIn(other.page, { ...person, login: email });
    await see(other.page.getByText(email).first());
  });

  journey("a new password logs out the other devices", async ({ db, open }) => {
    const person = await aPerson(db);
    const [here, there] = [await open(), await open()];
    await logIn(here.page, person);
    await logIn(there.page, person);
    const { page } = here;
    await page.goto("/benutzer?bereich=anmeldung");
    await see(page.getByRole("button", { name: /abmelden$/ }).first());
    await page.getByRole("textbox", { name: "Bisheriges Passwort" }).fill(person.password);
    await page.getByRole("textbox", { name: "Neues Passwort" }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Passwort ändern" }).click();
    await see(page.getByText("Ihr neues Passwort gilt ab jetzt"));
    await page.getByRole("button", { name: "Alle anderen Geräte abmelden" }).waitFor({ state: "detached" });
    await there.page.reload();
    await see(there.page.getByRole("heading", { level: 1, name: "Anmelden" }));
    await fillLogIn(there.page, { login: person.login, password: NEW_PASSWORD });
    await see(there.page.getByRole("heading", { level: 1, name: "Mein Bereich" }));
  });

  journey("a session on another device can be ended", async ({ db, open }) => {
    const person = await aPerson(db);
    const [here, there] = [await open(), await open()];
    await logIn(there.page, person);
    await logIn(here.page, person);
    await here.page.goto("/benutzer?bereich=anmeldung");
    await here.page.getByRole("button", { name: "Alle anderen Geräte abmelden" }).click();
    await see(here.page.getByText("Alle anderen Geräte sind abgemeldet."));
    await there.page.reload();
    await see(there.page.getByRole("heading", { level: 1, name: "Anmelden" }));
  });
});

journey("choosing the other portal opens its login page", async ({ db, open }) => {
  const person = await aPerson(db);
  const { page } = await open();
  await logIn(page, person);
  await page.getByRole("link", { name: "Portale" }).click();
  await page.getByRole("link", { name: /^Zu .* wechseln$/ }).click();
  await see(page.getByRole("heading", { level: 1, name: "Portal wechseln" }));
  const other = BRANDS.find(({ developmentHost }) => !running.origin.includes(`//${developmentHost}:`));
  await page.getByRole("button", { name: `Zu ${other?.name}` }).click();
  await page.waitForURL(({ hostname }) => hostname === other?.developmentHost);
  await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
  await fillLogIn(page, person);
  await see(page.getByRole("heading", { level: 1, name: "Mein Bereich" }));
  const stored = await db.selectFrom("users").select("portal").where("id", "=", person.id).executeTakeFirstOrThrow();
  expect(stored.portal).toBe(other?.key);
});
