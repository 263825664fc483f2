import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../actions/button.tsx";
import { Drawer } from "./drawer.tsx";

const trigger = page.getByRole("button", { name: "Öffnen" });
const closing = page.getByRole("button", { name: "Menü schließen" });

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Menü" />
    </>
  );
}

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["the closing button", () => closing.click()],
])("%s returns the focus to the button that opened it, and it stays there", async (_way, close) => {
  await render(<Example />);
  await trigger.click();
  await expect.element(closing).toHaveFocus();
  const visited: (EventTarget | null)[] = [];
  document.addEventListener("focusin", ({ target }) => visited.push(target));
  await close();
  await expect.element(trigger).toHaveFocus();
  // In WebKit a second move would lead back into the drawer, which is still sliding away.
  expect(visited).toEqual([trigger.element()]);
});
