/** A link's page begins to load while the button is down, with what it needs beyond its own code. */
import { getEntryHistory } from "@portal/contract/entry/history/calls";
import { PARTS } from "@portal/contract/entry/parts";
import { pathOf } from "@portal/contract/pages/routes";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { headline, see } from "../look.ts";
import { aCustomer } from "../people.ts";

/** Puts the button down on a link and keeps it there. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.hover({ position: { x: 4, y: 4 } });
  await page.mouse.down();
}

/** From now on, notes whether the page's main part shows a placeholder. */
async function watchPlaceholders(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const found = { placeholder: false };
    const isPlaceholder = ({ textContent }: Element) => textContent.startsWith("Wird geladen");
    const look = () => (found.placeholder ||= [...document.querySelectorAll("main [role=status]")].some(isPlaceholder));
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    return found;
  });
  return () => seen.evaluate(({ placeholder }) => placeholder);
}

journey("the history's list comes while its link is pressed, and once", async ({ db, open }) => {
  const { page, quiet } = await open();
  await logIn(page, await aCustomer(db));
  await page.goto(pathOf("entry_poster"));
  await see(headline(page));
  await quiet();
  const lists: string[] = [];
  page.on("request", (request) => request.url().includes(getEntryHistory.path) && lists.push(request.url()));

  const answered = page.waitForResponse((response) => response.url().includes(getEntryHistory.path));
  await press(page, page.getByRole("link", { name: "Verlauf", exact: true }));
  await answered;
  await page.mouse.up();
  await see(page.getByRole("heading", { level: 1, name: "Verlauf" }));
  await quiet();
  expect(lists).toHaveLength(1);
});

journey("a group's forms come while its link is pressed, and are drawn at once", async ({ db, open }) => {
  const { page, quiet } = await open();
  await logIn(page, await aCustomer(db));
  await page.goto(pathOf("entry_data"));
  await see(page.getByRole("region", { name: PARTS.onlinePresence.label }));
  await quiet();

  const groups = page.getByRole("navigation", { name: "Bereiche des Eintrags" });
  const begun = page.waitForRequest((request) => request.url().endsWith(".js"));
  await press(page, groups.getByRole("link", { name: /^Auftritt/ }));
  await begun;
  await quiet();
  const hadPlaceholder = await watchPlaceholders(page);
  await page.mouse.up();
  await see(page.getByRole("region", { name: PARTS.aboutUs.label }));
  expect(await hadPlaceholder()).toBe(false);
});
