/** Import rules as errors: one direction between zones, slices separate from each other, no circles of slices. */
import { type Import, importsOf } from "./imports.ts";
import { isTest, mayImport, mayUsePackage, type Zone, zoneOf } from "./zones.ts";

/**
 * Checks the imports of files against the zones of importing and imported file. Imports of types count.
 *
 * @param files paths from the root
 * @returns a sentence for each forbidden import and each circle, empty if there is none
 */
export function checkBoundaries(root: string, files: readonly string[]): string[] {
  const problems: string[] = [];
  const graphs: Graphs = { contract: new Map(), server: new Map() };
  for (const file of files) {
    const zone = zoneOf(file);
    if (zone === undefined) continue;
    for (const imported of importsOf(root, file)) {
      const reason = refusal(file, zone, imported);
      if (reason !== undefined) problems.push(`${file}:${imported.line} ${imported.specifier}: ${reason}`);
      if (!isTest(file)) noteSlices(graphs, zone, imported);
    }
  }
  return [...problems, ...circles("contract", graphs.contract), ...circles("server", graphs.server)];
}

/** Files and folders of a slice that app/ puts together. */
const COMPOSED =
  /^apps\/server\/src\/features\/[^/]+\/(?:(?:create|public|commands|jobs|demo|import|export)\.ts|(?:commands|import|export)\/)/;

const isServerSlice = ({ name }: Zone): boolean => name === "server slice" || name === "server slice testing";
const isWebSlice = ({ name }: Zone): boolean => name === "web slice" || name === "web slice testing";

function refusal(file: string, from: Zone, { specifier, target }: Import): string | undefined {
  if (target === undefined) {
    return mayUsePackage(from.name, specifier, isTest(file)) ? undefined : `${from.name} may not use this package`;
  }
  const to = zoneOf(target);
  if (to === undefined) return target.startsWith("..") ? "lies outside the repository" : undefined;
  if (!mayImport(from.name, to.name, isTest(file))) return `${from.name} may not import from ${to.name}`;
  if (from.slice === to.slice) return undefined;
  if (isWebSlice(from) && isWebSlice(to))
    return "slices of the web know nothing of each other; composition belongs in app/";
  if (from.name === "server app" && to.name === "server slice" && !isTest(file) && !COMPOSED.test(target))
    return "app/ composes a slice through its public.ts, create.ts, commands, jobs, demo, import and export only";
  if (!isServerSlice(from) || !isServerSlice(to)) return undefined;
  return /^apps\/server\/src\/features\/[^/]+\/public\.ts$/.test(target)
    ? undefined
    : `another slice is entered through its public.ts only`;
}

/** Which slice imports which, in the contract and on the server; folders of the contract's shared ground count as slices. */
type Graphs = Record<"contract" | "server", Map<string, Set<string>>>;

const sideOf = ({ name }: Zone): keyof Graphs | undefined => {
  if (name.startsWith("contract ")) return "contract";
  return name === "server slice" ? "server" : undefined;
};

function noteSlices(graphs: Graphs, from: Zone, { target }: Import): void {
  const to = target === undefined ? undefined : zoneOf(target);
  const side = sideOf(from);
  if (side === undefined || to === undefined || sideOf(to) !== side) return;
  if (from.slice === undefined || to.slice === undefined || from.slice === to.slice) return;
  const slices = graphs[side];
  slices.set(from.slice, (slices.get(from.slice) ?? new Set()).add(to.slice));
}

/** Each circle once, starting at its alphabetically first slice. */
function circles(side: string, slices: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>();
  const walk = (trail: readonly string[]): void => {
    for (const next of slices.get(trail.at(-1) ?? "") ?? []) {
      const start = trail.indexOf(next);
      if (start === -1) walk([...trail, next]);
      else if (trail.slice(start).every((slice) => next <= slice)) found.add([...trail.slice(start), next].join(" → "));
    }
  };
  for (const slice of slices.keys()) walk([slice]);
  return [...found].map((circle) => `slices of the ${side} in a circle: ${circle}`);
}
