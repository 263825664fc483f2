import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { StaleBanner } from "./stale-banner.tsx";

test("a retry is said while it runs, and when it has failed too", async () => {
  let fail = () => {};
  await render(<StaleBanner onRetry={() => new Promise<void>((resolve) => (fail = resolve))} />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Sie konnten eben nicht erneuert werden.");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Sie werden erneuert.");
  fail();
  await expect.element(page.getByRole("status")).toHaveTextContent("Sie konnten wieder nicht erneuert werden.");
});
