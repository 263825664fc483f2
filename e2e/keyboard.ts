/** Helpers of the keyboard journeys. Each focused element must show the focus. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { hasFocus, POLL, see } from "./look.ts";

const MOST_TABS = 120;

type Stop = "link" | "button" | "textbox" | "combobox" | "checkbox" | "switch";

/** Presses Tab until the element has the focus. Fails if a focus on the way is invisible. */
export async function tabTo(page: Page, role: Stop, name: string | RegExp): Promise<void> {
  const find = async () =>
    (await inFront(page)).getByRole(role, typeof name === "string" ? { name, exact: true } : { name }).first();
  // a dialog may still be closing
  await expect.poll(async () => (await find()).isVisible(), POLL).toBe(true);
  await tabUntil(page, await find(), `${role} ${String(name)}`);
}

/** Tabs into a radio group and presses arrow keys until the radio button with this name is checked. */
export async function chooseByArrows(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole("radio", { name });
  await tabUntil(page, page.getByRole("radio", { checked: true }).first(), "the chosen radio button");
  for (let moves = 0; moves < 10 && !(await radio.isChecked()); moves += 1) await page.keyboard.press("ArrowDown");
  await expect.poll(() => radio.isChecked(), POLL).toBe(true);
  await hasFocus(radio);
}

/** Tabs to a control and presses it: links and buttons with Enter, checkboxes with Space. */
export async function press(page: Page, role: Stop, name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press(role === "checkbox" || role === "switch" ? "Space" : "Enter");
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, "textbox", name);
  await page.keyboard.type(text);
}

/** Waits until the new page's headline has the focus, so a screen reader reads it. */
export const isOnHeadline = (page: Page, name: string | RegExp): Promise<void> =>
  hasFocus(page.getByRole("heading", { level: 1, name }));

/** Waits until the opened dialog's title or first field has the focus. */
export const isInDialog = (page: Page, title: string): Promise<void> =>
  hasFocus(page.getByRole("dialog", { name: title }).getByRole("heading", { name: title }));

/** The open dialog, or the page. The page behind a dialog is not reachable. */
async function inFront(page: Page): Promise<Locator> {
  const dialog = page.locator("dialog:modal").last();
  return (await dialog.count()) > 0 ? dialog : page.locator("body");
}

async function tabUntil(page: Page, target: Locator, what: string): Promise<void> {
  await see(target);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(unseenFocus), POLL).toBe(null);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${what}`);
}

/** In the page: the markup of the focused element if nothing shows that it has the focus, otherwise null. */
function unseenFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  // the focus ring of a radio button or switch may be drawn by its label or knob
  const drawnBy = [element, element.nextElementSibling, element.parentElement, element.closest("label")];
  const isRinged = drawnBy.some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && width > 1 && height > 1;
  });
  return isRinged ? null : element.outerHTML.slice(0, 200);
}
