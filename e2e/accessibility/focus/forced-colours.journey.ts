import { demoPassword } from "@portal/contract/auth/demo-logins";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../../auth/log-in.ts";
import { journey } from "../../journey.ts";
import { POLL } from "../../look.ts";

const OWNER = { login: "firma@demo.example", password: demoPassword };

journey("in forced colours, the marked company of the selector looks different from the others", async ({ open }) => {
  const { page } = await open({ forcedColors: "active" });
  await logIn(page, OWNER);
  await page.getByRole("button", { name: /^Meine Firmen: / }).click();
  await page.keyboard.press("ArrowDown");
  const outline = (selector: string) => outlineOf(page, selector);
  await expect.poll(() => outline("[role=option][data-marked]"), POLL).toBe("solid");
  expect(await outline("[role=option]:not([data-marked])")).toBe("none");
});

const outlineOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle);
