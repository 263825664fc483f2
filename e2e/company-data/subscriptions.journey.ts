import { describe } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

describe("mails from us", () => {
  journey("a newsletter is ended, stays ended after a reload, and is ordered again", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Gerüstbau Nord"] });
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, owner);
    await page.goto("/kunde/firmendaten/abonnements");
    await page.getByRole("switch", { name: "Newsletter zu Produkten", checked: true }).click();
    await see(page.getByText("Newsletter zu Produkten: abbestellt."));
    await page.reload();
    await see(page.getByRole("switch", { name: "Newsletter zu Produkten", checked: false }));
    await see(page.getByRole("switch", { name: "Allgemeiner Newsletter", checked: true }));
    await see(page.getByText(/^Zuletzt geändert/));
    await page.getByRole("switch", { name: "Newsletter zu Produkten", checked: false }).click();
    await see(page.getByText("Newsletter zu Produkten: eingeschaltet."));
    await page.reload();
    await see(page.getByRole("switch", { name: "Newsletter zu Produkten", checked: true }));
  });
});
