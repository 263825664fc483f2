/**
 * What a migration may not take away from servers of the version before (docs/how-to/change-the-schema.md). Pure. What
 * makes requests wait is found by Squawk (tools/checks/migrations.ts).
 */

/** In a comment of the file: no server that uses what goes away runs any more. */
const CONTRACT_STEP = /^-- contract: \S+/m;
const OUTSIDE_TRANSACTION = /^-- outside a transaction\b/;
const NAME = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?"?(\w+)"?`;

type Rule = { pattern: RegExp; risk: string; inContract: boolean };
/** The first group of each is the table. */
const RULES: readonly Rule[] = [
  ...(
    [
      [String.raw`.* alter (?:column )?\S+ (?:set data )?type `, "a changed type writes the table anew"],
      [String.raw`.* set not null`, "older code may still write nulls"],
      [String.raw`.* rename `, "older code knows the old name"],
      [
        String.raw`.* drop (?:column )?(?!constraint|not null|default|expression|identity)`,
        "older code may still use it",
      ],
    ] as const
  ).map(([rest, risk]) => ({ pattern: new RegExp(`^alter table ${NAME}${rest}`), risk, inContract: true })),
  { pattern: new RegExp(`^drop table ${NAME}`), risk: "older code may still use it", inContract: true },
  { pattern: /^update "?(\w+)"?(?!.* where )/, risk: "all rows at once: do it in batches", inContract: false },
];

/** The risks of a migration's text; empty if servers can go on serving. Tables that it creates itself are free. */
export function risksOf(text: string): string[] {
  const isContract = CONTRACT_STEP.test(text);
  const statements = text
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim().toLowerCase())
    .filter((statement) => statement !== "");
  const own = new Set(
    statements.flatMap((statement) => new RegExp(`^create (?:unlogged )?table ${NAME}`).exec(statement)?.[1] ?? []),
  );
  const risks = statements.flatMap((statement) =>
    RULES.flatMap(({ pattern, risk, inContract }) => {
      const table = pattern.exec(statement)?.[1];
      return table === undefined || own.has(table) || (inContract && isContract) ? [] : [`${table}: ${risk}`];
    }),
  );
  const isOutside = OUTSIDE_TRANSACTION.test(text);
  if (isOutside && statements.length !== 1)
    risks.push("outside a transaction: one statement, so that it can be repeated");
  if (!isOutside && statements.some((statement) => / concurrently /.test(statement))) {
    risks.push('concurrently: the first line must begin with "-- outside a transaction"');
  }
  return risks;
}
