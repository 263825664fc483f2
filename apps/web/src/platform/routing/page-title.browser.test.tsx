import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { brand, titleOf } from "../brand/brand.ts";
import { setPageTitle, usePartTitle } from "./page-title.ts";

function Part({ name }: { name: string | undefined }) {
  usePartTitle(name);
  return null;
}

test("the tab names the part before the page, follows it, and keeps the page's name alone without one", async () => {
  setPageTitle("Eintragsdaten");
  expect(document.title).toBe(`Eintragsdaten · ${brand.name}`);
  const { rerender, unmount } = await render(<Part name="Zeiten" />);
  expect(document.title).toBe(titleOf("Zeiten – Eintragsdaten"));
  await rerender(<Part name="Angebot" />);
  expect(document.title).toBe(titleOf("Angebot – Eintragsdaten"));
  await rerender(<Part name={undefined} />);
  expect(document.title).toBe(titleOf("Eintragsdaten"));
  await rerender(<Part name="Zeiten" />);
  await unmount();
  expect(document.title).toBe(titleOf("Eintragsdaten"));
});

test("a part that appears before its page is known waits for it", async () => {
  await render(<Part name="Zeiten" />);
  setPageTitle("Eintragsdaten");
  expect(document.title).toBe(titleOf("Zeiten – Eintragsdaten"));
});
