import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { FileRun } from "./times.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Where a run leaves when each of its files began and ended, as `FileRun[]`. */
export const FILE_RUNS = path.join(root, ".cache/test-file-runs.json");

/**
 * Notes when each file ran: Vitest's own results name no projects and leave out a file's imports and set-up.
 *
 * @public Vitest calls it
 */
export default class TimesReporter implements Reporter {
  readonly #runs = new Map<string, FileRun>();

  onTestModuleQueued({ id, project, moduleId }: TestModule): void {
    const file = path.relative(root, moduleId);
    this.#runs.set(id, { project: project.name, file, start: Date.now(), end: Date.now() });
  }

  onTestModuleEnd({ id }: TestModule): void {
    const run = this.#runs.get(id);
    if (run) run.end = Date.now();
  }

  onTestRunEnd(): void {
    mkdirSync(path.dirname(FILE_RUNS), { recursive: true });
    writeFileSync(FILE_RUNS, JSON.stringify([...this.#runs.values()]));
  }
}
