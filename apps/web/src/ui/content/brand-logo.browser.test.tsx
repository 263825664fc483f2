import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BrandLogo } from "./brand-logo.tsx";

test("a logo whose file has not arrived takes the width of its height times its aspect ratio", async () => {
  await render(<BrandLogo src="/never-there.svg" alt="Nahbei" aspectRatio={3.5} height={2} />);
  const { width, height } = page.getByRole("img", { name: "Nahbei" }).element().getBoundingClientRect();
  expect({ width, height }).toEqual({ width: 112, height: 32 });
});
