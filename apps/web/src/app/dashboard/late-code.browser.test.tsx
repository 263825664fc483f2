import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { painted } from "../../platform/loading/painted.ts";
import { lateCode, useLateCode } from "./late-code.ts";

function Page() {
  useLateCode();
  return <h1>Malerbetrieb Sommer</h1>;
}

test("the late sections' code is not loaded until the page is drawn", async () => {
  // In the browser's memory, so that nothing but the page is waited for.
  await import("./late-sections-code.ts");
  let isLoaded = false;
  const loading = lateCode().then(() => (isLoaded = true));
  await painted();
  await painted();
  expect(isLoaded).toBe(false);
  await render(<Page />);
  await loading;
  expect(isLoaded).toBe(true);
});
