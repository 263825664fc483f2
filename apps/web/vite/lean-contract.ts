import type { ESTree, Plugin } from "vite";

const CONTRACT = /\/packages\/contract\/src\/[\w/-]+\.ts$/;
/** Parts of an endpoint that only a server, or a form that imports the schema by name, needs. */
const SCHEMA_PARTS = new Set(["params", "query", "body"]);

/**
 * The client sends what the types allow and never parses a request, so the schemas of the calls stay out of the
 * browser unless a form imports one by its name: 7 KiB of zod and every slice's rules on each page. The endpoints'
 * schema parts become undefined, and what is left unused of the schemas is marked as free of side effects.
 */
export function leanContract(): Plugin {
  return {
    name: "portal-lean-contract",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const lean = applied(code, this.parse(code).body.flatMap(cutsIn));
        return { code: withoutUnusedImports(lean, this.parse(lean).body), map: null, moduleSideEffects: false };
      },
    },
  };
}

type Cut = { readonly start: number; readonly end: number; readonly replace: (text: string) => string };

/** From the end to the beginning, so that the places of the earlier ones stay right. */
const applied = (code: string, cuts: Cut[]): string =>
  cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, replace }) => text.slice(0, start) + replace(text.slice(start, end)) + text.slice(end),
      code,
    );

/** What the schemas needed is not needed any more; left in, it would tie their modules to the page. */
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

/** The schema parts of `endpoint()({ … })`; null for anything else. */
function schemaParts(init: ESTree.Expression): Cut[] | null {
  if (init.type !== "CallExpression" || init.callee.type !== "CallExpression") return null;
  const { callee } = init.callee;
  const [row] = init.arguments;
  if (callee.type !== "Identifier" || callee.name !== "endpoint" || row?.type !== "ObjectExpression") return null;
  return row.properties.flatMap((property) => {
    const isSchema =
      property.type === "Property" && property.key.type === "Identifier" && SCHEMA_PARTS.has(property.key.name);
    return isSchema ? [{ start: property.value.start, end: property.value.end, replace: () => "undefined" }] : [];
  });
}

/** True where the expression calls zod (`z.…`) outside of functions. */
const usesZod = (init: ESTree.Node): boolean => mentions(init, "z", { insideFunctions: false });

function mentions(node: unknown, name: string, { insideFunctions = true } = {}): boolean {
  const inside = (part: unknown) => mentions(part, name, { insideFunctions });
  if (Array.isArray(node)) return node.some(inside);
  if (typeof node !== "object" || node === null || !("type" in node)) return false;
  if (!insideFunctions && (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression")) return false;
  if (node.type === "Identifier" && "name" in node && node.name === name) return true;
  return Object.values(node).some(inside);
}
