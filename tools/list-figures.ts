/**
 * `npm run list-figures`: how large the repository is: folders, composition, map, how many files a field and a part of
 * the entry take, tests beside sources, and how long the last whole `npm test` took on this machine.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesOfTree } from "./checks/tree.ts";
import { filesNaming, fullestFolders, linesByPackage, sourceLinesBelow, wordsOf } from "./figures/figures.ts";
import { type GateTimes, timesAsLines } from "./gate/times.ts";
import { printTable } from "./listing/table.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = filesOfTree(root);
const FULLEST = 10;
/** Parts and fields of the entry, by the words that stand for them. */
const EXAMPLES: readonly [name: string, words: readonly string[]][] = [
  ["part payments", ["payments"]],
  ["part serviceAreaData", ["serviceAreaData", "service_area", "service-area"]],
  ["part customerCards", ["customerCards", "customer_cards", "customer-cards"]],
  ["field paymentMethods", ["paymentMethods"]],
  ["field radiusKm", ["radiusKm"]],
  ["field ownCard", ["ownCard"]],
];

const heading = (text: string): void => console.log(`\n${text}`);

heading("Source files in one folder (at most 25, tests not counted)");
printTable(
  ["folder", "files"],
  fullestFolders(files, FULLEST).map(([folder, count]) => [folder, String(count)]),
);

heading("Sizes with a limit");
printTable(
  ["", "now", "limit"],
  [
    ["lines of apps/server/src/app", String(sourceLinesBelow(root, files, "apps/server/src/app")), "3500"],
    ["words of ARCHITECTURE.md", String(wordsOf(root, "ARCHITECTURE.md")), "1800"],
  ],
);

heading("Files that name a part or a field of the entry (generated ones and data not counted)");
printTable(
  ["", "sources", "tests"],
  EXAMPLES.map(([name, words]) => {
    const { sources, tests } = filesNaming(root, files, words);
    return [name, String(sources), String(tests)];
  }),
);

heading("Lines of code");
printTable(
  ["", "source", "test", "test:source"],
  linesByPackage(root, files).map(({ name, source, test }) => [
    name,
    String(source),
    String(test),
    source === 0 ? "-" : (test / source).toFixed(2),
  ]),
);

heading("The last whole npm test on this machine");
const times = path.join(root, ".cache/gate-times.json");
const measured: GateTimes | undefined = existsSync(times) ? JSON.parse(readFileSync(times, "utf8")) : undefined;
console.log(measured === undefined ? "not measured here" : timesAsLines(measured).slice(1).join("\n"));
