import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Pagination } from "./pagination.tsx";

const pages = (current: number, count: number) => (
  <Pagination
    page={current}
    pageCount={count}
    renderLink={(to, { children, ...props }) => (
      <a {...props} href={`#seite-${to}`}>
        {children}
      </a>
    )}
  />
);
const link = (name: string) => page.getByRole("link", { name, exact: true });

test("the middle page links to its neighbours and is the current one", async () => {
  await render(pages(5, 9));
  await expect.element(page.getByRole("navigation", { name: "Seiten" })).toBeVisible();
  await expect.element(link("Seite 5")).toHaveAttribute("aria-current", "page");
  await expect.element(link("Vorige Seite")).toHaveAttribute("href", "#seite-4");
  await expect.element(link("Nächste Seite")).toHaveAttribute("href", "#seite-6");
  await expect.poll(() => document.querySelectorAll("[aria-current]")).toHaveLength(1);
});

test.each([
  [1, "Vorige Seite", "Nächste Seite"],
  [9, "Nächste Seite", "Vorige Seite"],
])("page %i of 9 has no link %s", async (current, missing, present) => {
  await render(pages(current, 9));
  await expect.element(link(present)).toBeVisible();
  await expect.element(link(missing)).not.toBeInTheDocument();
});

test("one page: no navigation", async () => {
  const { container } = await render(pages(1, 1));
  expect(container.textContent).toBe("");
});
