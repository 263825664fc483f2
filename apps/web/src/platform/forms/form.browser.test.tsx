import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Form } from "./form.tsx";
import { useSubmission } from "./use-submission.ts";

const TEXT = "Das geht gerade nicht.";

type LongFormProps = { focusField?: boolean; answer?: Promise<void> };

/**
 * A form whose button is far below its beginning. `focusField` moves the focus to the field when it is refused, and
 * `answer` is what the refusal waits for.
 */
function LongForm({ focusField = false, answer }: LongFormProps) {
  const { refusal, refuse } = useSubmission();
  return (
    <Form
      refusal={refusal}
      onSubmit={async (form) => {
        if (answer) await answer;
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
  await userEvent.keyboard("{Enter}");
  await expect.element(message).toHaveFocus();
});

test("the focus stays in the field if somebody types on before the message appears", async () => {
  const answer = Promise.withResolvers<void>();
  await render(<LongForm answer={answer.promise} />);
  const field = page.getByLabelText("Name");
  await field.fill("Anna");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" Sommer");
  answer.resolve();
  await expect.element(message).toHaveTextContent(`Fehler: ${TEXT}`);
  // The focus moves only after the message is shown, so asking at once would prove nothing.
  await userEvent.keyboard("feld");
  await expect.element(field).toHaveValue("Anna Sommerfeld");
  await expect.element(field).toHaveFocus();
});

test("the focus stays in the field to which the page moved it", async () => {
  await render(<LongForm focusField />);
  await send.click();
  await expect.element(message).toHaveTextContent(`Fehler: ${TEXT}`);
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
});
