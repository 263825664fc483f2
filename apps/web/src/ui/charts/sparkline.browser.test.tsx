import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Sparkline } from "./sparkline.tsx";

const drawn = async (values: number[]): Promise<string | null> => {
  const { container } = await render(<Sparkline values={values} />);
  return container.querySelector("polyline")?.getAttribute("points") ?? null;
};

test("0 lies at the bottom, the largest value at the top, the last one at the end", async () => {
  expect(await drawn([0, 50, 25, 100])).toBe("0.0,27.0 33.3,15.0 66.7,21.0 100.0,3.0");
});

test.each([[[1, 2, 3]], [[0, 0, 0, 0]], [[]]])("%j has no course to show", async (values) => {
  expect(await drawn(values)).toBeNull();
});
