import { getNotifications } from "@portal/contract/notifications/calls";
import { apiCall } from "../api/api-call.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { CodeProblem } from "./code-problem.ts";

type Load<Module> = () => Promise<Module>;

/** What has been loaded, by what loaded it. */
const modules = new WeakMap<Load<unknown>, unknown>();

/** Code that is there already; undefined if it is not. */
export const loadedCode = <Module>(load: Load<Module>): Module | undefined => modules.get(load) as Module | undefined;

async function loadAndKeep<Module>(load: Load<Module>): Promise<Module> {
  const module = await load();
  modules.set(load, module);
  return module;
}

/**
 * Loads code on demand: `loadCode(() => import("./page.tsx"))`. After a failure it asks the server whether it can be
 * reached, and if so tries once more. What was loaded is kept: at each `import()` Vite goes through all files of a
 * chunk, which costs a click a millisecond.
 * @throws CodeProblem
 */
export async function loadCode<Module>(load: Load<Module>): Promise<Module> {
  const loaded = loadedCode(load);
  if (loaded !== undefined) return loaded;
  try {
    return await loadAndKeep(load);
  } catch (failure) {
    if (failure instanceof CodeProblem) throw failure;
    const problem = await connectionProblem();
    if (problem !== null) throw new CodeProblem(problem, failure);
    await loadFailedStylesAgain();
    return loadAndKeep(load).catch((again: unknown) => {
      throw new CodeProblem(null, again);
    });
  }
}

/**
 * Starts loading code that will probably be needed. Not without a connection, because Chromium remembers failed imports
 * until the page is loaded anew.
 */
export function preloadCode(load: Load<unknown>): void {
  if (navigator.onLine) loadAndKeep(load).catch(() => {});
}

/** Why the server can't be reached; null if it answers. */
const connectionProblem = (): Promise<ApiProblem | null> =>
  apiCall(getNotifications, {}).then(
    () => null,
    (error: unknown) => (error instanceof ApiProblem && error.isAway ? error : null),
  );

/**
 * Vite loads a chunk's style sheet once and never again, so a chunk whose style sheet failed would appear without its
 * styles. A style sheet that failed, or is still loading, has no `sheet`; neither has a disabled one, whose rules the
 * page holds already (`vite/after-paint.ts`).
 */
async function loadFailedStylesAgain(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(
    ({ sheet, disabled }) => !sheet && !disabled,
  );
  await Promise.all(failed.map(replaceStyleSheet));
}

const replaceStyleSheet = (failed: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const link = failed.cloneNode() as HTMLLinkElement;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    failed.replaceWith(link);
  });
