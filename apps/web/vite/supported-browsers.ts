import { readFileSync } from "node:fs";

const QUERY = /^(?<browser>chrome|edge|firefox|safari|ios_saf|samsung) >= (?<version>[\d.]+)$/;

const NAMES = {
  chrome: { title: "Chrome", target: "chrome" },
  edge: { title: "Edge", target: "edge" },
  firefox: { title: "Firefox", target: "firefox" },
  safari: { title: "Safari auf dem Mac", target: "safari" },
  ios_saf: { title: "Safari auf iPhone und iPad", target: "ios" },
  // It is built on Chromium, and the build knows no target for it.
  samsung: { title: "Samsung Internet", target: null },
} as const;

export type SupportedBrowser = { readonly title: string; readonly target: string | null; readonly version: string };

/** The oldest supported browsers, from the query that package.json has for all tools. */
export function supportedBrowsers(): SupportedBrowser[] {
  const file = new URL("../package.json", import.meta.url);
  const { browserslist } = JSON.parse(readFileSync(file, "utf8")) as { browserslist: string[] };
  return browserslist.map((query) => {
    const { browser, version } = QUERY.exec(query)?.groups ?? {};
    if (browser === undefined || version === undefined) throw new Error(`browserslist: "${query}" is no such query`);
    return { ...NAMES[browser as keyof typeof NAMES], version };
  });
}

/** For Vite's `build.target`. */
export const buildTargets = (browsers: readonly SupportedBrowser[]): string[] =>
  browsers.flatMap(({ target, version }) => (target === null ? [] : [target + version]));
