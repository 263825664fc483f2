import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Sortable, useSortableItem } from "./sortable.tsx";

const NAMES: Record<string, string> = { a: "Preisliste", b: "Speisekarte", c: "Katalog" };

function Row({ id }: { id: string }) {
  const { item, handle } = useSortableItem(id);
  return (
    <li {...item} data-testid="row">
      <button type="button" {...handle}>
        {NAMES[id]} verschieben
      </button>
    </li>
  );
}

function Example() {
  const [ids, setIds] = useState(["a", "b", "c"]);
  function move(from: number, to: number) {
    setIds((list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? ""));
  }
  return (
    <Sortable ids={ids} nameOf={(id) => NAMES[id] ?? ""} layout="list" onMove={move}>
      <ul>
        {ids.map((id) => (
          <Row key={id} id={id} />
        ))}
      </ul>
    </Sortable>
  );
}

const handle = (name: string) => page.getByRole("button", { name: `${name} verschieben` });
const order = () =>
  page
    .getByTestId("row")
    .elements()
    .map((row) => row.textContent?.replace(" verschieben", ""));
const status = page.getByRole("status");

test("the space bar takes an item up, an arrow moves it, the space bar puts it down, each step is read out", async () => {
  await render(<Example />);
  handle("Preisliste").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(status).toHaveTextContent("Preisliste aufgenommen, Stelle 1 von 3.");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(status).toHaveTextContent("Preisliste über Stelle 2 von 3.");
  await userEvent.keyboard(" ");
  await expect.element(status).toHaveTextContent("Preisliste abgelegt, Stelle 2 von 3.");
  await expect.poll(order).toEqual(["Speisekarte", "Preisliste", "Katalog"]);
  await expect.element(handle("Preisliste")).toHaveFocus();
});

test("Esc puts the item back and says so", async () => {
  await render(<Example />);
  handle("Preisliste").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(status).toHaveTextContent("Preisliste aufgenommen, Stelle 1 von 3.");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(status).toHaveTextContent("Preisliste über Stelle 2 von 3.");
  await userEvent.keyboard("{Escape}");
  await expect.element(status).toHaveTextContent("Verschieben abgebrochen. Preisliste bleibt an Stelle 1 von 3.");
  expect(order()).toEqual(["Preisliste", "Speisekarte", "Katalog"]);
});

test("an item put down where it was taken up stays there", async () => {
  await render(<Example />);
  handle("Katalog").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(status).toHaveTextContent("Katalog aufgenommen, Stelle 3 von 3.");
  await userEvent.keyboard(" ");
  await expect.element(status).toHaveTextContent("Katalog abgelegt, Stelle 3 von 3.");
  expect(order()).toEqual(["Preisliste", "Speisekarte", "Katalog"]);
});

test("dragging the first handle below the last one with the mouse moves the item to the end", async () => {
  await render(<Example />);
  await userEvent.dragAndDrop(handle("Preisliste"), handle("Katalog"), { steps: 8 });
  await expect.poll(order).toEqual(["Speisekarte", "Katalog", "Preisliste"]);
});

test("a click on a handle moves nothing", async () => {
  await render(<Example />);
  await handle("Preisliste").click();
  expect(order()).toEqual(["Preisliste", "Speisekarte", "Katalog"]);
  await expect.element(status).toHaveTextContent("");
});

test("a handle tells what it is and how it is moved", async () => {
  await render(<Example />);
  await expect.element(handle("Preisliste")).toHaveAttribute("aria-roledescription", "verschiebbar");
  await expect.element(handle("Preisliste")).toHaveAccessibleDescription(/Leertaste.+Pfeiltasten.+Escape/);
});
