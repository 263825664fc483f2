import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { eye } from "../icons/icons.ts";

/** A page on which a button with these words was pressed before React answered. */
function pressedBefore(words: string): void {
  const button = Object.assign(document.createElement("button"), { textContent: words });
  vi.stubGlobal("earlyClicks", { pressed: new Set([button]), answering: new WeakSet() });
}

afterEach(() => vi.unstubAllGlobals());

test("a button that was pressed before React drew it is pressed once", async () => {
  pressedBefore("Weiter");
  const onClick = vi.fn();
  const { rerender } = await render(<Button onClick={onClick}>Weiter</Button>);
  await rerender(<Button onClick={onClick}>Weiter</Button>);
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
});

test("a button with other words is not pressed", async () => {
  pressedBefore("Weiter");
  const onClick = vi.fn();
  await render(
    <>
      <Button onClick={onClick}>Zurück</Button>
      <IconButton shape={eye} label="Zeigen" onClick={onClick} />
    </>,
  );
  await Promise.resolve();
  expect(onClick).not.toHaveBeenCalled();
});
