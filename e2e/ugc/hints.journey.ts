import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasNone, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PAGE = "/kunde/meineProdukte/eintrag/abweichungen";

journey(
  "a visitor reports a new number, and the owner takes it over with one tap and back again",
  async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Optik Klarsicht"], entry: { phone: "030 23125100" } });
    const { page: visitor } = await open();
    await visitor.goto(`/ugc?firma=${owner.company.id}`);
    await visitor.getByRole("radio", { name: "Telefonnummer stimmt nicht" }).check();
    await visitor.getByLabel("Wie ist es richtig?").fill("Die Nummer ist jetzt 030 23125140.");
    await visitor.getByRole("button", { name: "Hinweis senden" }).click();
    await see(visitor.getByText("Danke, Ihr Hinweis ist angekommen"));

    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, owner);
    await page.getByRole("link", { name: "Hinweis prüfen: Telefonnummer stimmt nicht" }).first().click();
    await arrive(page, `${PAGE}#hinweise`);
    const section = page.getByRole("region", { name: "Hinweise von Besuchern" });
    await see(section.getByText("030 23125100"));
    await see(section.getByText("030 23125140", { exact: true }));
    await section.getByRole("button", { name: /: Übernehmen$/ }).click();
    await see(page.getByText(/^Übernommen: Hinweis \d+\.$/));
    await hasNone(page.getByRole("region", { name: "Hinweise von Besuchern" }));
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await see(page.getByText(/ist wieder offen\.$/));
    await see(section.getByText("030 23125140", { exact: true }));
  },
);
