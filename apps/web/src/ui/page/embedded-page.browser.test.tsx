import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EmbeddedPage } from "./embedded-page.tsx";

const frame = page.getByTitle("E-Mail");
const ring = () => getComputedStyle(frame.element()).outlineStyle;

test("a frame that is reached by keyboard has a ring until the focus leaves it", async () => {
  await render(
    <>
      <a href="#davor">davor</a>
      <EmbeddedPage title="E-Mail" sandbox="" srcDoc="<body style='height: 3000px'>Guten Tag" />
      <a href="#danach">danach</a>
    </>,
  );
  page.getByRole("link", { name: "davor" }).element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.poll(ring).toBe("solid");
  page.getByRole("link", { name: "danach" }).element().focus();
  await expect.poll(ring).toBe("none");
});
