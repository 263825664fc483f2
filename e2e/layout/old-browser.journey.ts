import { describe } from "vitest";
import { journey } from "../journey.ts";
import { arrive, see } from "../look.ts";
import { running } from "../running.ts";

describe("a browser that is too old", () => {
  journey.for([
    ["localhost", "nahbei", "030 23125 118"],
    ["marke-b.localhost", "werkweiser", ""],
  ] as const)("on %s is led to a page that says what to do", async ([host, brand, phone], { open }) => {
    const { context, page } = await open({ origin: running.origin.replace("localhost", host) });
    await context.addInitScript(() => Reflect.deleteProperty(Promise, "withResolvers"));

    await page.goto("/login");

    await arrive(page, `/brands/${brand}/browser.html`);
    await see(page.getByRole("heading", { level: 1, name: "Ihr Browser ist zu alt" }));
    await see(page.getByRole("listitem").filter({ hasText: "Firefox ab Version 126" }));
    await see(page.getByRole("link", { name: phone }).first());
  });
});
