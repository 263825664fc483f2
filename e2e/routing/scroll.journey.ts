import { pathOf } from "@portal/contract/pages/routes";
import { aLead } from "@portal/db/factories/leads";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { headline, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const DATA = pathOf("entry_data");
const TOP = 500;

const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
/** Waits until the page is as tall as the position needs. */
const tall = (page: Page) =>
  page.waitForFunction((height) => document.documentElement.scrollHeight >= height, TOP + 640);

/** If a line above changes its height while the page loads, the browser moves by it to keep what is in view in place. */
const LINE = 30;
const distance = async (page: Page): Promise<number> => Math.abs((await top(page)) - TOP);

journey("a reload and the way back from another site keep the scroll position", async ({ db, open }) => {
  const { page, quiet } = await open({ viewport: { width: 360, height: 640 } });
  await logIn(page, await aCustomer(db));
  await page.goto(DATA);
  await see(headline(page));
  await tall(page);
  await quiet();
  await page.evaluate((position) => window.scrollTo(0, position), TOP);

  await page.reload();
  await see(headline(page));
  await expect.poll(() => distance(page), POLL).toBeLessThan(LINE);

  await page.goto("about:blank");
  await page.goBack();
  await see(headline(page));
  await expect.poll(() => distance(page), POLL).toBeLessThan(LINE);
});

journey("a hash that is no valid percent-encoding shows the page from its top", async ({ db, open }) => {
  const { page } = await open();
  await logIn(page, await aCustomer(db));
  await page.goto(`${DATA}#100%`);
  await see(headline(page));
  await expect.poll(() => top(page), POLL).toBe(0);
});

journey("another choice in the middle of a page leaves it where it is", async ({ db, open }) => {
  const owner = await aCustomer(db);
  for (let lead = 0; lead < 4; lead += 1) await aLead(db, { companies: [owner.company.id] });
  const { page, quiet } = await open({ viewport: { width: 360, height: 640 } });
  await logIn(page, owner, pathOf("inquiries_overview"));
  const range = page.getByRole("combobox", { name: "Zeitraum" });
  await see(range);
  await quiet();
  await page.getByRole("heading", { name: "Was Anfragen brachten" }).evaluate((heading) => heading.scrollIntoView());
  const before = await top(page);
  expect(before).toBeGreaterThan(100);
  await range.selectOption("Letzte 30 Tage");
  await expect.poll(() => new URL(page.url()).search, POLL).toContain("zeitraum=30");
  expect(await top(page)).toBe(before);
});
