import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { installNavigator } from "./navigation.ts";
import { InternalLink } from "./page-link.tsx";

const preload = vi.fn<(href: string) => void>();
const navigate = vi.fn<(href: string) => Promise<boolean>>(() => Promise.resolve(true));
const link = (name: string) => page.getByRole("link", { name });

beforeEach(async () => {
  vi.clearAllMocks();
  const location = { pathname: "/", search: "", hash: "" };
  installNavigator({ location: () => location, subscribe: () => () => {}, navigate, preload });
  await render(
    <>
      <button type="button">Davor</button>
      <InternalLink href="/eins">Eins</InternalLink>
      <InternalLink href="/zwei">Zwei</InternalLink>
    </>,
  );
  await userEvent.click(page.getByRole("button"));
});
afterEach(() => Reflect.deleteProperty(navigator, "connection"));

const send = (name: string, type: string, init: PointerEventInit = {}) =>
  link(name)
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));

test("a press begins at once, and follows nothing without a click", () => {
  send("Eins", "pointerdown", { button: 0 });
  expect(preload.mock.calls).toEqual([["/eins"]]);
  expect(navigate).not.toHaveBeenCalled();
});

test("a press of another button begins nothing", () => {
  send("Eins", "pointerdown", { button: 2 });
  expect(preload).not.toHaveBeenCalled();
});

test("the focus begins when it rests on a link, not while it passes over", async () => {
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.poll(() => preload.mock.calls).toEqual([["/zwei"]]);
});

test("the pointer begins when it rests on a link, not while it passes over", async () => {
  send("Eins", "pointerover");
  send("Eins", "pointerout", { relatedTarget: link("Zwei").element() });
  send("Zwei", "pointerover");
  await expect.poll(() => preload.mock.calls).toEqual([["/zwei"]]);
});

test("people who save data load nothing before the click", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  send("Eins", "pointerdown", { button: 0 });
  await link("Eins").click();
  expect(preload).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith("/eins");
});
