import { afterEach, beforeEach, expect, test } from "vitest";
import { openHistory } from "./browser-history.ts";
import { scrollTo, watchScroll } from "./scroll.ts";

const before = { address: location.href, state: history.state as unknown };
let content: HTMLElement;
beforeEach(() => {
  content = document.createElement("div");
  document.body.append(content);
});
afterEach(() => {
  scrollTo({ kind: "new", hash: "" });
  content.remove();
  history.replaceState(before.state, "", before.address);
});

const grow = (height: number): void => void (content.style.height = `${height}px`);
const top = (): number => Math.round(window.scrollY);

test.each([
  ["#100%", "100%"],
  ["#b%C3%BCro", "büro"],
])("a new page at %s scrolls to the element with the id %s", (hash, id) => {
  grow(5000);
  const place = document.createElement("p");
  place.id = id;
  content.append(document.createElement("div"), place);
  (content.firstElementChild as HTMLElement).style.height = "2000px";
  scrollTo({ kind: "new", hash });
  expect(top()).toBeGreaterThan(1500);
  expect(place.getBoundingClientRect().top).toBeLessThan(500);
});

test.each(["", "#100%", "#nirgends", "#%E0%A4%A"])(
  "a new page at %j, where nothing has that id, begins at its top",
  (hash) => {
    grow(5000);
    window.scrollTo(0, 900);
    scrollTo({ kind: "new", hash });
    expect(top()).toBe(0);
  },
);

test.each([
  ["its headline", '<section id="verlauf"><h3>Verlauf</h3><input></section>', "H3"],
  ["a field itself", '<input id="verlauf">', "INPUT"],
])("a followed link to a place of its page leads the focus to %s", (_what, html, focused) => {
  content.innerHTML = `<a href="#verlauf">Zum Verlauf</a>${html}`;
  content.querySelector("a")?.focus();
  scrollTo({ kind: "new", hash: "#verlauf" });
  expect(document.activeElement?.tagName).toBe(focused);
  expect(content.querySelector("input")?.tabIndex).toBe(0);
});

test("a page that opens at a place leaves the focus where it is", () => {
  content.innerHTML = '<a href="#anderswo">Anderswohin</a><h3 id="verlauf">Verlauf</h3>';
  content.querySelector("a")?.focus();
  scrollTo({ kind: "new", hash: "#verlauf" });
  expect(document.activeElement?.tagName).toBe("A");
});

test("a restored position is reached when the page has grown tall enough", async () => {
  grow(10);
  scrollTo({ kind: "restore", top: 1500 });
  expect(top()).toBeLessThan(1500);
  grow(5000);
  await expect.poll(top).toBe(1500);
});

test("a person who scrolls while the page grows is not moved any more", async () => {
  grow(10);
  scrollTo({ kind: "restore", top: 1500 });
  window.dispatchEvent(new WheelEvent("wheel"));
  grow(5000);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(top()).toBeLessThan(1500);
});

test("the position is kept after a pause in scrolling, and not while one is being restored", async () => {
  const kept: number[] = [];
  watchScroll((position) => kept.push(Math.round(position)));
  grow(3000);
  window.scrollTo(0, 700);
  await expect.poll(() => kept).toEqual([700]);
  grow(10);
  scrollTo({ kind: "restore", top: 700 });
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(kept).toEqual([700]);
  grow(3000);
  await expect.poll(() => kept.at(-1)).toBe(700);
});

test("a history entry still has its position when the history is opened again, as after a reload", () => {
  openHistory(() => {}).keepScroll(1234);
  expect(openHistory(() => {}).scroll()).toBe(1234);
});

test("a page that is new in the history has no position", () => {
  const opened = openHistory(() => {});
  opened.keepScroll(1234);
  opened.write("replace", location.href);
  expect(opened.scroll()).toBeNull();
});
