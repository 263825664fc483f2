import type { ApiProblem } from "../api/api-problem.ts";

/**
 * Thrown if code that loads on demand is missing. `problem` says why the server could not be reached. It is null if
 * the server answers: a newer version of the portal was deployed after this tab was opened, or the browser remembers
 * that the code failed before, as Chromium does.
 */
export class CodeProblem extends Error {
  readonly problem: ApiProblem | null;

  constructor(problem: ApiProblem | null, cause: unknown) {
    super(problem === null ? "code needs a reload" : "code without a connection", { cause });
    this.name = "CodeProblem";
    this.problem = problem;
  }

  /** True if only loading the whole page anew helps. */
  get needsReload(): boolean {
    return this.problem === null;
  }
}
