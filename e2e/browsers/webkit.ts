/** WebKit by its WebDriver, on a screen of its own. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { Builder, By, Capabilities, Key, Origin } from "selenium-webdriver";
import type { WebDriver } from "selenium-webdriver";
import { freePort } from "../product.ts";
import type { FoundPrograms } from "./engines.ts";
import type { Tab } from "./tab.ts";

const STEPS = 12;
const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Backspace: Key.BACK_SPACE,
  Home: Key.HOME,
  End: Key.END,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};
/** The bar above the page has no smaller size, and would keep the window wider than a phone. */
const NARROW_BAR = `headerbar, headerbar *, toolbar, toolbar *, entry, button {
  min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;

/** Starts screen, driver and browser. The browser keeps its data in memory. */
export async function openWebKit(programs: FoundPrograms): Promise<Tab> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `portal-webkit-${process.pid}-`));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const display = await startScreen(programs["screen"] ?? "", children);
    const url = await startDriver(programs["driver"] ?? "", { display, folder }, children);
    const browserOptions = { binary: programs["browser"] ?? "", args: ["--automation"] };
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": browserOptions }))
      .build();
    const capabilities = await driver.getCapabilities();
    return tabOf(driver, capabilities.getBrowserVersion() ?? "", stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function tabOf(driver: WebDriver, version: string, stop: () => Promise<void>): Tab {
  const window = driver.manage().window();
  return {
    version,
    goTo: (url) => driver.get(url),
    evaluate: (inPage, ...args) => driver.executeScript(`return (${String(inPage)})(...arguments)`, ...args),
    async press(keys) {
      const names = keys.split("+").map((name) => KEYS[name] ?? name);
      const actions = driver.actions({ async: false });
      for (const name of names) actions.keyDown(name);
      for (const name of names.toReversed()) actions.keyUp(name);
      await actions.perform();
    },
    type: (text) => driver.actions({ async: false }).sendKeys(text).perform(),
    click: (at) => driver.actions({ async: false }).move(inWindow(at)).click().perform(),
    async drag(from, to) {
      const actions = driver.actions({ async: false }).move(inWindow(from)).press();
      for (let step = 1; step <= STEPS; step += 1) {
        const part = (a: number, b: number) => a + ((b - a) * step) / STEPS;
        actions.move(inWindow({ x: part(from.x, to.x), y: part(from.y, to.y) }));
      }
      await actions.release().perform();
    },
    choose: (selector, files) => driver.findElement(By.css(`${selector}[type=file]`)).sendKeys(files.join("\n")),
    async resize(width, height) {
      // The rectangle includes the bar and a border.
      await window.setRect({ width, height });
      const inner = await driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
      await window.setRect({ width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    async screenshot(file) {
      writeFileSync(file, Buffer.from(await driver.takeScreenshot(), "base64"));
    },
    async close() {
      await driver.quit().catch(() => {});
      await stop();
    },
  };
}

const inWindow = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(x),
  y: Math.round(y),
  origin: Origin.VIEWPORT,
  duration: 10,
});

/** @returns the name of a free display, which the program chooses itself */
async function startScreen(program: string, children: ChildProcess[]): Promise<string> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  children.push(child);
  const [number] = (await once(child.stdio[3] as Readable, "data")) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function startDriver(
  program: string,
  { display, folder }: { display: string; folder: string },
  children: ChildProcess[],
): Promise<string> {
  mkdirSync(path.join(folder, "gtk-3.0"));
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), NARROW_BAR);
  const { WAYLAND_DISPLAY: _other, ...env } = process.env;
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    env: { ...env, DISPLAY: display, XDG_CONFIG_HOME: folder, TZ: "Europe/Berlin", GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} ended with code ${child.exitCode}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
