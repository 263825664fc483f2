/** The browser of the tests, which takes pictures of websites where developer tools are. */
import { existsSync } from "node:fs";
import path from "node:path";

/** Nothing where it is not installed, or where somebody has decided. */
export function pictureBrowser(root: string): NodeJS.ProcessEnv {
  if (process.env["PICTURE_BROWSER"]) return {};
  const isInstalled = existsSync(path.join(root, "node_modules/@sparticuz/chromium/package.json"));
  return isInstalled ? { PICTURE_BROWSER: path.join(root, "e2e/chromium.sh") } : {};
}
