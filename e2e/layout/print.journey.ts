import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, headline, see } from "../look.ts";
import { aCustomer } from "../people.ts";

/** A4 in landscape, as browsers lay it out: wide enough for the menu's column on a screen. */
const LANDSCAPE = { width: 1047, height: 718 };

journey("a page printed in landscape has no menu and fills the paper", async ({ db, open }) => {
  const { page } = await open({ viewport: LANDSCAPE });
  await logIn(page, await aCustomer(db));
  await see(page.getByRole("navigation", { name: "Hauptnavigation" }));

  await page.emulateMedia({ media: "print" });

  await see(headline(page));
  await hasNone(page.getByRole("navigation", { name: "Hauptnavigation" }));
  const width = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(LANDSCAPE.width * 0.9);
});
