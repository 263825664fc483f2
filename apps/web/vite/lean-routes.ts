import { ROUTE_ROWS, type RouteRow } from "@portal/contract/pages/route-table";
import type { Plugin } from "vite";

const TABLE = /\/packages\/contract\/src\/pages\/route-table\.ts$/;
const WORDS = /\/packages\/contract\/src\/pages\/route-words\.ts$/;
const LABELS = /export const ROUTE_LABELS[^;]*;/;

/**
 * Every visit needs the route table, which grows with each page. The build reduces a row to name, path and the index
 * of its other properties, which many rows share. The titles move to the map of all pages.
 */
export function leanRoutes(): Plugin {
  return {
    name: "portal-lean-routes",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: [TABLE, WORDS] },
      handler(code, id) {
        return { code: TABLE.test(id) ? leanTable() : withLabels(code), map: null };
      },
    },
  };
}

/** The module `route-table.ts` for the browser. */
export function leanTable(): string {
  const kinds: string[] = [];
  const rows = ROUTE_ROWS.map((row: RouteRow) => {
    // Leaves out what only people and listings read.
    const { name, path, label: _label, ownReason: _ownReason, ...rest } = row;
    // JSON leaves out undefined properties: an open page has no `auth`.
    const kind = JSON.stringify(rest);
    if (!kinds.includes(kind)) kinds.push(kind);
    return `${name} ${path} ${kinds.indexOf(kind)}`;
  });
  return `const kinds = [${kinds.join()}];
export const ROUTE_ROWS = ${JSON.stringify(rows.join("\n"))}.split("\\n").map((text) => {
  const [name, path, kind] = text.split(" ");
  return { ...kinds[kind], name, path };
});`;
}

function withLabels(code: string): string {
  if (!LABELS.test(code)) throw new Error("route-words.ts has changed its form: ROUTE_LABELS isn't there.");
  return code.replace(LABELS, `export const ROUTE_LABELS = ${JSON.stringify(ROUTE_ROWS.map(({ label }) => label))};`);
}
