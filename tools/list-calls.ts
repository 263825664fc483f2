/**
 * `npm run list-calls`: every call of the specification (§7) and whether it stands, read from the very rows that the
 * running server registers. Fails on a call without access, on one that neither the specification nor `own-calls.ts`
 * names, and on an accountId rule that differs from the specification's.
 */
import { SPEC_CALLS } from "@portal/contract/spec";
import { CALL_HEADINGS, listCalls } from "./listing/call-listing.ts";
import { servedEndpoints } from "./listing/served-endpoints.ts";
import { printTable } from "./listing/table.ts";
import { OWN_CALLS } from "./own-calls.ts";

const { rows, defects, standing, own } = listCalls(await servedEndpoints(), SPEC_CALLS, OWN_CALLS);
printTable(CALL_HEADINGS, rows);
for (const defect of defects) console.error(defect);
console.log(`\nCalls: ${standing} of ${SPEC_CALLS.length} stand, ${own} more of our own`);
if (defects.length > 0) process.exitCode = 1;
