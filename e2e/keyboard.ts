/** Hands on the keyboard alone: what the journeys without a mouse share. Each stop must show where the focus is. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { hasFocus, see } from "./look.ts";

const MOST_TABS = 120;

type Stop = "link" | "button" | "textbox" | "combobox" | "checkbox" | "switch";

/** Presses Tab until the focus is there, and fails on the way where it could not be seen. */
export async function tabTo(page: Page, role: Stop, name: string | RegExp): Promise<void> {
  const place = (await inFront(page)) ?? page;
  const target = place.getByRole(role, typeof name === "string" ? { name, exact: true } : { name });
  await tabUntil(page, target.first(), `${role} ${String(name)}`);
}

/** Tabs into a group of radio buttons and moves with the arrows until the one of this name is chosen. */
export async function chooseByArrows(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole("radio", { name });
  await tabUntil(page, page.getByRole("radio", { checked: true }).first(), "the chosen radio button");
  for (let moves = 0; moves < 10 && !(await radio.isChecked()); moves += 1) await page.keyboard.press("ArrowDown");
  expect(await radio.isChecked()).toBe(true);
  await hasFocus(radio);
}

/** Tabs to a control of this role and name and presses it: links and buttons by Enter, boxes by the space bar. */
export async function press(page: Page, role: Stop, name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press(role === "checkbox" || role === "switch" ? "Space" : "Enter");
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, "textbox", name);
  await page.keyboard.type(text);
}

/** The page that follows tells itself to a screen reader: its headline has the focus. */
export const isOnHeadline = (page: Page, name: string | RegExp): Promise<void> =>
  hasFocus(page.getByRole("heading", { level: 1, name }));

/** The dialog that opened took the focus to its title, or to its first field. */
export const isInDialog = (page: Page, title: string): Promise<void> =>
  hasFocus(page.getByRole("dialog", { name: title }).getByRole("heading", { name: title }));

/** The dialog that is open: what lies behind it can't be reached. */
async function inFront(page: Page): Promise<Locator | null> {
  const dialog = page.locator("dialog:modal").last();
  return (await dialog.count()) > 0 ? dialog : null;
}

async function tabUntil(page: Page, target: Locator, what: string): Promise<void> {
  await see(target);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(unseenFocus)).toBe(null);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${what}`);
}

/** In the page: the markup of the focused element if nothing shows that it has the focus, otherwise null. */
function unseenFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  // a radio button's or a switch's ring may be drawn by the label or the knob
  const drawnBy = [element, element.nextElementSibling, element.parentElement, element.closest("label")];
  const isRinged = drawnBy.some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && width > 1 && height > 1;
  });
  return isRinged ? null : element.outerHTML.slice(0, 200);
}
