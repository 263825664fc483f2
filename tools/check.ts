/**
 * `npm run check`: types, lint, format, import rules, dead code, supported browsers, migrations, names, documents, listings,
 * generated files. Prints one line for each, below them the details of what failed, and exits with 1 if anything did.
 * `npm run check -- format lint` runs only these.
 */
import path from "node:path";
import { type Check, runChecks } from "./checks/run.ts";
import { checkBoundaries } from "./checks/boundaries.ts";
import { readCommands } from "./checks/commands.ts";
import { checkDocIdentifiers } from "./checks/doc-identifiers.ts";
import { checkDocs } from "./checks/docs.ts";
import { checkMigrations } from "./checks/migrations.ts";
import { runProgram } from "./checks/program.ts";
import {
  checkConflictMarkers,
  checkFolders,
  checkNames,
  checkPlaces,
  filesOfTree,
  findLongFiles,
} from "./checks/tree.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = filesOfTree(root);
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("tools/templates/"));
const program = (name: string, file: string, ...args: string[]): Check => ({
  name,
  run: () => runProgram(root, path.join(root, file), args),
});

// The programs start first, because they take longest.
const checks: Check[] = [
  program("types", "node_modules/typescript/bin/tsc", "-b"),
  program("lint", "node_modules/oxlint/bin/oxlint", "--format=unix"),
  program("format", "node_modules/oxfmt/bin/oxfmt", "--check"),
  program("dead code", "node_modules/knip/bin/knip.js", "--no-progress"),
  { name: "boundaries", run: async () => ({ problems: checkBoundaries(root, sources) }) },
  {
    name: "browsers",
    async run() {
      // Its data take a second to read, so they load only if asked for.
      const { checkCompat } = await import("./checks/compat/check.ts");
      return { problems: checkCompat(root, files) };
    },
  },
  { name: "migrations", run: () => checkMigrations(root, files) },
  { name: "names", run: async () => ({ problems: checkNames(files) }) },
  { name: "folders", run: async () => ({ problems: checkFolders(sources) }) },
  { name: "conflict markers", run: async () => ({ problems: checkConflictMarkers(root, files) }) },
  { name: "places", run: async () => ({ problems: checkPlaces(root, files) }) },
  { name: "sizes", run: async () => ({ problems: [], remarks: findLongFiles(root, files) }) },
  {
    name: "docs",
    run: async () => ({
      problems: [...checkDocs(root, files, await readCommands(root)), ...checkDocIdentifiers(root, files)],
    }),
  },
  program("routes", "tools/list-routes.ts"),
  program("calls", "tools/list-calls.ts"),
  program("holidays", "tools/make-holidays.ts", "--check"),
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(", ")}. There are: ${checks.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}
const chosen = checks.filter(({ name }) => asked.length === 0 || asked.includes(name));
process.exitCode = (await runChecks(chosen)) ? 0 : 1;
