/** A link's page begins to load while the button is down, with its first answers. */
import { getEntryHistory } from "@portal/contract/entry/history/calls";
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
