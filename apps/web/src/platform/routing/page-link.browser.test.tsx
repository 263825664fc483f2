import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { installNavigator } from "./navigation.ts";
import { InternalLink } from "./page-link.tsx";

/** Presses the link; resolves to whether the browser would have followed it. */
async function followedByBrowser(): Promise<boolean> {
  let followed: boolean | undefined;
  const stay = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", stay, { once: true });
  await page.getByRole("link", { name: "Registrieren" }).click();
  return followed ?? false;
}

test("the browser follows a link until a router runs, and the router from then on", async () => {
  const visited: string[] = [];
  await render(<InternalLink href="/registrierung">Registrieren</InternalLink>);
  expect(await followedByBrowser()).toBe(true);

  installNavigator({
    location: () => ({ pathname: "/login", search: "", hash: "" }),
    subscribe: () => () => {},
    navigate: async (href) => visited.push(href) > 0,
    preload: () => {},
  });
  expect(await followedByBrowser()).toBe(false);
  expect(visited).toEqual(["/registrierung"]);
});
