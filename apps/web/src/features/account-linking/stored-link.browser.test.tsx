import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as StoredLink from "./stored-link.ts";

const address = window.location.href;
const open = (query: string) => history.replaceState(null, "", `${window.location.pathname}${query}`);

/** The module as a page that was just loaded has it: only the tab's storage is left of earlier ones. */
function loadPage(): Promise<typeof StoredLink> {
  loads += 1;
  return import(/* @vite-ignore */ `./stored-link.ts?load=${loads}`);
}
let loads = 0;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", address);
});

test("the link is taken out of the address and given again after a reload", async () => {
  open("?data=abc&other=1");
  const page = await loadPage();
  expect(page.storeLink()).toBe("abc");
  await expect.poll(() => window.location.search).not.toContain("data=");
  expect((await loadPage()).storeLink()).toBe("abc");
});

test("an address without a link and an empty storage give none", async () => {
  open("?other=1");
  expect((await loadPage()).storeLink()).toBeNull();
});

test("half an hour later the link is gone", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  open("?data=abc");
  const page = await loadPage();
  page.storeLink();
  vi.setSystemTime(30 * 60_000 - 1);
  expect(page.storedLink()).toBe("abc");
  vi.setSystemTime(30 * 60_000);
  expect(page.storedLink()).toBeNull();
  expect((await loadPage()).storedLink()).toBeNull();
});

test("a dropped link is gone, after a reload too", async () => {
  open("?data=abc");
  const page = await loadPage();
  page.storeLink();
  page.dropLink();
  expect(page.storedLink()).toBeNull();
  expect((await loadPage()).storedLink()).toBeNull();
});

test.each(["{", "null", '{"data":7,"until":9999999999999}', '{"data":"abc"}'])(
  "stored %s counts as no link",
  async (text) => {
    open("?data=abc");
    (await loadPage()).storeLink();
    const [key = ""] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, text);
    expect((await loadPage()).storedLink()).toBeNull();
  },
);
