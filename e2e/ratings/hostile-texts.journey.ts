/** The Big List of Naughty Strings as ratings, names and answers: on screen they are text, and nothing of them runs. */
import { NAUGHTY_STRINGS } from "@portal/db/factories/naughty-strings/read";
import { aCompanyRating, anAnswer } from "@portal/db/factories/ratings";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

const BASE = "/kunde/meineProdukte/wer-kennt-den-besten";
const PAGE_SIZE = 20;
/** Elements that the page itself draws for ratings; whatever else appears came out of a text. */
const FOREIGN =
  "main :is(script, style, img, iframe, object, embed, video, audio, body, html, meta, base, math, marquee)";

/** Texts without blanks and without what has no shape, as browsers may break and join them. */
const bare = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, "");
const shown = async (page: Page): Promise<string> => bare((await page.locator("main").textContent()) ?? "");

journey("in the list of ratings and on the overview", { timeout: 360_000 }, async ({ db, open }) => {
  const owner = await aCustomer(db, { products: ["RAT"] });
  const company_id = owner.company.id;
  const start = Date.now() - NAUGHTY_STRINGS.length * 60_000;
  for (const [index, text] of NAUGHTY_STRINGS.entries()) {
    const rated_at = new Date(start + index * 60_000);
    const words = { title: text, body: text, author_name: text, source: "wkdb" as const };
    const rating = await aCompanyRating(db, { company_id, ...words, rated_at, answered_at: new Date() });
    await anAnswer(db, { company_id, rating_id: rating.id, text });
  }
  const { page } = await open();
  page.on("dialog", (dialog) => expect.unreachable(`a text opened "${dialog.message()}"`));
  await logIn(page, owner);
  for (let at = 0; at < NAUGHTY_STRINGS.length; at += PAGE_SIZE) {
    const expected = NAUGHTY_STRINGS.slice(at, at + PAGE_SIZE);
    await page.goto(`${BASE}/bewertungen-verwalten?sortierung=aelteste&seite=${at / PAGE_SIZE + 1}`);
    await expect.poll(() => page.getByRole("article").count(), { timeout: 30_000 }).toBe(expected.length);
    for (const more of await page.getByRole("button", { name: /^Weiterlesen/ }).all()) await more.click();
    const text = await shown(page);
    for (const wanted of expected) {
      // As title, text, name and answer.
      expect(text.split(bare(wanted)).length - 1, wanted).toBeGreaterThanOrEqual(bare(wanted) === "" ? 0 : 4);
    }
    expect(await page.locator(FOREIGN).count()).toBe(0);
  }
  await page.goto(`${BASE}/uebersicht`);
  await see(page.getByRole("heading", { name: "Neueste Bewertungen" }));
  await see(page.getByText(/^Aus \d+ Bewertungen mit Text/));
  expect(await page.locator(FOREIGN).count()).toBe(0);
});
