import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Row } from "../page/layout.tsx";
import { Button } from "./button.tsx";

test.each(["sm", "md"] as const)("a quiet button of size %s in a row keeps its word on one line", async (size) => {
  await render(
    <div style={{ display: "flex" }}>
      <Row>
        <Button size={size} variant="quiet">
          Zurückziehen
        </Button>
      </Row>
    </div>,
  );
  const words = document.createRange();
  words.selectNodeContents(page.getByRole("button").element());
  expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
});
