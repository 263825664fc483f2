/** Counts which changes the tests noticed. */
import path from "node:path";

export type Mutant = {
  readonly fileName: string;
  /** One-based. */
  readonly line: number;
  /** What became of the code. */
  readonly change: string;
  /** Stryker's word. */
  readonly status: string;
};

export type Score = { readonly area: string; readonly changes: number; readonly noticed: number };

/** A change that doesn't run, or that was left out, says nothing about the tests. */
const COUNTED = new Set(["Killed", "Timeout", "Survived", "NoCoverage"]);
const NOTICED = new Set(["Killed", "Timeout"]);

export function scoreOf(area: string, mutants: readonly Mutant[]): Score {
  const counted = mutants.filter(({ status }) => COUNTED.has(status));
  return { area, changes: counted.length, noticed: counted.filter(({ status }) => NOTICED.has(status)).length };
}

/** 100 for an area without changes. */
export const percentOf = ({ changes, noticed }: Score): number => (changes === 0 ? 100 : (noticed / changes) * 100);

/** All areas as one. */
export const totalOf = (scores: readonly Score[]): Score => ({
  area: "all",
  changes: scores.reduce((sum, { changes }) => sum + changes, 0),
  noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
});

/** One line for each change that no test noticed, in the order of the files. */
export const survivorsAsLines = (root: string, mutants: readonly Mutant[]): string[] =>
  mutants
    .filter(({ status }) => COUNTED.has(status) && !NOTICED.has(status))
    .map(({ fileName, line, change, status }) => {
      const untested = status === "NoCoverage" ? " (no test reaches it)" : "";
      return `${path.relative(root, fileName)}:${line}${untested}  ${change.replaceAll(/\s+/g, " ").slice(0, 120)}`;
    });

/** The whole file docs/mutation.md. `lines`: how many of each area of the server, or "all". */
export function asDocument(scores: readonly Score[], { seed, lines, at }: { seed: string; lines: string; at: Date }) {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(at);
  const rows = [...scores, totalOf(scores)].map(
    (score) => `| ${score.area} | ${score.changes} | ${score.noticed} | ${percentOf(score).toFixed(1)} |`,
  );
  return `# Mutation run

\`npm run mutate\` changes the source a little (a comparison, a condition, a missing statement), runs the tests that reach the changed place, and prints each change that no test notices. It writes this file. Some changes alter nothing that anybody can see, so 100 % is out of reach; below 92 % over all areas the command fails.

The rules of the contract are changed everywhere. Of the server each run takes lines chosen by a seed, because every change there runs tests with a database: \`npm run mutate -- --lines all\` takes all of them and needs hours.

Last run of all areas: ${day}, seed \`${seed}\`, ${lines} lines of each area of the server.

| area | changes | noticed | % |
|---|---|---|---|
${rows.join("\n")}
`;
}
