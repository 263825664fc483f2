import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useArrivals } from "./use-arrivals.ts";

const Shown = ({ list, ids }: { list: string; ids: number[] | undefined }) => (
  <p>{[...useArrivals(list, ids)].join(" ") || "nichts"}</p>
);

test("items that came after the first answer are new, until another list is shown", async () => {
  const { rerender } = await render(<Shown list="a" ids={undefined} />);
  const isShown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await isShown("nichts");
  await rerender(<Shown list="a" ids={[7, 3]} />);
  await isShown("nichts");
  await rerender(<Shown list="a" ids={[9, 8, 7, 3]} />);
  await isShown("9 8");
  await rerender(<Shown list="b" ids={[9, 8]} />);
  await isShown("nichts");
  await rerender(<Shown list="b" ids={[12, 9]} />);
  await isShown("12");
});
