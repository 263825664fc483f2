import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const confirm = page.getByRole("button", { name: "Bestätigen" });
const cancel = page.getByRole("button", { name: "Abbrechen" });

test("confirming runs the action and closes the dialog when it is done", async () => {
  const action = Promise.withResolvers<void>();
  const onClose = vi.fn();
  await render(<ConfirmDialog open title="Löschen?" onClose={onClose} onConfirm={() => action.promise} />);
  await confirm.click();
  await expect.element(cancel).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  action.resolve();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("an action that fails keeps the dialog open, says so aloud and can be repeated", async () => {
  const onClose = vi.fn();
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(undefined);
  await render(
    <ConfirmDialog open title="Löschen?" onClose={onClose} onConfirm={onConfirm} failure="Das ging nicht." />,
  );
  await confirm.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Fehler: Das ging nicht.");
  expect(onClose).not.toHaveBeenCalled();
  await confirm.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test("the dialog has a third button only where something can be reset", async () => {
  const onReset = vi.fn();
  const props = { open: true, title: "Löschen?", onClose: () => {}, onConfirm: () => {} };
  const { rerender } = await render(<ConfirmDialog {...props} />);
  const reset = page.getByRole("button", { name: "Zurücksetzen" });
  await expect.element(reset).not.toBeInTheDocument();
  await rerender(<ConfirmDialog {...props} onReset={onReset} />);
  await reset.click();
  expect(onReset).toHaveBeenCalledOnce();
});
