/** Which calls stand, with their access, and what is wrong with them. Pure. */
import type { ServedEndpoint } from "@portal/contract/endpoint.server";
import { pathShape, type SpecCall } from "@portal/contract/spec";

export type OwnCall = { readonly method: string; readonly path: string; readonly reason: string };
export type CallListing = {
  readonly rows: readonly (readonly string[])[];
  /** A sentence each; empty where all is well. */
  readonly defects: readonly string[];
  /** How many of the specification's calls stand, and how many of our own. */
  readonly standing: number;
  readonly own: number;
};

export const CALL_HEADINGS = ["", "method", "path", "access", "accountId", "support", "body", "why"];

type Named = { readonly method: string; readonly path: string };
const keyOf = ({ method, path }: Named): string => `${method} ${pathShape(path)}`;

/** Holds what is served against the specification's list and the list of our own calls. */
export function listCalls(
  servedRows: readonly ServedEndpoint[],
  specification: readonly SpecCall[],
  ownCalls: readonly OwnCall[],
): CallListing {
  const served = new Map(servedRows.map((row) => [keyOf(row.endpoint), row]));
  const find = (call: Named): ServedEndpoint | undefined => served.get(keyOf(call));
  const specRows = specification.map((call) => {
    const row = find(call);
    return [row === undefined ? "-" : "stands", call.method, call.path, ...describe(row, call.accountId), ""];
  });
  const ownRows = ownCalls.flatMap((call) => {
    const row = find(call);
    return row === undefined
      ? []
      : [["own", call.method, call.path, ...describe(row, row.endpoint.accountId), call.reason]];
  });
  const expected = new Map(specification.map((call) => [keyOf(call), call]));
  const own = new Set(ownCalls.map(keyOf));
  return {
    rows: [...specRows, ...ownRows],
    defects: [
      ...servedRows.flatMap((row) => defectsOf(row, expected.get(keyOf(row.endpoint)), own)),
      ...ownCalls.filter((call) => !find(call)).map((call) => `${keyOf(call)}: named as our own, not served`),
    ],
    standing: specification.filter((call) => find(call)).length,
    own: ownRows.length,
  };
}

function describe(row: ServedEndpoint | undefined, accountId: string): string[] {
  if (row === undefined) return ["", accountId, "", ""];
  return [describeAccess(row), accountId, row.agent ? "agent" : "no agent", `${row.bodyLimitBytes} B`];
}

function describeAccess({ access }: Partial<ServedEndpoint>): string {
  if (access === undefined) return "NONE";
  if (access.kind === "public") return "public";
  if (access.kind === "session") return access.roles === undefined ? "session" : `session(${access.roles.join(", ")})`;
  return access.subject === undefined ? `account(${access.need})` : `account(${access.need}) of :${access.subject}`;
}

function defectsOf(row: ServedEndpoint, specified: SpecCall | undefined, own: ReadonlySet<string>): string[] {
  const key = keyOf(row.endpoint);
  const found: string[] = [];
  // The types demand access; a row that was forced past them must not be served.
  if ((row as Partial<ServedEndpoint>).access === undefined) found.push(`${key}: no access declared`);
  if (specified === undefined && !own.has(key)) found.push(`${key}: neither in the specification nor in own-calls.ts`);
  if (specified !== undefined && specified.accountId !== row.endpoint.accountId) {
    found.push(`${key}: accountId ${row.endpoint.accountId}, specified ${specified.accountId}`);
  }
  return found;
}
