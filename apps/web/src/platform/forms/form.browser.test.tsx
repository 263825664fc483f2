import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
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

const WRONG = "Bitte ergänzen Sie das.";

/** Refuses all fields but those that are filled; \`gap\` is the space above the last field in pixels. */
function Contact({ gap }: { gap: number }) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const error = (name: string) => (wrong.includes(name) ? WRONG : undefined);
  return (
    <Form
      refusal={null}
      onSubmit={(form) => {
        const typed = new FormData(form);
        setWrong(["name", "way", "city"].filter((name) => !typed.get(name)));
      }}
    >
      <TextField name="name" label="Name" optional error={error("name")} />
      <RadioGroup
        name="way"
        label="Wie erreichen wir Sie?"
        options={["Telefon", "E-Mail"].map((label) => ({ value: label, label }))}
        error={error("way")}
      />
      <div style={{ blockSize: `${gap}px` }} />
      <TextField name="city" label="Ort" error={error("city")} />
      <button type="submit">Senden</button>
    </Form>
  );
}
const links = () =>
  message
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);

test("wrong fields that nobody sees at once are listed above the form, and each link leads to its field", async () => {
  await render(<Contact gap={3000} />);
  await send.click();
  await expect.element(message.getByText("3 Angaben stimmen noch nicht:")).toBeVisible();
  expect(links()).toEqual(["Name", "Wie erreichen wir Sie?", "Ort"]);
  await message.getByRole("link", { name: "Ort" }).click();
  await expect.element(page.getByLabelText("Ort")).toHaveFocus();
  await expect.element(page.getByLabelText("Ort")).toBeInViewport();
  await message.getByRole("link", { name: "Wie erreichen wir Sie?" }).click();
  await expect.element(page.getByLabelText("Telefon")).toHaveFocus();
});

test("the list shrinks with what is wrong, to its last field and away", async () => {
  await render(<Contact gap={3000} />);
  await send.click();
  await page.getByLabelText("Name (optional)").fill("Anna");
  await page.getByLabelText("Ort").fill("Jena");
  await send.click();
  await expect.element(message.getByText("Eine Angabe stimmt noch nicht:")).toBeVisible();
  await page.getByLabelText("Telefon").click();
  await send.click();
  await expect.element(message).not.toBeInTheDocument();
});

test("one wrong field needs no list, wherever it is", async () => {
  await render(<Contact gap={3000} />);
  await page.getByLabelText("Telefon").click();
  await page.getByLabelText("Ort").fill("Jena");
  await send.click();
  await expect.element(page.getByText(WRONG)).toBeInTheDocument();
  await expect.element(message).not.toBeInTheDocument();
});

test("wrong fields that are all in view need no list", async () => {
  await render(<Contact gap={0} />);
  await send.click();
  await expect.poll(() => page.getByText(WRONG).elements()).toHaveLength(3);
  await expect.element(message).not.toBeInTheDocument();
});
