/** What a person does and sees in a tab, the same in each engine. Everything waits until it is so. */
import { expect } from "vitest";
import { POLL } from "../look.ts";
import { seeInPage } from "./in-page.ts";
import type { Seen } from "./in-page.ts";
import type { Tab } from "./tab.ts";

const KINDS = {
  button: "button, summary, [role=button]",
  link: "a[href]",
  /** A link of the page itself, not of the menu or the header. */
  linkOfPage: "main a[href]",
  /** A link in the bar of customer care. */
  linkOfSupport: "section[aria-label=Kundendienst] a[href]",
  field: "input:not([type=checkbox], [type=radio], [type=file]), textarea, select",
  choice: "input[type=checkbox], input[type=radio]",
  headline: "h1, h2, h3",
  option: "[role=option]",
  dialog: "dialog, [role=dialog]",
  list: "ul, ol",
  region: "section, [role=region]",
  picture: "img, [role=img]",
  form: "form",
  /** Takes arrow keys itself, such as the frame of a cropped image. */
  stage: "[role=application]",
  text: "p, span, li, td, dd, legend, [role=status], [role=alert]",
} as const;
export type Kind = keyof typeof KINDS;
/** A text is the whole name. */
export type Name = string | RegExp;

type Credentials = { login: string; password: string };

const MOST_TABS = 150;
/** A page that holds still for so long has its late parts, such as notices, which would move what is clicked. */
const STILL_MS = 250;
const pattern = (name: Name): string =>
  typeof name === "string" ? `^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")}$` : name.source;

export type User = ReturnType<typeof userOf>;

/** The person at this tab. */
export function userOf(tab: Tab, origin: string) {
  const look = (kind: Kind, name: Name, scroll = false): Promise<Seen | null> =>
    tab.evaluate(seeInPage, KINDS[kind], pattern(name), scroll);
  const poll = <Value>(what: () => Promise<Value>) => expect.poll(what, POLL);

  async function sees(kind: Kind, name: Name): Promise<Seen> {
    await poll(() => look(kind, name)).not.toBe(null);
    return (await look(kind, name)) ?? sees(kind, name);
  }
  /** Where it is once nothing moves it any more. */
  async function placeOf(kind: Kind, name: Name): Promise<Seen> {
    let before: Seen | null = null;
    let movedAt = performance.now();
    await poll(async () => {
      const last = before;
      before = await look(kind, name, true);
      if (before?.x !== last?.x || before?.y !== last?.y) movedAt = performance.now();
      return performance.now() - movedAt >= STILL_MS && before?.enabled && before.reachable;
    }).toBe(true);
    return before ?? placeOf(kind, name);
  }
  const misses = (kind: Kind, name: Name) => poll(() => look(kind, name)).toBe(null);
  const isFocused = (kind: Kind, name: Name) => poll(async () => (await look(kind, name))?.focused).toBe(true);
  const reads = (kind: Kind, name: Name, text: RegExp) =>
    poll(async () => (await look(kind, name))?.text).toMatch(text);
  const hasValue = (name: Name, value: string | RegExp) =>
    poll(async () => (await look("field", name))?.value).toMatch(new RegExp(pattern(value), "u"));
  const isAt = (path: string) => poll(() => tab.evaluate(() => location.pathname + location.search)).toBe(path);

  async function click(kind: Kind, name: Name): Promise<void> {
    await tab.click(await placeOf(kind, name));
  }
  /** Presses Tab until it has the focus, or Shift+Tab if it lies behind: beyond the last element is the browser. */
  async function tabTo(kind: Kind, name: Name): Promise<void> {
    await sees(kind, name);
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const seen = await look(kind, name);
      if (seen?.focused) return;
      await tab.press(seen?.earlier ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab never came to ${kind} ${String(name)}`);
  }
  /** Clicks into a field and types over what it holds. */
  async function retype(name: Name, text: string): Promise<void> {
    await click("field", name);
    await isFocused("field", name);
    await tab.press("Control+a");
    await tab.type(text);
  }
  /** Fills in and sends the log-in form on the screen. */
  async function fillLogIn({ login, password }: Credentials): Promise<void> {
    await retype("Anmeldename", login);
    await retype("Passwort", password);
    await tab.press("Enter");
  }
  return {
    tab,
    look,
    sees,
    misses,
    isFocused,
    reads,
    hasValue,
    isAt,
    click,
    tabTo,
    placeOf,
    goTo: (path: string) => tab.goTo(new URL(path, origin).href),
    /** Goes there by Tab and presses it: links and buttons with Enter, choices with Space. */
    async press(kind: Kind, name: Name) {
      await tabTo(kind, name);
      await tab.press(kind === "choice" ? "Space" : "Enter");
    },
    retype,
    /** Types over what a field holds and waits until it holds only this. */
    async fill(name: Name, text: string) {
      await retype(name, text);
      await hasValue(name, text);
    },
    fillLogIn,
    async logIn(credentials: Credentials) {
      await tab.goTo(new URL("/login", origin).href);
      await fillLogIn(credentials);
      await sees("link", "Abmelden");
    },
  };
}
