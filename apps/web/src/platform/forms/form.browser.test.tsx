import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Form } from "./form.tsx";
import { useSubmission } from "./use-submission.ts";

const TEXT = "Das geht gerade nicht.";

/** A form whose button is far below its beginning. `focusField` moves the focus to the field when it is refused. */
function LongForm({ focusField = false }: { focusField?: boolean }) {
  const { refusal, refuse } = useSubmission();
  return (
    <Form
      refusal={refusal}
      onSubmit={(form) => {
        refuse(null, TEXT);
        if (focusField) form.querySelector("input")?.focus();
      }}
    >
      <input name="name" aria-label="Name" />
      <div style={{ blockSize: "3000px" }} />
      <button type="submit">Senden</button>
    </Form>
  );
}
const send = page.getByRole("button", { name: "Senden" });
const message = page.getByRole("alert");

test("a message above the fields gets the focus and is in view, far from the button", async () => {
  await render(<LongForm />);
  await send.click();
  await expect.element(message).toHaveFocus();
  await expect.element(message).toBeInViewport();
});

test("sent by Enter from a field, the message gets the focus", async () => {
  await render(<LongForm />);
  const field = page.getByLabelText("Name");
  await field.fill("Anna");
  field.element().closest("form")?.requestSubmit();
  await expect.element(message).toHaveFocus();
});

test("the focus stays in the field to which the page moved it", async () => {
  await render(<LongForm focusField />);
  await send.click();
  await expect.element(message).toHaveTextContent(`Fehler: ${TEXT}`);
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
});
