/** Lighthouse, in its mobile preset, on a Chromium that runs already. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const PROGRAM = path.join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");
const MOST_BYTES = 64 * 1024 * 1024;

/** Times in milliseconds of the slow phone; bytes as transferred, with headers. */
export type Figures = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly bytes: number;
  readonly requests: number;
};
export type Measured = Figures & {
  /** Text of the element that was the largest paint. */
  readonly largestText: string;
};

type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Item[] } }>
  >;
};
type Item = {
  readonly transferSize?: number;
  readonly url?: string;
  readonly type?: string;
  readonly nodeLabel?: string;
};

/**
 * Installs Lighthouse from its lockfile when it is first needed. It is no package of the workspace, because its 110
 * packages would be part of every fresh clone.
 */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  console.log("Installing Lighthouse (once) …");
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: import.meta.dirname });
}

/**
 * Where the slow phone and its network come from. `simulate`, the preset's own: computed from a load at full speed, with
 * everything that arrived before a paint as its cause. `devtools`: the browser is slowed down while it loads.
 */
export type Throttling = "simulate" | "devtools";

/** One run with an empty cache. Cookies and stores of the browser stay. @throws Error if the page cannot be measured */
export async function lighthouse(url: string, debuggingPort: number, throttling: Throttling): Promise<Measured> {
  const { stdout } = await run(
    process.execPath,
    [
      PROGRAM,
      url,
      `--port=${debuggingPort}`,
      "--only-categories=performance",
      `--throttling-method=${throttling}`,
      "--output=json",
      "--output-path=stdout",
      "--quiet",
      "--no-enable-error-reporting",
    ],
    { maxBuffer: MOST_BYTES },
  );
  const { audits, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits["network-requests"]?.details?.items ?? []).filter(({ url: asked }) =>
    asked?.startsWith("http"),
  );
  const largest = audits["lcp-breakdown-insight"]?.details?.items?.find(({ type }) => type === "node");
  return {
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
    largestText: largest?.nodeLabel ?? "",
  };
}
