import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FileDrop } from "./file-drop.tsx";

const input = page.getByLabelText("Fotos");
const png = (name: string) => new File(["x"], name, { type: "image/png" });

function fileDrag(type: "drop" | "dragover", files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  return new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
}

const namesOf = (onFiles: ReturnType<typeof vi.fn>) =>
  onFiles.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name));

test.each([
  [true, [["a.png", "b.png"]]],
  [false, [["a.png"]]],
])("two dropped files with multiple=%s hand over %j", async (multiple, expected) => {
  const onFiles = vi.fn();
  await render(<FileDrop label="Fotos" accept="image/png" multiple={multiple} onFiles={onFiles} />);
  input.element().dispatchEvent(fileDrag("drop", [png("a.png"), png("b.png")]));
  expect(namesOf(onFiles)).toEqual(expected);
});

test("a chosen file is handed over and the input emptied, so that the same file can be chosen again", async () => {
  const onFiles = vi.fn();
  await render(<FileDrop label="Fotos" accept="image/png" onFiles={onFiles} />);
  await input.upload(png("a.png"));
  expect(namesOf(onFiles)).toEqual([["a.png"]]);
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
});

test("a disabled field takes no dropped file", async () => {
  const onFiles = vi.fn();
  await render(<FileDrop label="Fotos" accept="image/png" disabled onFiles={onFiles} />);
  input.element().dispatchEvent(fileDrag("drop", [png("a.png")]));
  expect(onFiles).not.toHaveBeenCalled();
  await expect.element(input).toBeDisabled();
});

test.each(["drop", "dragover"] as const)("a file's %s beside the field does not replace the page", async (type) => {
  const onFiles = vi.fn();
  await render(<FileDrop label="Fotos" accept="image/png" onFiles={onFiles} />);
  const event = fileDrag(type, [png("a.png")]);
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test("help and error are tied to the native input", async () => {
  await render(
    <FileDrop
      label="Fotos"
      accept="image/png"
      onFiles={() => {}}
      help="Höchstens 20 MB."
      error="Das Bild ist zu groß."
    />,
  );
  await expect.element(input).toHaveAccessibleDescription("Das Bild ist zu groß. Höchstens 20 MB.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
});
