import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { SuggestBoxProps, SuggestItem, SuggestState } from "./suggest-box.tsx";
import { SuggestField } from "./suggest-field.tsx";

const TRADES = ["Maler", "Maurer", "Metallbauer"].map((text) => ({ key: text, text }));
const found = (items: readonly SuggestItem[]): SuggestState<SuggestItem> => ({ kind: "found", items });

type ExampleProps = Partial<SuggestBoxProps<SuggestItem>> & { error?: string; onSubmit?: () => void };

function Example({ onType, onSubmit, ...props }: ExampleProps) {
  const [text, setText] = useState("");
  function type(typed: string) {
    setText(typed);
    onType?.(typed);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <SuggestField
        id="branche"
        label="Branche"
        suggestions={found(TRADES)}
        value={text}
        onType={type}
        onChoose={() => {}}
        failedText="Vorschläge gibt es gerade nicht."
        {...props}
      />
      <button type="submit">Speichern</button>
    </form>
  );
}

const box = page.getByRole("combobox", { name: "Branche" });
const options = page.getByRole("option");
const status = page.getByRole("status");
const highlighted = () => document.getElementById(box.element().getAttribute("aria-activedescendant") ?? "");

async function showExample(props: ExampleProps = {}) {
  await render(<Example {...props} />);
  await box.fill("Ma");
}

test("typing opens the list and says how many suggestions there are", async () => {
  await render(<Example />);
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await box.fill("Ma");
  await expect.element(box).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("listbox", { name: "Vorschläge" })).toBeVisible();
  await expect.element(options).toHaveLength(3);
  await expect.element(status).toHaveTextContent("3 Vorschläge. Mit den Pfeiltasten wählen.");
});

test("a single suggestion is counted in the singular", async () => {
  await showExample({ suggestions: found(TRADES.slice(0, 1)) });
  await expect.element(status).toHaveTextContent("1 Vorschlag. Mit den Pfeiltasten wählen.");
});

test("arrow keys highlight an option, tell screen readers which, and wrap around", async () => {
  await showExample();
  await expect.poll(highlighted).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => highlighted()?.textContent).toBe("Maler");
  await expect.poll(() => highlighted()?.getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => highlighted()?.textContent).toBe("Metallbauer");
  await expect.poll(() => document.querySelectorAll("[aria-selected=true]")).toHaveLength(1);
});

test("PageDown and PageUp lead to the ends of a short list and stop there", async () => {
  await showExample();
  await userEvent.keyboard("{PageDown}{PageDown}");
  await expect.poll(() => highlighted()?.textContent).toBe("Metallbauer");
  await userEvent.keyboard("{PageUp}{PageUp}");
  await expect.poll(() => highlighted()?.textContent).toBe("Maler");
});

test("Enter takes the highlighted option, closes the list and does not send the form", async () => {
  const [onChoose, onSubmit] = [vi.fn(), vi.fn()];
  await showExample({ onChoose, onSubmit });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(TRADES[1]);
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("Enter with nothing highlighted sends the form", async () => {
  const [onChoose, onSubmit] = [vi.fn(), vi.fn()];
  await showExample({ onChoose, onSubmit });
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});

test("Enter with nothing highlighted calls onEnter instead of sending the form", async () => {
  const [onEnter, onSubmit] = [vi.fn(), vi.fn()];
  await showExample({ onEnter, onSubmit });
  await userEvent.keyboard("{Enter}");
  expect(onEnter).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("with marksFirst Enter takes the first suggestion", async () => {
  const onChoose = vi.fn();
  await showExample({ marksFirst: true, onChoose });
  await expect.poll(() => highlighted()?.textContent).toBe("Maler");
  await userEvent.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(TRADES[0]);
});

test("with marksFirst Enter takes nothing while the suggestions belong to an earlier text", async () => {
  const [onChoose, onEnter, onSubmit] = [vi.fn(), vi.fn(), vi.fn()];
  await showExample({ marksFirst: true, suggestions: { kind: "waiting", items: TRADES }, onChoose, onEnter, onSubmit });
  await userEvent.keyboard("{Enter}");
  for (const call of [onChoose, onEnter, onSubmit]) expect(call).not.toHaveBeenCalled();
});

test("a click takes an option", async () => {
  const onChoose = vi.fn();
  await showExample({ onChoose });
  await page.getByRole("option", { name: "Maurer" }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(TRADES[1]);
});

test("Esc closes the list and keeps the typed text", async () => {
  await showExample();
  await userEvent.keyboard("{Escape}");
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await expect.element(box).toHaveValue("Ma");
});

test("leaving the field with an option highlighted takes nothing", async () => {
  const onChoose = vi.fn();
  await showExample({ onChoose });
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.tab();
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  expect(onChoose).not.toHaveBeenCalled();
  await expect.element(box).toHaveValue("Ma");
});

test("Home moves the cursor to the start of the text and not to the first option", async () => {
  await showExample();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Home}");
  await expect.poll(() => highlighted()?.textContent).toBe("Maurer");
  await expect.poll(() => (box.element() as HTMLInputElement).selectionStart).toBe(0);
});

test("new suggestions clear the highlight of the old list", async () => {
  const { rerender } = await render(<Example />);
  await box.fill("Ma");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await rerender(<Example suggestions={found(TRADES.toReversed())} />);
  await expect.poll(() => box.element().getAttribute("aria-activedescendant") ?? "").toBe("");
});

test("no suggestions: emptyText is shown and read out, and the list counts as closed", async () => {
  await showExample({ suggestions: found([]), emptyText: "Diese Branche gibt es nicht." });
  await expect.element(status).toHaveTextContent("Diese Branche gibt es nicht.");
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
});

test("no suggestions and no emptyText: only screen readers are told", async () => {
  await showExample({ suggestions: found([]) });
  await expect.element(status).toHaveTextContent("Keine Vorschläge.");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("suggestions that can't be loaded: failedText is read out and typing goes on", async () => {
  const onType = vi.fn();
  await showExample({ suggestions: { kind: "failed", items: [] }, onType });
  await expect.element(status).toHaveTextContent("Vorschläge gibt es gerade nicht.");
  await box.fill("Mal");
  expect(onType).toHaveBeenLastCalledWith("Mal");
});

test("an error of the field is tied to the input", async () => {
  await render(<Example error="Bitte geben Sie eine Branche an." />);
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription("Bitte geben Sie eine Branche an.");
});
