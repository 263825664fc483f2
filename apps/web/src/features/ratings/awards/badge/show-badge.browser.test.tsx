import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { showBadge } from "./show-badge.ts";

const award = {
  name: `</a><script>alert(1)</script> & "Söhne"`,
  score: "4,7",
  ratings: "123 Bewertungen",
  brand: "Nahbei",
  proof: "https://www.nahbei.example/auszeichnung?firma=1",
};
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
});
afterEach(() => host.remove());

test("the badge is a link to the proof, with the company's name as text", async () => {
  showBadge(host, { company: 1, award });
  const link = page.getByRole("link", { name: /4,7 von 5 Sternen/ });
  await expect.element(link).toHaveAttribute("href", award.proof);
  await expect.element(link).toMatchTextContent(/<\/a><script>alert\(1\)<\/script> & "Söhne"/u);
  expect(host.shadowRoot?.querySelector("script")).toBeNull();
});

test("without an award nothing is drawn", () => {
  showBadge(host, { company: 1, award: null });
  expect(host.shadowRoot).toBeNull();
  expect(host.getBoundingClientRect().height).toBe(0);
});
