/**
 * `npm run where -- URL`: where the code of a page or of a call lies: page, calls, slices, tables and tests. Takes
 * paths and whole addresses: `/kunde/meineProdukte/eintrag/uebersicht`, `/api/customer/account/7`.
 */
import path from "node:path";
import { servedEndpoints } from "./listing/served-endpoints.ts";
import { openFinder } from "./where/find.ts";
import { printCall, printPage } from "./where/print.ts";
import { otherPlaces } from "./where/other-paths.ts";

const root = path.resolve(import.meta.dirname, "..");
const [address, ...rest] = process.argv.slice(2);
if (address === undefined || rest.length > 0) {
  console.error("Usage: npm run where -- URL, for example /kunde/meineProdukte/eintrag/uebersicht");
  process.exit(2);
}
const pathname = decodeURI(new URL(address, "http://localhost").pathname);
const finder = openFinder(
  root,
  (await servedEndpoints()).map(({ endpoint }) => endpoint),
);
const page = finder.page(pathname);
const found = page === undefined ? finder.calls(pathname).map(printCall) : [printPage(page)];
const others = found.length === 0 ? otherPlaces(root, pathname) : [];
for (const lines of [...found, ...others]) console.log(lines.join("\n"), "\n");
if (found.length + others.length === 0) {
  console.error(
    `Nothing is built at ${pathname}. npm run list-routes shows every page, npm run list-calls every call; ` +
      "an address needs its whole path, with /kunde or /api in front.",
  );
  process.exitCode = 1;
}
