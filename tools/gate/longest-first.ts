import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Without it, one of two workers would begin this file of ten minutes late and end alone. */
const LONGEST = "e2e/accessibility/every-state.journey.ts";

/** Vitest's order, except that the longest file begins first: a new clone knows sizes of files, but no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, not an array's
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith(LONGEST);
    return [...projects.values()].flatMap((own) => [
      ...own.filter(isLongest),
      ...own.filter((file) => !isLongest(file)),
    ]);
  }
}
