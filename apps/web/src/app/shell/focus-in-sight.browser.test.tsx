import type { CSSProperties } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepFocusInSight } from "./focus-in-sight.ts";

const FIELDS = Array.from({ length: 40 }, (_, index) => `Feld ${index + 1}`);

/** Bars of 90 px at both edges of a long page. */
const Page = ({ position }: { position: CSSProperties["position"] }) => {
  const bar = { position, insetInline: 0, height: 90, background: "Canvas", margin: 0 };
  return (
    <>
      <p data-docked="" style={{ ...bar, top: 0 }}>
        Kopf
      </p>
      <div style={{ paddingBlock: position === "fixed" ? 100 : 0 }}>
        {FIELDS.map((name) => (
          <p key={name}>
            <button type="button">{name}</button>
          </p>
        ))}
      </div>
      <p data-docked="" style={{ ...bar, bottom: 0 }}>
        Speichern
      </p>
    </>
  );
};

/** Whether the middle of the focused button is seen, and not what lies above it. */
function isFocusSeen(): boolean {
  const { activeElement } = document;
  const box = activeElement?.getBoundingClientRect();
  if (!box) return false;
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === activeElement;
}

beforeAll(keepFocusInSight);
beforeEach(() => page.viewport(390, 500));

test.each(["sticky", "fixed"] as const)(
  "each button that Tab reaches is seen between %s bars, downwards and upwards",
  async (position) => {
    await render(<Page position={position} />);
    for (const name of FIELDS) {
      await userEvent.keyboard("{Tab}");
      await expect.element(page.getByRole("button", { name, exact: true })).toHaveFocus();
      expect(isFocusSeen(), name).toBe(true);
    }
    for (const name of FIELDS.toReversed().slice(1)) {
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
      await expect.element(page.getByRole("button", { name, exact: true })).toHaveFocus();
      expect(isFocusSeen(), name).toBe(true);
    }
  },
);

test("messages give way to a control at the page's beginning, and come back", async () => {
  await render(
    <>
      <style>
        {"[data-gives-way] { position: fixed; inset: 0 0 auto } [data-gives-way][data-away] { inset: auto 0 0 }"}
      </style>
      <button type="button">Erster</button>
      <div style={{ height: 300 }} />
      <button type="button">Zweiter</button>
      <section data-docked="" data-gives-way="" style={{ height: 90, background: "Canvas" }}>
        Meldungen
      </section>
    </>,
  );
  const messages = document.querySelector("[data-gives-way]");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Erster" })).toHaveFocus();
  expect([isFocusSeen(), messages?.getBoundingClientRect().bottom]).toEqual([true, 500]);
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Zweiter" })).toHaveFocus();
  expect([isFocusSeen(), messages?.getBoundingClientRect().top]).toEqual([true, 0]);
});

test("the buttons at the end of a dialog hide no field of it", async () => {
  await render(
    <dialog ref={(dialog) => dialog?.showModal()} style={{ maxHeight: 300, overflow: "auto" }}>
      {FIELDS.map((name) => (
        <p key={name}>
          <button type="button">{name}</button>
        </p>
      ))}
      <p data-docked="" style={{ position: "sticky", bottom: 0, height: 90, background: "Canvas" }}>
        Speichern
      </p>
    </dialog>,
  );
  for (const name of FIELDS.slice(1)) {
    await userEvent.keyboard("{Tab}");
    expect(isFocusSeen(), name).toBe(true);
  }
});

test.each([
  ["left", { left: 0 }],
  ["right", { right: 0 }],
])("a bar on the %s of a button leaves it all the height", async (_side, edge) => {
  await render(
    <>
      <button type="button" style={{ position: "absolute", left: 150 }}>
        Weiter
      </button>
      <p data-docked="" style={{ position: "fixed", bottom: 0, height: 90, width: 90, margin: 0, ...edge }}>
        Hilfe
      </p>
    </>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Weiter" })).toHaveFocus();
  expect(document.documentElement.style.scrollPaddingBlock).toBe("8px");
});
