import { BRANDS } from "@portal/contract/brands/brands";
import { demoPassword } from "@portal/contract/auth/demo-logins";
import { aNotice } from "@portal/db/factories/notices";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasNone, miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";

describe.for(BRANDS)("brand $name", (brand) => {
  const origin = () => running.origin.replace("localhost", brand.developmentHost);
  const other = BRANDS.find(({ key }) => key !== brand.key);

  journey("shows its own name, logo and footer, before and after login", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open({ origin: origin() });
    await page.goto("/login");

    await expect.poll(() => page.title()).toBe(`Anmelden · ${brand.name}`);
    await see(page.getByRole("banner").getByRole("img", { name: brand.logo.alt }));
    await see(page.getByRole("contentinfo").getByText(brand.footer.closing));
    await logIn(page, person);
    await see(page.getByRole("contentinfo").getByRole("link", { name: brand.contactDetails.servicePhone }));
    const headline = page.getByRole("contentinfo").getByText("Fragen? Wir sind für Sie da.");
    await expect.poll(() => headline.count(), POLL).toBe(brand.footer.variant === "own" ? 1 : 0);
    await hasNone(page.getByText(other?.name ?? ""));

    await page.getByRole("link", { name: "Mein Bereich", exact: true }).click();
    await arrive(page, "/benutzer");
    await page.getByRole("banner").getByRole("link", { name: brand.logo.alt }).click();
    await arrive(page, "/");
  });

  journey("the logo links to the user area if there is no company", async ({ open }) => {
    const { page } = await open({ origin: origin() });
    await logIn(page, { login: "verbraucher@demo.example", password: demoPassword });
    await page.goto("/fehler");

    await page.getByRole("banner").getByRole("link", { name: brand.logo.alt }).click();

    await arrive(page, "/benutzer");
  });
});

describe("the side menu", () => {
  journey("only the role ratingusermanager sees Bewertungsmanager under Administration", async ({ open }) => {
    const manager = await open();
    await logIn(manager.page, { login: "bewertung@demo.example", password: demoPassword });
    await see(manager.page.getByRole("heading", { name: "Administration" }));
    const link = manager.page.getByRole("link", { name: /^Bewertungsmanager/ });
    expect(await link.getAttribute("target")).toBe("_blank");

    const trader = await open();
    await logIn(trader.page, { login: "handel@demo.example", password: demoPassword });
    await see(
      trader.page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Mein Bereich" }),
    );
    await hasNone(trader.page.getByRole("heading", { name: "Administration" }));
  });
});

describe("server notices", () => {
  journey("a dismissed notice stays hidden in this browser, others stay", async ({ db, open }) => {
    const notice = await aNotice(db, {
      message: "Diesen Hinweis braucht niemand zweimal.",
      label: "Einmal",
      dismissible: true,
    });
    const { page } = await open();
    await logIn(page, { login: "verbraucher@demo.example", password: demoPassword });
    const notices = page.getByRole("region", { name: "Hinweise" });
    await see(notices.getByText(notice.message));

    const close = notices.getByRole("button", { name: /^Meldung .* schließen$/ });
    for (let left = await close.count(); left > 0; left -= 1) {
      await close.first().click();
      await expect.poll(() => close.count(), POLL).toBe(left - 1);
    }
    await miss(notices.getByText(notice.message));
    await page.reload();

    await see(notices.getByText("Zurzeit sind gefälschte Rechnungen in unserem Namen unterwegs.", { exact: false }));
    await hasNone(notices.getByText(notice.message));
    await db.deleteFrom("notices").where("id", "=", notice.id).execute();
  });
});
