import { aWebsite } from "@portal/db/factories/websites";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { startCuttableProxy } from "../cuttable-proxy.ts";
import { aPdf, aPhoto, choose } from "../entry/files.ts";
import { journey } from "../journey.ts";
import { miss, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";

const MB = 1024 * 1024;
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

    await window.cut();
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

  journey(
    "a connection that breaks inside a file costs neither the file nor the others",
    async ({ db, open }) => {
      const proxy = await startCuttableProxy(running.origin);
      onTestFinished(() => proxy.stop());
      const person = await aCustomer(db, { products: ["WEB-M"] });
      await aWebsite(db, { company_id: person.company.id });
      const window = await open({ ...PHONE, origin: proxy.origin });
      const { page } = window;
      window.expects("net::ERR_CONNECTION_RESET POST /api/customer/temporary-files");
      await logIn(page, person);
      await page.goto("/kunde/meineProdukte/website/bearbeiten");
      await page.getByLabel("Was soll sich ändern?").fill("Der Katalog ist neu.");

      await choose(page, "Dateien", [aPhoto("Team.png")]);
      await see(page.getByText("Hochgeladen. Es wird übergeben, sobald Sie senden."));
      await window.quiet();
      const catalogue = aPdf("Katalog.pdf", 3 * MB);
      proxy.breakAfter(MB);
      await choose(page, "Dateien", [catalogue]);
      const again = page.getByRole("button", { name: "Katalog.pdf: erneut versuchen" });
      await see(again);
      proxy.breakAfter(null);
      await again.click();
      await miss(page.getByRole("progressbar", { name: "Katalog.pdf wird hochgeladen" }));
      await see(page.getByText("Hochgeladen. Es wird übergeben, sobald Sie senden.").nth(1));
      await page.getByRole("button", { name: "Für die Website übergeben" }).click();

      const listed = page.getByRole("list").filter({ has: page.getByRole("heading", { name: /^Übergabe Nr\./ }) });
      await see(listed.getByText("Der Katalog ist neu."));
      await see(listed.getByRole("link", { name: "Team.png" }));
      const waiting = page.waitForEvent("download");
      await listed.getByRole("link", { name: "Katalog.pdf" }).click();
      const kept = await buffer(await (await waiting).createReadStream());
      expect(kept.equals(catalogue.buffer)).toBe(true);
    },
    240_000,
  );
});
