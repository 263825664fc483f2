/** A journey that runs once in each engine of this machine, each time in a new browser. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { COOKIE_CHOICE_COOKIE, writtenChoice } from "@portal/contract/tracking/cookie-choice";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { journey } from "../journey.ts";
import { running } from "../running.ts";
import { engines, findEngine } from "./engines.ts";
import type { Engine, FoundPrograms } from "./engines.ts";
import { openFirefox } from "./firefox.ts";
import type { Tab } from "./tab.ts";
import { userOf } from "./user.ts";
import type { User } from "./user.ts";
import { openWebKit } from "./webkit.ts";

const RESULTS = path.resolve(import.meta.dirname, "../../test-results");
const OPEN: Readonly<Record<Engine["name"], (programs: FoundPrograms) => Promise<Tab>>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
};
const DESKTOP = [1280, 900] as const;
export const PHONE = [390, 844] as const;

declare module "vitest" {
  interface TaskMeta {
    /** Version of the engine, for the result of `npm run browsers`. */
    engineVersion?: string;
  }
}

type Scene = { readonly user: User; readonly db: Kysely<Database>; readonly engine: Engine["name"] };
type Options = {
  readonly size?: readonly [width: number, height: number];
};

/**
 * Runs only with `npm run browsers`, because whether a machine has the engines must not decide what the gate runs. The
 * title ends with the engine's name, by which the command sorts the results.
 */
export function inEachEngine(title: string, run: (scene: Scene) => Promise<void>, options: Options = {}): void {
  for (const engine of engines) {
    journey(`${title} in ${engine.name}`, async ({ db, skip, task }) => {
      if (process.env.BROWSERS !== "all") return skip("npm run browsers runs it");
      const search = findEngine(engine, process.env);
      if ("missing" in search) return skip(search.missing);
      const { origin } = running;
      const tab = await OPEN[engine.name](search.programs);
      task.meta.engineVersion = tab.version;
      try {
        await tab.resize(...(options.size ?? DESKTOP));
        await chooseNecessary(tab, origin);
        await run({ user: userOf(tab, origin), db, engine: engine.name });
      } catch (error) {
        await keepPicture(tab, task.id);
        throw error;
      } finally {
        await tab.close();
      }
    });
  }
}

/** Answers the cookie question in advance, on an address without a page. */
async function chooseNecessary(tab: Tab, origin: string): Promise<void> {
  await tab.goTo(new URL("/api/health/live", origin).href);
  const choice = writtenChoice({ statistics: false, at: "2026-01-01T00:00:00.000Z", proof: "" });
  await tab.evaluate((cookie) => void (document.cookie = cookie), `${COOKIE_CHOICE_COOKIE}=${choice};path=/`);
}

/** Saves a screenshot of a failed journey in test-results, if the window still answers. */
async function keepPicture(tab: Tab, name: string): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  await tab.screenshot(`${RESULTS}/failed-${name}.png`).catch(() => {});
}
