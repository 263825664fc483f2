/**
 * `npm run list-calls`: every call of the specification (§7) and whether it stands, read from the very rows that the
 * running server registers. Fails on a call without access, on one that neither the specification nor `own-calls.ts`
 * names, and on an accountId rule that differs from the specification's.
 */
import { pathShape, SPEC_CALLS, type SpecCall } from "@portal/contract/spec";
import type { ServedEndpoint } from "@portal/contract/endpoint.server";
import { servedEndpoints } from "./listing/served-endpoints.ts";
import { printTable } from "./listing/table.ts";
import { OWN_CALLS } from "./own-calls.ts";

type Named = { readonly method: string; readonly path: string };
const keyOf = ({ method, path }: Named): string => `${method} ${pathShape(path)}`;

const served = new Map((await servedEndpoints()).map((row) => [keyOf(row.endpoint), row]));
const specified = new Set(SPEC_CALLS.map(keyOf));
const own = new Map(OWN_CALLS.map((call) => [keyOf(call), call.reason]));

const rowOf = (
  state: string,
  call: Named,
  accountId: string,
  row: ServedEndpoint | undefined,
  reason = "",
): string[] => [
  state,
  call.method,
  call.path,
  row === undefined ? "" : describeAccess(row),
  accountId,
  row === undefined ? "" : row.agent ? "agent" : "no agent",
  row === undefined ? "" : `${row.bodyLimitBytes} B`,
  reason,
];
const specRows = SPEC_CALLS.map((call) => {
  const row = served.get(keyOf(call));
  return rowOf(row === undefined ? "-" : "stands", call, call.accountId, row);
});
const ownRows = OWN_CALLS.flatMap((call) => {
  const row = served.get(keyOf(call));
  return row === undefined ? [] : [rowOf("own", call, row.endpoint.accountId, row, call.reason)];
});
printTable(["", "method", "path", "access", "accountId", "support", "body", "why"], [...specRows, ...ownRows]);

const defects = [...served.values()]
  .flatMap(defectsOf)
  .concat(
    OWN_CALLS.filter((call) => !served.has(keyOf(call))).map((call) => `${keyOf(call)}: named as our own, not served`),
  );
for (const defect of defects) console.error(defect);
const count = SPEC_CALLS.filter((call) => served.has(keyOf(call))).length;
console.log(`\nCalls: ${count} of ${SPEC_CALLS.length} stand, ${ownRows.length} more of our own`);
if (defects.length > 0) process.exitCode = 1;

function describeAccess({ access }: ServedEndpoint): string {
  if (access.kind === "public") return "public";
  if (access.kind === "session") return access.roles === undefined ? "session" : `session(${access.roles.join(", ")})`;
  return access.subject === undefined ? `account(${access.need})` : `account(${access.need}) of :${access.subject}`;
}

function defectsOf(row: ServedEndpoint): string[] {
  const key = keyOf(row.endpoint);
  const specification: SpecCall | undefined = SPEC_CALLS.find((call) => keyOf(call) === key);
  const found: string[] = [];
  // The types demand access; a row that was forced past them must not be served.
  if ((row as Partial<ServedEndpoint>).access === undefined) found.push(`${key}: no access declared`);
  if (!specified.has(key) && !own.has(key)) found.push(`${key}: neither in the specification nor in own-calls.ts`);
  if (specification !== undefined && specification.accountId !== row.endpoint.accountId) {
    found.push(`${key}: accountId ${row.endpoint.accountId}, specified ${specification.accountId}`);
  }
  return found;
}
