import { aWebsite } from "@portal/db/factories/websites";
import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { aPdf, aPhoto, choose } from "../entry/files.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

describe("texts and files for the website", () => {
  journey("files go on after a lost connection, and what was handed over can be taken back", async ({ db, open }) => {
    const person = await aCustomer(db, { products: ["WEB-M"] });
    await aWebsite(db, { company_id: person.company.id });
    const window = await open(PHONE);
    const { page, context } = window;
    window.expects("net::ERR_INTERNET_DISCONNECTED POST /api/customer/temporary-files");
    await logIn(page, person);
    await page.goto("/kunde/meineProdukte/website/bearbeiten");
    await page.getByLabel("Was soll sich ändern?").fill("Bitte das neue Team und die Preise zeigen.");

    // What the page loads later must not meet the cut.
    await window.quiet();
    await context.setOffline(true);
    await choose(page, "Dateien", [aPhoto("Team.png"), aPdf("Preise.pdf")]);
    await see(page.getByRole("button", { name: "Preise.pdf: erneut versuchen" }));
    await context.setOffline(false);
    await see(page.getByText("Hochgeladen. Es wird übergeben, sobald Sie senden.").nth(1));
    await page.getByRole("button", { name: "Für die Website übergeben" }).click();

    const listed = page.getByRole("list").filter({ has: page.getByRole("heading", { name: /^Übergabe Nr\./ }) });
    await see(listed.getByText("Übergeben", { exact: true }));
    await see(listed.getByRole("link", { name: "Team.png" }));
    await see(listed.getByRole("link", { name: "Preise.pdf" }));
    await listed.getByRole("button", { name: /zurücknehmen$/ }).click();
    await see(listed.getByText("Zurückgenommen", { exact: true }));
  });
});
