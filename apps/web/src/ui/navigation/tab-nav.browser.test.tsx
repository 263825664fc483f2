import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabNav } from "./tab-nav.tsx";

const NAMES = [
  "Übersicht",
  "Öffnungszeiten",
  "Bezahlmöglichkeiten",
  "Suchbegriffe",
  "Dokumente und Preislisten",
  "Fotos",
];

const tabs = (current: string) => (
  <TabNav
    label="Teile des Eintrags"
    links={NAMES.map((name) => (
      <a key={name} href={`#${name}`} aria-current={name === current ? "page" : undefined}>
        {name}
      </a>
    ))}
  />
);

/** Whether a link lies within the visible part of its row; places of scrolling are rounded to pixels. */
function isInSight(name: string): boolean {
  const row = page.getByRole("list").element().getBoundingClientRect();
  const tab = page.getByRole("link", { name }).element().getBoundingClientRect();
  return tab.left > row.left - 1 && tab.right < row.right + 1;
}

beforeEach(() => page.viewport(390, 844));

test("on a phone the current tab is scrolled into its row, to the end and back", async () => {
  const { rerender } = await render(tabs("Fotos"));
  await expect.poll(() => isInSight("Übersicht")).toBe(false);
  await expect.poll(() => isInSight("Fotos")).toBe(true);
  await rerender(tabs("Übersicht"));
  await expect.poll(() => isInSight("Übersicht")).toBe(true);
});

test("a row that somebody scrolled stays where it is while the current tab is the same", async () => {
  const { rerender } = await render(tabs("Fotos"));
  page.getByRole("list").element().scrollLeft = 0;
  await rerender(tabs("Fotos"));
  await expect.poll(() => page.getByRole("list").element().scrollLeft).toBe(0);
});
