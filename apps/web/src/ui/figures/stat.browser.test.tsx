import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Stat, type StatDelta } from "./stat.tsx";

test.each<[StatDelta, string]>([
  [{ text: "28 %", direction: "down", good: false }, "200, 28 % weniger"],
  [{ text: "12", direction: "up", good: true }, "200, 12 mehr"],
  [{ text: "0,3 besser", direction: "up", good: true }, "200, 0,3 besser"],
  [{ text: "gleich", direction: "same" }, "200, gleich"],
])("%j is read as %s", async (delta, words) => {
  await render(<Stat label="Anrufe" value="200" delta={delta} definition="Angenommene Anrufe." />);
  await expect.element(page.getByRole("paragraph").nth(1)).toHaveTextContent(words);
});
