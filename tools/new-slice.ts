/** `npm run new-slice -- NAME CALL_PATH ROUTE_NAME`: a slice on both sides, with its first call, page and tests. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { COMPOSITIONS, makeSlice } from "./new-slice/make-slice.ts";
import { SPEC_CALLS } from "./spec/spec.ts";

const root = path.resolve(import.meta.dirname, "..");
const [name, callPath, routeName, ...rest] = process.argv.slice(2);
if (name === undefined || callPath === undefined || routeName === undefined || rest.length > 0) {
  console.error("Usage: npm run new-slice -- NAME CALL_PATH ROUTE_NAME (see npm run list-calls, npm run list-routes)");
  process.exit(2);
}
try {
  const made = makeSlice(root, { name, callPath, routeName });
  // Long names break lines elsewhere than short ones.
  execFileSync(process.execPath, [path.join(root, "node_modules/oxfmt/bin/oxfmt"), ...made], { cwd: root });
  for (const file of made) console.log(file);
  if (!SPEC_CALLS.some(({ path: known }) => known === callPath)) {
    console.log(`\nThe specification has no call ${callPath}: it is one of our own.`);
  }
  console.log(
    `\nThe slice is in ${COMPOSITIONS.join(", ")}.` +
      "\nThree rows are still missing: who may make the call (apps/server/src/testing/access/matrix.ts, of a product: products.ts beside it), where the page" +
      "\nleads whom (e2e/redirects/guard.journey.ts) and the page's accessibility state (e2e/accessibility)." +
      "\nHow it goes on: docs/how-to/add-a-slice.md.",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
