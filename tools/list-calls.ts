/**
 * `npm run list-calls`: every call of the specification (§7) and whether it is served, from the rows that the server
 * registers; then our own calls. Fails on a call without access, and on a missing one that is no named exception.
 */
import { CALL_HEADINGS, listCalls } from "./listing/call-listing.ts";
import { servedEndpoints } from "./listing/served-endpoints.ts";
import { printTable } from "./listing/table.ts";
import { MISSING_CALLS } from "./spec/exceptions.ts";
import { SPEC_CALLS } from "./spec/spec.ts";

const { rows, defects, served, own } = listCalls(await servedEndpoints(), SPEC_CALLS, MISSING_CALLS);
printTable(CALL_HEADINGS, rows);
for (const defect of defects) console.error(defect);
console.log(`\nCalls: ${served} of ${SPEC_CALLS.length} served, ${own} more of our own`);
if (defects.length > 0) process.exitCode = 1;
