/** Lists the calls that are served with their access, and their defects. */
import type { ServedEndpoint } from "../../apps/server/src/platform/http/served-call.ts";
import { specificationDefects } from "../spec/exceptions.ts";
import { pathShape, type SpecCall } from "../spec/spec.ts";

export type CallListing = {
  readonly rows: readonly (readonly string[])[];
  /** A sentence each. */
  readonly defects: readonly string[];
  /** How many of the specification's calls are served, and how many calls beside them. */
  readonly served: number;
  readonly own: number;
};

export const CALL_HEADINGS = ["", "method", "path", "access", "accountId", "support", "body"];

const nameOf = ({ method, path }: SpecCall): string => `${method} ${path}`;
const keyOf = ({ method, path }: SpecCall): string => `${method} ${pathShape(path)}`;

/** Compares the served calls with the specification's list and its exceptions (`METHOD path` → reason). */
export function listCalls(
  servedRows: readonly ServedEndpoint[],
  specification: readonly SpecCall[],
  exceptions: Readonly<Record<string, string>>,
): CallListing {
  const byKey = new Map(servedRows.map((row) => [keyOf(row.endpoint), row]));
  const specified = new Set(specification.map(keyOf));
  const own = servedRows.filter((row) => !specified.has(keyOf(row.endpoint)));
  return {
    rows: [
      ...specification.map((call) => {
        const row = byKey.get(keyOf(call));
        return [
          row === undefined ? "-" : "served",
          call.method,
          call.path,
          ...(row === undefined ? [] : describe(row)),
        ];
      }),
      ...own.map((row) => ["own", row.endpoint.method, row.endpoint.path, ...describe(row)]),
    ],
    // The types demand access, but a cast can get around them.
    defects: [
      ...servedRows
        .filter((row) => (row as Partial<ServedEndpoint>).access === undefined)
        .map((row) => `${keyOf(row.endpoint)}: no access declared`),
      ...specificationDefects(
        specification.map(nameOf),
        new Set(specification.filter((call) => byKey.has(keyOf(call))).map(nameOf)),
        exceptions,
      ),
    ],
    served: specification.filter((call) => byKey.has(keyOf(call))).length,
    own: own.length,
  };
}

function describe(row: ServedEndpoint): string[] {
  const { agent, bodyLimitBytes, endpoint } = row;
  return [describeAccess(row), endpoint.accountId, agent ? "agent" : "no agent", `${bodyLimitBytes} B`];
}

function describeAccess({ access }: Partial<ServedEndpoint>): string {
  if (access === undefined) return "NONE";
  if (access.kind === "public") return "public";
  if (access.kind === "session") return access.roles === undefined ? "session" : `session(${access.roles.join(", ")})`;
  return access.subject === undefined ? `account(${access.need})` : `account(${access.need}) of :${access.subject}`;
}
