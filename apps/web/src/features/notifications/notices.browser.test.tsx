import type { Notice } from "@portal/contract/notifications/calls";
import { DISMISSED_NOTICES_COOKIE } from "@portal/contract/notifications/dismissed-notices";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadNotices } from "./notices-store.ts";
import { Notices } from "./notices.tsx";

const LOAD = "GET /api/service/getNotifications";
const aNotice = (given: Partial<Notice> = {}): Notice => ({
  id: 5,
  message: "Heute Nacht wird gewartet. Ab 6 Uhr geht alles wieder.",
  level: "warning",
  label: "Wartung",
  dismissible: true,
  ...given,
});

const region = page.getByRole("region", { name: "Hinweise" });
const dismiss = region.getByRole("button", { name: /^Meldung „.+“ schließen$/u });

async function show(...notices: Notice[]) {
  await commands.answerApi({ [LOAD]: { body: notices } });
  await loadNotices();
  await render(<Notices />);
}

beforeEach(() => void (document.cookie = `${DISMISSED_NOTICES_COOKIE}=; path=/; max-age=0`));
afterEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
});

test("without notices there is no empty region", async () => {
  await show();
  await expect.element(region).not.toBeInTheDocument();
});

test("a notice says its kind once, and its text", async () => {
  await show(aNotice());
  await expect.element(region).toMatchTextContent(/^Wartung: Heute Nacht wird gewartet\. Ab 6 Uhr/u);
});

test("a dismissed notice is gone, also when the notices load again; another one appears", async () => {
  await show(aNotice());
  await dismiss.click();
  await expect.element(region).not.toBeInTheDocument();
  await commands.answerApi({ [LOAD]: { body: [aNotice(), aNotice({ id: 6, label: "Neu" })] } });
  await loadNotices();
  await expect.element(region).toMatchTextContent(/Neu:/u);
  await expect.element(region).not.toMatchTextContent(/Wartung:/u);
});

test("a notice that must be seen can be closed until the next day", async () => {
  await show(aNotice({ dismissible: false }));
  await region.getByRole("button", { name: /^Meldung „.+“ bis morgen ausblenden$/u }).click();
  await expect.element(region).not.toBeInTheDocument();
  const tomorrow = Date.now() + 25 * 3_600_000;
  vi.spyOn(Date, "now").mockReturnValue(tomorrow);
  await loadNotices();
  await expect.element(region).toMatchTextContent(/Wartung:/u);
});

test("notices that can't be loaded leave those that are shown, without a word to the person", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await show(aNotice());
  await commands.answerApi({ [LOAD]: { offline: true } });
  await loadNotices();
  await expect.element(region).toMatchTextContent(/Wartung:/u);
  expect(warn).toHaveBeenCalledOnce();
});

test("a phone shows the first sentence; the button shows the rest and hides it again", async () => {
  await page.viewport(400, 800);
  await show(aNotice());
  const rest = page.getByText("Ab 6 Uhr geht alles wieder.");
  const more = region.getByRole("button", { name: "Mehr zu „Wartung“" });
  await expect.element(rest).not.toBeVisible();
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await expect.element(rest).toBeVisible();
  await region.getByRole("button", { name: "Weniger zu „Wartung“" }).click();
  await expect.element(rest).not.toBeVisible();
});

test("a phone shows one line of a long sentence, and all of it on request", async () => {
  await page.viewport(400, 800);
  await show(aNotice({ message: `Heute Nacht wird ${"sehr ".repeat(40)}lange gewartet.` }));
  const text = page.getByText(/^Wartung: Heute Nacht/u);
  const lines = () => (text.element() as HTMLElement).getClientRects()[0]?.height ?? 0;
  await expect.poll(lines).toBeLessThan(30);
  const { right } = region.element().getBoundingClientRect();
  expect(dismiss.element().getBoundingClientRect().right).toBeLessThanOrEqual(right);
  await region.getByRole("button", { name: "Mehr zu „Wartung“" }).click();
  await expect.poll(lines).toBeGreaterThan(60);
});
