import { aWebsite } from "@portal/db/factories/websites";
import { describe, expect } from "vitest";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { actFor, anAgent } from "../support/support-log-in.ts";

describe("the site builder", () => {
  journey("customer care opens a website there by a link that works once", async ({ db, open }) => {
    const { company } = await aCustomer(db, { products: ["WEB-M"] });
    await aWebsite(db, { company_id: company.id, builder_site_id: "brandt-10969" });
    const window = await open();
    const { page, context } = window;
    await actFor(db, window, await anAgent(db), company);

    await page.goto("/kunde/meineProdukte/website/bearbeiten");
    await page.getByRole("button", { name: "Link in den Baukasten erzeugen" }).click();
    const link = page.getByRole("link", { name: "Baukasten öffnen" });
    await see(link);
    const address = (await link.getAttribute("href")) ?? "";
    const [builder] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await see(builder.getByText("brandt-10969"));

    const second = await fetch(address);
    expect(second.status).toBe(410);
    expect(await second.text()).toContain("Dieser Link gilt nicht mehr");
  });
});
