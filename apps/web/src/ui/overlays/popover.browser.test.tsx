import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Popover } from "./popover.tsx";

const trigger = page.getByRole("button", { name: "Anna Muster" });
const inside = page.getByRole("button", { name: "Schließen und weiter" });

const example = (place = {}, align: "start" | "end" = "end") => (
  <div style={{ position: "fixed", ...place }}>
    <Popover trigger="Anna Muster" align={align}>
      {(close) => (
        <button type="button" onClick={close}>
          Schließen und weiter
        </button>
      )}
    </Popover>
  </div>
);

test("a press on the button opens the panel that it controls", async () => {
  await render(example());
  await trigger.click();
  await expect.element(inside).toBeVisible();
  expect(trigger.element().getAttribute("aria-controls")).toBe(inside.element().parentElement?.id);
});

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["a press elsewhere", () => userEvent.click(document.body, { position: { x: 700, y: 700 } })],
  ["a command of the panel", () => inside.click()],
])("%s closes the panel", async (_way, close) => {
  await render(example());
  await trigger.click();
  await expect.element(inside).toBeVisible();
  await close();
  await expect.element(page.getByText("Schließen und weiter")).not.toBeVisible();
});

test("Esc in the panel returns the focus to the button", async () => {
  await render(example());
  await trigger.click();
  await userEvent.tab();
  await expect.element(inside).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
});

test("Esc returns the focus to a button that the press did not focus, as in Safari", async () => {
  document.addEventListener("mousedown", (event) => event.preventDefault(), { once: true });
  await render(example());
  await trigger.click();
  await userEvent.tab();
  await expect.element(inside).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
});

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

async function openAt(place: object, align: "start" | "end") {
  await render(example(place, align));
  await trigger.click();
  await expect.element(inside).toBeVisible();
  return { panel: boxOf(inside.element().parentElement), button: boxOf(trigger.element()) };
}

test("the panel lies below a button at the top of the screen", async () => {
  const { panel, button } = await openAt({ top: 0, right: 100 }, "end");
  expect(panel.top).toBeGreaterThan(button.bottom);
});

test("the panel lies above a button at the bottom of the screen", async () => {
  const { panel, button } = await openAt({ bottom: 0, right: 100 }, "end");
  expect(panel.bottom).toBeLessThan(button.top);
});

test("a panel that starts at its button ends inside the screen", async () => {
  const { panel, button } = await openAt({ top: 0, right: 0 }, "start");
  expect(button.left + panel.width).toBeGreaterThan(window.innerWidth);
  expect(panel.right).toBeLessThan(window.innerWidth);
});

test("a panel that ends at its button does so on a short page, which has a gutter but no scrollbar", async () => {
  const { panel, button } = await openAt({ top: 0, right: 100 }, "end");
  await expect.poll(() => document.documentElement.scrollHeight).toBe(window.innerHeight);
  await expect.poll(() => document.documentElement.offsetWidth).toBeLessThan(window.innerWidth);
  expect(panel.right).toBe(button.right);
});
