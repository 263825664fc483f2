import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { linkInMail, mailsTo } from "../account-linking/mail.ts";
import { logIn } from "../auth/log-in.ts";
import { field, openPart } from "../entry/entry-pages.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, hasNone, hasValue, miss, POLL, see } from "../look.ts";
import { aColleague, aCustomer, aPerson } from "../people.ts";

const PEOPLE = "/kunde/firmendaten/personen";

describe("people page", () => {
  journey("an invited person gets access, and after removal their next call is refused", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Blumen Anna"] });
    const guest = await aPerson(db, { display_name: "Gerd Gast" });
    const mine = await open();
    await logIn(mine.page, owner);
    await mine.page.getByRole("link", { name: "Personen" }).click();
    await mine.page.getByLabel("E-Mail-Adresse der Person").fill(guest.login);
    await mine.page.getByRole("radio", { name: "Bearbeiten" }).check();
    await mine.page.getByRole("button", { name: "Einladung senden" }).click();
    await see(mine.page.getByText(`Die Einladung an ${guest.login} ist unterwegs.`));
    await see(mine.page.getByText("Unterwegs", { exact: true }));

    const theirs = await open();
    theirs.expects("404 POST /api/customer/updateEntryAboutUs");
    await theirs.page.goto(await linkInMail(db, guest.login, "account-link"));
    await theirs.page.getByLabel("Passwort", { exact: true }).fill(guest.password);
    await theirs.page.getByRole("button", { name: "Anmelden und verknüpfen" }).click();
    await arrive(theirs.page, "/");
    await see(theirs.page.getByRole("heading", { level: 1, name: "Blumen Anna" }));

    await openPart(theirs.page, "Über uns");

    await mine.page.reload();
    await miss(mine.page.getByRole("heading", { name: "Einladungen" }));
    await mine.page.getByRole("combobox", { name: "Recht von Gerd Gast" }).selectOption("Nur lesen");
    await see(mine.page.getByText("Gerd Gast: Nur lesen."));
    await mine.page.getByRole("button", { name: "Zugriff beenden: Gerd Gast" }).click();
    await mine.page.getByRole("dialog").getByRole("button", { name: "Zugriff beenden" }).click();
    await see(mine.page.getByText("Gerd Gast hat keinen Zugriff mehr."));
    await expect.poll(() => mailsTo(db, guest.login), POLL).toEqual(["account-link", "access-ended"]);

    await field(theirs.page, "Text über Ihre Firma").fill("Von Gerd");
    await theirs.page.getByRole("button", { name: "Über uns speichern" }).click();
    await see(theirs.page.getByText("Diese Firma ist für Sie nicht verfügbar.").first());
    const left = await db
      .selectFrom("memberships")
      .select("user_id")
      .where("company_id", "=", owner.company.id)
      .execute();
    expect(left).toEqual([{ user_id: owner.id }]);
  });

  journey("a person with another address waits until an owner admits them", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Malerbetrieb Ehrlich"] });
    const stranger = await aPerson(db);
    const email = `einladung-${randomUUID().slice(0, 8)}@kunde.example`;
    const mine = await open();
    await logIn(mine.page, owner, `/login?callbackPage=${encodeURIComponent(PEOPLE)}`);
    await mine.page.getByLabel("E-Mail-Adresse der Person").fill(email);
    await mine.page.getByRole("button", { name: "Einladung senden" }).click();
    await see(mine.page.getByText("Unterwegs", { exact: true }));

    const theirs = await open();
    await logIn(theirs.page, stranger);
    await theirs.page.goto(await linkInMail(db, email, "account-link"));
    await theirs.page.getByRole("button", { name: "Mit diesem Konto verknüpfen" }).click();
    await arrive(theirs.page, "/account/verknuepfung/ausstehend");

    await mine.page.goto(await linkInMail(db, owner.login, "account-link-waiting"));
    await see(mine.page.getByText("Bitte prüfen", { exact: true }));
    await mine.page.getByRole("button", { name: "Person zulassen" }).click();
    await mine.page.getByRole("dialog").getByRole("button", { name: "Person zulassen" }).click();
    await see(mine.page.getByText(`${stranger.login} hat jetzt Zugriff.`));
    await theirs.page.goto("/");
    await see(theirs.page.getByRole("heading", { level: 1, name: "Malerbetrieb Ehrlich" }));
  });

  journey("an invalid e-mail address shows an error at its field, which gets the focus", async ({ db, open }) => {
    const owner = await aCustomer(db);
    const window = await open();
    window.expects("400 POST /api/customer/people/invite");
    const { page } = window;
    await logIn(page, owner);
    await page.goto(PEOPLE);
    await page.getByLabel("E-Mail-Adresse der Person").fill("nix");
    await page.getByRole("button", { name: "Einladung senden" }).click();
    await hasFocus(page.getByLabel("E-Mail-Adresse der Person"));
    await hasValue(page.getByLabel("E-Mail-Adresse der Person"), "nix");
  });

  journey("a reader sees names and rights without controls", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Haus am See"] });
    const reader = await aColleague(db, owner.company, "read", "Rita Lese");
    const { page } = await open();
    await logIn(page, reader);
    await page.goto(PEOPLE);
    await see(page.getByText("Nur Inhaber können hier etwas ändern"));
    await see(page.getByText("Petra Brandt"));
    await hasNone(page.getByText(owner.login));
    await hasNone(page.getByRole("button", { name: /beenden|Einladung/ }));
  });

  journey("a member gives up their access; the last owner is refused", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Uhren Zeit"] });
    const reader = await aColleague(db, owner.company, "read", "Rita Lese");
    const theirs = await open();
    await logIn(theirs.page, reader);
    await theirs.page.goto(PEOPLE);
    await theirs.page.getByRole("button", { name: "Zugriff abgeben" }).click();
    await theirs.page.getByRole("dialog").getByRole("button", { name: "Zugriff abgeben" }).click();
    await arrive(theirs.page, "/benutzer");
    await see(theirs.page.getByText("Noch keine Firma"));

    const mine = await open();
    mine.expects("409 POST /api/customer/people/leave");
    await logIn(mine.page, owner);
    await mine.page.goto(await linkInMail(db, owner.login, "person-left"));
    await miss(mine.page.getByText("Rita Lese"));
    await mine.page.getByRole("button", { name: "Zugriff abgeben" }).click();
    await mine.page.getByRole("dialog").getByRole("button", { name: "Zugriff abgeben" }).click();
    await see(mine.page.getByText(/mindestens einen Inhaber/));
    const left = db.selectFrom("memberships").select("user_id").where("company_id", "=", owner.company.id);
    expect(await left.execute()).toEqual([{ user_id: owner.id }]);
  });
});
