import type { WireError } from "@portal/contract/http/problems";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiProblem } from "../api/api-problem.ts";
import { useSubmission } from "./use-submission.ts";

const refusedAt = (field: string | undefined, message: string) => {
  const error: WireError = { code: "request.invalid", message, ...(field === undefined ? {} : { field }) };
  return new ApiProblem({ kind: "answer", status: 400, errors: [error] });
};

/** A form with the field "name"; its button sends, the second one runs the work without the form. */
function Sample({ work }: { work: () => Promise<unknown> }) {
  const { errors, refusal, pending, submit, run } = useSubmission();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget, work);
      }}
    >
      <input name="name" aria-label="Name" />
      <p data-testid="field">{errors["name"]}</p>
      <p role="status">{refusal}</p>
      <button type="submit">{pending ? "Wird gesendet" : "Senden"}</button>
      <button type="button" onClick={() => void run(work)}>
        Nur ausführen
      </button>
    </form>
  );
}

const send = page.getByRole("button", { name: "Senden" });
const fieldMessage = page.getByTestId("field");
const refusal = page.getByRole("status");

test("an error with a field of the form is shown there, and the field has the focus", async () => {
  await render(<Sample work={() => Promise.reject(refusedAt("name", "Bitte ausfüllen."))} />);
  await send.click();
  await expect.element(fieldMessage).toHaveTextContent("Bitte ausfüllen.");
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await expect.element(refusal).toBeEmptyDOMElement();
});

test.each([undefined, "elsewhere"])("an error with the field %s is shown for the whole form", async (field) => {
  await render(<Sample work={() => Promise.reject(refusedAt(field, "Das geht nicht."))} />);
  await send.click();
  await expect.element(refusal).toHaveTextContent("Das geht nicht.");
});

test("without a form, an error with a field is shown for the whole", async () => {
  await render(<Sample work={() => Promise.reject(refusedAt("name", "Bitte ausfüllen."))} />);
  await page.getByRole("button", { name: "Nur ausführen" }).click();
  await expect.element(refusal).toHaveTextContent("Bitte ausfüllen.");
});

test("a second submission during the first runs nothing; the next one clears the message", async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  await render(<Sample work={() => answers[runs++]?.promise ?? Promise.reject(new Error("too often"))} />);
  await send.click();
  await page.getByRole("button", { name: "Wird gesendet" }).click();
  expect(runs).toBe(1);
  answers[0]?.reject(refusedAt(undefined, "Das geht nicht."));
  await expect.element(refusal).toHaveTextContent("Das geht nicht.");
  await send.click();
  await expect.element(refusal).toBeEmptyDOMElement();
  answers[1]?.resolve();
  await expect.element(send).toBeVisible();
  expect(runs).toBe(2);
});
