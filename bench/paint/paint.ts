/**
 * `npm run bench -- --only paint [--quick]`: Lighthouse's mobile preset of log-in, public entry and the first page after
 * log-in beside a bare React page (F), in turn, medians of the ratios within each round, with simulated and with applied
 * throttling; then clicks among the portal's pages until their data are painted.
 */
import { loadavg } from "node:os";
import path from "node:path";
import { launchDebuggable } from "../../e2e/browser.ts";
import { freePort } from "../../e2e/product.ts";
import { median, medianRatio } from "../measure.ts";
import { companyId, loginOf, PASSWORD, seed } from "../seed.ts";
import { startServer } from "../servers/process.ts";
import { printTable } from "../table.ts";
import { type Clicks, measureClicks } from "./clicks.ts";
import { buildWeb, serveFloor } from "./floor.ts";
import { type Figures, installLighthouse, lighthouse, type Measured, type Throttling } from "./lighthouse/run.ts";

const OUR_PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const FULL_ROUNDS = 5;
const QUICK_ROUNDS = 3;

type Target = { readonly name: string; readonly url: string; readonly port: number; readonly goal: string };
type Window = Awaited<ReturnType<typeof openWindow>>;

/** Seeds the database, starts everything, measures and tidies up. `folder` is for builds and browser profiles. */
export async function measurePaint(databaseUrl: string, folder: string, quick: boolean): Promise<void> {
  await installLighthouse();
  await seed(databaseUrl);
  const web = path.join(folder, "web");
  await buildWeb(web);
  const floor = await serveFloor(path.join(folder, "floor"));
  // Plain http as in development, so that no proxy stands between; compression and caching are those of production.
  const server = await startServer("ours", OUR_PROGRAM, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, "data"),
    WEB_DIST: web,
    PORTAL_ENV: "development",
    DEVELOPER_TOOLS: "off",
    LOG_LEVEL: "warn",
  });
  const origin = `http://localhost:${server.port}`;
  const windows: Window[] = [];
  try {
    for (const name of ["visitor", "owner"]) windows.push(await openWindow(path.join(folder, name)));
    const [visitor, owner] = windows as [Window, Window];
    await logIn(owner, origin);
    const rounds = quick ? QUICK_ROUNDS : FULL_ROUNDS;
    const targets = [
      { name: "F", url: floor.url, port: visitor.port, goal: "" },
      { name: "log-in", url: `${origin}/login`, port: visitor.port, goal: "0.8, 0.9" },
      { name: "public entry", url: `${origin}/eintrag/${companyId(1)}`, port: visitor.port, goal: "0.8, 0.9" },
      { name: "first page", url: `${origin}/`, port: owner.port, goal: "–, 1.4" },
    ];
    for (const throttling of ["simulate", "devtools"] as const) await reportPaint(targets, rounds, throttling);
    const { page } = owner;
    const clicks: Clicks[] = [];
    for (let round = 0; round < rounds; round += 1) clicks.push(await measureClicks(page, `${origin}/`));
    reportClicks(clicks);
  } finally {
    for (const { context } of windows) await context.close();
    await server.stop();
    await floor.stop();
  }
}

async function openWindow(profile: string) {
  const port = await freePort();
  const context = await launchDebuggable(profile, port);
  const page = context.pages()[0] ?? (await context.newPage());
  return { port, context, page };
}

async function logIn({ page }: Window, origin: string): Promise<void> {
  await page.goto(`${origin}/login`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Nur notwendige" }).click();
  await page.getByLabel("Anmeldename").fill(loginOf(0));
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.getByRole("link", { name: "Abmelden" }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function reportPaint(targets: readonly Target[], rounds: number, throttling: Throttling): Promise<void> {
  const all = new Map<Target, Measured[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)])
      all.get(target)?.push(await lighthouse(target.url, target.port, throttling));
  }
  const [floor = []] = all.values();
  const column = (figures: readonly Figures[], key: keyof Figures) => figures.map((figure) => figure[key]);
  const ratio = (figures: readonly Figures[], key: keyof Figures) =>
    medianRatio(column(figures, key), column(floor, key)).toFixed(2);
  const headings = [
    "page",
    "first/F",
    "largest/F",
    "goals",
    "blocking ms",
    "shift",
    "KiB",
    "requests",
    "first ms",
    "largest ms",
    "largest paint",
  ];
  const rows = [...all].map(([{ name, goal }, figures]) => {
    const middle = (key: keyof Figures) => median(column(figures, key));
    return [
      name,
      ratio(figures, "firstPaint"),
      ratio(figures, "largestPaint"),
      goal,
      middle("blocking").toFixed(0),
      middle("shift").toFixed(3),
      (middle("bytes") / 1024).toFixed(1),
      middle("requests").toFixed(0),
      middle("firstPaint").toFixed(0),
      middle("largestPaint").toFixed(0),
      figures[0]?.largestText.slice(0, 40) ?? "",
    ];
  });
  printTable(headings, rows);
  const [load = 0] = loadavg();
  console.log(
    `\nLighthouse, mobile preset, throttling "${throttling}", empty cache; ${rounds} rounds in turn, load ${load.toFixed(1)} at the end.\n`,
  );
}

function reportClicks(rounds: readonly Clicks[]): void {
  const rows = (["warm", "cold"] as const).map((kind) => {
    const clicks = rounds.flatMap((round) => round[kind]);
    const times = clicks.map(({ ms }) => ms);
    const worst = Math.max(...times);
    return [
      kind,
      median(times).toFixed(0),
      kind === "warm" ? "≤ 20" : "≤ 60",
      worst.toFixed(0),
      "≤ 100",
      clicks.find(({ ms }) => ms === worst)?.path ?? "",
      String(times.length),
    ];
  });
  console.log("");
  printTable(["click to painted data, ms", "median", "goal", "worst", "goal", "to", "clicks"], rows);
}
