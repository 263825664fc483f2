import type { Page } from "playwright-core";
import { expect } from "vitest";
import { POLL, see } from "../look.ts";

/** Mails that one address gets per hour. */
export const MAILS_TO_ONE_ADDRESS = 5;

/** After the first mail: asks for another one up to the limit, and once more, which is refused. */
export async function sendAgainUntilRefused(page: Page, call: string): Promise<void> {
  const again = page.getByRole("button", { name: "Noch einmal schicken" });
  for (let times = 1; times < MAILS_TO_ONE_ADDRESS; times += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith(call));
    await again.click();
    expect((await answer).status()).toBe(200);
    await see(page.getByText("Wir haben die E-Mail noch einmal geschickt."));
    // a busy button ignores clicks
    await expect.poll(() => again.getAttribute("aria-busy"), POLL).toBe(null);
  }
  await again.click();
  await see(page.getByText("Wir haben gerade schon mehrere E-Mails verschickt."));
}
