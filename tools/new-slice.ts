/**
 * `npm run new-slice -- NAME CALL_PATH ROUTE_NAME`: a slice on both sides, with its first call, page and tests.
 * For example: `npm run new-slice -- company-data /api/customer/getDocuments company_documents`.
 */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { makeSlice } from "./new-slice/make-slice.ts";

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
  console.log(
    "\nBoth compositions know the slice. Next: give the call its real answer, and write down who may make it in" +
      "\napps/server/src/testing/access-matrix.ts and who is led where from its page in e2e/redirects; until then the" +
      "\ntests are red. docs/how-to/add-a-slice.md goes on from here.",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
