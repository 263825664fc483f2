import { storedItemOf, type StoredItem } from "@portal/contract/tracking/device-storage";
import type { Page } from "playwright-core";

/** Everything in the page's browser, by place and name: cookies of all paths, and both storages of the page. */
export async function storedItems(page: Page): Promise<[StoredItem["place"], string][]> {
  const keys = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  return [
    ...(await page.context().cookies()).map(({ name }): [StoredItem["place"], string] => ["cookie", name]),
    ...keys.localStorage.map((name): [StoredItem["place"], string] => ["localStorage", name]),
    ...keys.sessionStorage.map((name): [StoredItem["place"], string] => ["sessionStorage", name]),
  ];
}

/** What the page's browser stores and the list of stored items does not name, one line each. */
export const unlistedItems = async (page: Page): Promise<string[]> =>
  (await storedItems(page))
    .filter(([place, name]) => storedItemOf(place, name) === undefined)
    .map(([place, name]) => `not in the list of stored items: ${place} ${name}`);
