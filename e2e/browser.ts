import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { holdLock } from "@portal/db/embedded/lock";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserServer, LaunchOptions } from "playwright-core";

const packageFolder = path.resolve(path.dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..");
const cache = path.resolve(import.meta.dirname, "../.cache");

/**
 * Starts a headless Chromium: the one of CHROMIUM_PATH, else the one from npm with its own shared libraries and fonts,
 * so that no system package is needed. Close it at the end.
 */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** Like `launchBrowser`, for several processes: each connects to `wsEndpoint()`. */
export const launchSharedBrowser = async (): Promise<BrowserServer> => chromium.launchServer(await launchOptions());

/**
 * The same browser with one window, whose cookies and stores are in `profileFolder`, and which other programs reach by
 * Chrome's protocol on `debuggingPort`.
 */
export async function launchDebuggable(profileFolder: string, debuggingPort: number): Promise<BrowserContext> {
  const { args = [], ...options } = await launchOptions();
  return chromium.launchPersistentContext(profileFolder, {
    ...options,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
    locale: "de-DE",
    viewport: { width: 1280, height: 900 },
  });
}

async function launchOptions(): Promise<LaunchOptions> {
  await unpackChromium();
  return chromiumLaunchOptions();
}

/**
 * Options for the Chromium that `unpackChromium` has unpacked. They do not include the package's own arguments, which
 * switch off the web security that the tests check.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  const own = process.env["CHROMIUM_PATH"];
  if (own) return { executablePath: own, args: ["--no-sandbox"] };
  const folder = chromiumFolder();
  return {
    executablePath: path.join(folder, "chromium"),
    // The pages of a window share a process, and none is started in reserve: on two cores, starting them took time from the journeys.
    args: ["--no-sandbox", "--font-render-hinting=none", "--disable-gpu", "--renderer-process-limit=1"],
    env: {
      ...process.env,
      HOME: process.env["HOME"] ?? folder,
      FONTCONFIG_PATH: path.join(folder, "fonts"),
      LD_LIBRARY_PATH: path.join(folder, "al2023", "lib"),
    },
  };
}

/** Where `unpackChromium` unpacks it. */
export function chromiumFolder(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8"));
  return path.join(cache, `chromium-${version}`);
}

/** Unpacks the package's archives once per version. The folder gets its name when it is complete. */
export async function unpackChromium(): Promise<void> {
  if (process.env["CHROMIUM_PATH"]) return;
  const folder = chromiumFolder();
  const release = await holdLock(folder);
  try {
    if (existsSync(folder)) return;
    const partial = `${folder}.new`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    // The package unpacks into the system's temporary folder, which is set here for a process of its own.
    await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "unpack-chromium.ts"), packageFolder], {
      env: { ...process.env, TMPDIR: partial },
    });
    writeFileSync(path.join(partial, "fonts", "fonts.conf"), fontConfiguration(path.join(folder, "fonts")));
    renameSync(partial, folder);
  } finally {
    release();
  }
}

/** Replaces the package's own file, which names font folders of one cloud provider. */
function fontConfiguration(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>
`;
}
