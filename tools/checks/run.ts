/** Problems make a check fail; remarks are only printed. */
export type Outcome = { readonly problems: readonly string[]; readonly remarks?: readonly string[] };
export type Check = { readonly name: string; readonly run: () => Promise<Outcome> };

/** Runs all checks at once and prints one line for each as it ends. True where none found a problem. */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const outcomes = await Promise.all(
    checks.map(async ({ name, run }) => {
      const started = performance.now();
      const outcome = await run().catch((error: unknown): Outcome => ({ problems: [String(error)] }));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const { problems, remarks = [] } = outcome;
      const state = problems.length > 0 ? "FAILED" : "ok";
      console.log(
        `${state.padEnd(6)}  ${name.padEnd(width)}  ${seconds} s${remarks.length > 0 ? `, ${remarks.length} remarks` : ""}`,
      );
      return { name, problems, remarks };
    }),
  );
  for (const { name, problems, remarks } of outcomes) {
    if (problems.length > 0) console.log(`\n${name}\n${problems.join("\n")}`);
    else if (remarks.length > 0) console.log(`\n${name} (remarks)\n${remarks.join("\n")}`);
  }
  return outcomes.every(({ problems }) => problems.length === 0);
}
