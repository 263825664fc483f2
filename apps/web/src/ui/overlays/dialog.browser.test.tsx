import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../actions/button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Popover } from "./popover.tsx";

const TITLE = "Foto entfernen?";
const trigger = page.getByRole("button", { name: "Öffnen" });
const dialog = page.getByRole("dialog", { name: TITLE });

type ExampleProps = Pick<DialogProps, "locked" | "children"> & { onClose?: () => void };

function Example({ locked, children = "Inhalt", onClose }: ExampleProps) {
  const [open, setOpen] = useState(false);
  function close() {
    onClose?.();
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog open={open} onClose={close} title={TITLE} locked={locked}>
        {children}
      </Dialog>
    </>
  );
}

async function openExample(props: ExampleProps = {}) {
  await render(<Example {...props} />);
  await expect.element(dialog).not.toBeInTheDocument();
  await trigger.click();
}

test("opening moves the focus to the title, so that it is read out", async () => {
  await openExample();
  await expect.element(page.getByRole("heading", { name: TITLE })).toHaveFocus();
});

test("opening moves the focus to the element with data-autofocus", async () => {
  await openExample({ children: <input aria-label="Name" data-autofocus="" /> });
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
});

test("the page behind an open dialog takes no focus", async () => {
  await openExample();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByText("Öffnen", { exact: true })).not.toHaveFocus();
});

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["the closing button", () => page.getByRole("button", { name: "Schließen" }).click()],
  ["a press beside the dialog", () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
])("%s closes the dialog and returns the focus to the button that opened it", async (_way, close) => {
  await openExample();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test("closing returns the focus to a button that the press did not focus, as in Safari", async () => {
  document.addEventListener("mousedown", (event) => event.preventDefault(), { once: true });
  await openExample();
  await expect.element(page.getByRole("heading", { name: TITLE })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test("a dialog that opens by itself returns the focus to where it was since, not to the last pressed button", async () => {
  const example = (open: boolean) => (
    <>
      <Button>Anderes</Button>
      <input aria-label="Name" />
      <Dialog open={open} onClose={() => {}} title={TITLE} />
    </>
  );
  const { rerender } = await render(example(false));
  await page.getByRole("button", { name: "Anderes" }).click();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await rerender(example(true));
  await expect.element(page.getByRole("heading", { name: TITLE })).toHaveFocus();
  await rerender(example(false));
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
});

test("Esc closes a popover inside the dialog first, and the dialog next", async () => {
  await openExample({ children: <Popover trigger="Mehr">Erklärung</Popover> });
  await page.getByRole("button", { name: "Mehr" }).click();
  await expect.element(page.getByText("Erklärung")).toBeVisible();
  // The popover's own handling of the key is prevented: in WebKit it leads to the dialog's.
  const prevented = new Promise<boolean>((resolve) => {
    document.addEventListener("keydown", (event) => setTimeout(() => resolve(event.defaultPrevented)), { once: true });
  });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Erklärung")).not.toBeVisible();
  await expect.element(dialog).toBeVisible();
  expect(await prevented).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a press inside the dialog does not close it", async () => {
  const onClose = vi.fn();
  await openExample({ onClose });
  await page.getByText("Inhalt").click();
  await expect.element(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("a locked dialog ignores Esc twice, the press beside it and its closing button", async () => {
  const onClose = vi.fn();
  await openExample({ locked: true, onClose });
  await userEvent.keyboard("{Escape}{Escape}");
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(page.getByRole("button", { name: "Schließen" })).toBeDisabled();
  await expect.element(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("giving up a file choice inside the dialog does not close it", async () => {
  const onClose = vi.fn();
  await openExample({ onClose, children: <input type="file" aria-label="Datei" /> });
  page
    .getByLabelText("Datei")
    .element()
    .dispatchEvent(new Event("cancel", { bubbles: true }));
  await expect.element(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
