/** How long the tests took: by project, and which files took longest. */

/** When one test file ran; milliseconds since 1970. */
export type FileRun = { project: string; file: string; start: number; end: number };

/** All times in seconds, to a tenth. */
export type GateTimes = {
  /** Wall time of everything, the checks included. */
  seconds: number;
  /** Wall time of the checks. */
  checks: number;
  /** `seconds`: wall time from the first file's start to the last one's end; `summed`: of all its files together. */
  projects: { project: string; files: number; seconds: number; summed: number }[];
  /** Longest first. */
  slowest: { project: string; file: string; seconds: number }[];
};

const SLOWEST_FILES = 10;

/** `total` and `checks` in milliseconds. Projects stand in the order in which they began. */
export function gateTimes(runs: readonly FileRun[], { total, checks }: { total: number; checks: number }): GateTimes {
  const byProject = Map.groupBy(
    runs.toSorted((one, other) => one.start - other.start),
    ({ project }) => project,
  );
  const projects = [...byProject].map(([project, own]) => ({
    project,
    files: own.length,
    seconds: inSeconds(Math.max(...own.map(({ end }) => end)) - Math.min(...own.map(({ start }) => start))),
    summed: inSeconds(own.reduce((sum, { start, end }) => sum + end - start, 0)),
  }));
  const slowest = runs
    .map(({ project, file, start, end }) => ({ project, file, seconds: inSeconds(end - start) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_FILES);
  return { seconds: inSeconds(total), checks: inSeconds(checks), projects, slowest };
}

/** The same as lines for a person. */
export function timesAsLines({ seconds, checks, projects, slowest }: GateTimes): string[] {
  const line = (value: number, text: string): string => `${value.toFixed(1).padStart(8)} s  ${text}`;
  return [
    "What took longest:",
    ...(checks === 0 ? [] : [line(checks, "checks")]),
    ...projects.map((project) =>
      line(project.seconds, `${project.project} (${project.files} files, ${project.summed.toFixed(0)} s summed)`),
    ),
    line(seconds, "in all"),
    "",
    ...slowest.map((file) => line(file.seconds, `${file.project}  ${file.file}`)),
  ];
}

const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;
