import type { ESTree, Plugin } from "vite";

const CONTRACT = /\/packages\/contract\/src\/[\w/-]+\.ts$/;
/** The parts of an endpoint that only the server needs, or a form that imports the schema by name. */
const SCHEMA_PARTS = new Set(["params", "query", "body"]);

/**
 * The client never parses a request, because the types already restrict it. This plugin removes the schemas of the
 * calls from the browser's code unless a form imports one by name, which saves 7 KiB of zod and every slice's rules
 * on each page. It sets the endpoints' schema parts to undefined and marks the unused rest of the schemas as free of
 * side effects.
 */
export function leanContract(): Plugin {
  return {
    name: "portal-lean-contract",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        return { code: leanCode(code, (text) => this.parse(text)), map: null, moduleSideEffects: false };
      },
    },
  };
}

/** A file of the contract as the browser gets it. */
export function leanCode(code: string, parse: (code: string) => { body: readonly ESTree.Node[] }): string {
  const lean = applied(code, parse(code).body.flatMap(cutsIn));
  return withoutUnusedImports(lean, parse(lean).body);
}

type Cut = { readonly start: number; readonly end: number; readonly replace: (text: string) => string };

/** Applies the last cut first, so that the positions of the earlier ones stay valid. */
const applied = (code: string, cuts: Cut[]): string =>
  cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, replace }) => text.slice(0, start) + replace(text.slice(start, end)) + text.slice(end),
      code,
    );

/** Removes imports that only the schemas needed; they would keep those modules in the page. */
function withoutUnusedImports(code: string, body: readonly ESTree.Node[]): string {
  const rest = body.filter(({ type }) => type !== "ImportDeclaration");
  const unused = body.filter(
    (statement) =>
      statement.type === "ImportDeclaration" &&
      statement.specifiers.every(({ local }) => !rest.some((node) => mentions(node, local.name))),
  );
  return applied(
    code,
    unused.map(({ start, end }) => ({ start, end, replace: () => "" })),
  );
}

function cutsIn(statement: ESTree.Node): Cut[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || init.type === "ArrowFunctionExpression") return [];
    const schemas = schemaParts(init);
    if (schemas !== null) return schemas;
    return usesZod(init)
      ? [{ start: init.start, end: init.end, replace: (text) => `/* @__PURE__ */ (() => (${text}))()` }]
      : [];
  });
}

/** The schema parts of `endpoint({ … })`; null for any other expression. */
function schemaParts(init: ESTree.Expression): Cut[] | null {
  if (init.type !== "CallExpression" || init.callee.type !== "CallExpression") return null;
  const { callee } = init.callee;
  const [row] = init.arguments;
  if (callee.type !== "Identifier" || callee.name !== "endpoint" || row?.type !== "ObjectExpression") return null;
  return row.properties.flatMap((property) => {
    if (property.type !== "Property" || property.key.type !== "Identifier") return [];
    const { name } = property.key;
    // The whole property, because a short one (`{ body }`) has no value of its own.
    return SCHEMA_PARTS.has(name)
      ? [{ start: property.start, end: property.end, replace: () => `${name}: undefined` }]
      : [];
  });
}

/** True if the expression calls zod (`z.…`) outside of functions. */
const usesZod = (init: ESTree.Node): boolean => mentions(init, "z", { insideFunctions: false });

function mentions(node: unknown, name: string, { insideFunctions = true } = {}): boolean {
  const inside = (part: unknown) => mentions(part, name, { insideFunctions });
  if (Array.isArray(node)) return node.some(inside);
  if (typeof node !== "object" || node === null || !("type" in node)) return false;
  if (!insideFunctions && (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression")) return false;
  if (node.type === "Identifier" && "name" in node && node.name === name) return true;
  return Object.values(node).some(inside);
}
