/** Finds the features of browsers that a script uses. */
import type { CompatStatement } from "@mdn/browser-compat-data";
import { parseSync } from "oxc-parser";
import { everyNode, nameOf, nodeAt, nodesAt } from "../../where/syntax.ts";
import type { SyntaxNode } from "../../where/syntax.ts";
import { featureAt, globalNamed, memberOfGlobal, membersNamed } from "./data.ts";

/** `any`: one of these is meant; which one needs types. */
export type Use = { readonly name: string; readonly at: number; readonly any: readonly CompatStatement[] };

const OWNERS = new Set([
  "Property",
  "TSPropertySignature",
  "TSMethodSignature",
  "MethodDefinition",
  "PropertyDefinition",
]);
const IMPORTS = new Set(["ImportSpecifier", "ImportDefaultSpecifier", "ImportNamespaceSpecifier"]);
const CALLS = new Set(["CallExpression", "NewExpression"]);
const DECLARATIONS = new Set(["FunctionDeclaration", "VariableDeclarator"]);
/** Methods that answer an iterator; of `Object` they answer lists. */
const ITERATING = new Set(["values", "keys", "entries", "matchAll"]);

export function parse(file: string, source: string): SyntaxNode {
  return parseSync(file, source).program as unknown as SyntaxNode;
}

/** Names of properties that our own objects have: a member of this name need not be the browser's. */
export function ownNames(program: SyntaxNode): string[] {
  return [...everyNode(program)].flatMap((node) =>
    OWNERS.has(node.type) && !node["computed"] ? (nameOf(nodeAt(node, "key")) ?? []) : [],
  );
}

export function usesIn(program: SyntaxNode, own: ReadonlySet<string>): Use[] {
  const nodes = [...everyNode(program)];
  const namesOf = (types: ReadonlySet<string>, key: string) =>
    nodes.flatMap((node) => (types.has(node.type) ? (nameOf(nodeAt(node, key)) ?? []) : []));
  const imported = new Set(namesOf(IMPORTS, "local"));
  const local = new Set([...imported, ...namesOf(DECLARATIONS, "id")]);
  return nodes.flatMap((node): Use[] => {
    const use = (name: string, ...any: (CompatStatement | undefined)[]): Use[] => {
      const known = any.filter((one) => one !== undefined);
      return known.length > 0 ? [{ name, at: node.start, any: known }] : [];
    };
    if (node.type === "JSXOpeningElement") return attributesOf(node).flatMap(([name, any]) => use(name, any));
    if (node.type === "MemberExpression") return globalMember(node, local, use);
    // `thing?.()` asks first.
    if (!CALLS.has(node.type) || node["optional"]) return [];
    const callee = nodeAt(node, "callee");
    if (callee?.type === "MemberExpression") return method(callee, { own, imported, local, use });
    const name = callee?.type === "Identifier" ? nameOf(callee) : undefined;
    return name === undefined || local.has(name) ? [] : use(name, globalNamed(name));
  });
}

type Using = (name: string, ...any: (CompatStatement | undefined)[]) => Use[];
type Names = {
  readonly own: ReadonlySet<string>;
  readonly imported: ReadonlySet<string>;
  readonly local: ReadonlySet<string>;
  readonly use: Using;
};

const memberOf = (node: SyntaxNode): string | undefined =>
  node["computed"] ? undefined : nameOf(nodeAt(node, "property"));

/** `Promise.withResolvers`, `navigator.locks`, called or not. */
function globalMember(node: SyntaxNode, local: ReadonlySet<string>, use: Using): Use[] {
  const object = nodeAt(node, "object");
  const owner = object?.type === "Identifier" ? nameOf(object) : undefined;
  const member = memberOf(node);
  if (owner === undefined || member === undefined || local.has(owner)) return [];
  return use(`${owner}.${member}`, memberOfGlobal(owner, member));
}

/** `list.toSorted()`, `set.union()`: the call of a method of an object whose type the syntax does not say. */
function method(node: SyntaxNode, { own, imported, local, use }: Names): Use[] {
  const object = nodeAt(node, "object");
  const name = memberOf(node);
  if (name === undefined || object === undefined) return [];
  if (isIterator(object)) return use(`Iterator ${name}`, featureAt("javascript", "builtins", "Iterator", name));
  const owner = object.type === "Identifier" ? nameOf(object) : undefined;
  if (own.has(name) || (owner !== undefined && imported.has(owner))) return [];
  // Of a global its own member is meant, which is looked up above.
  return owner !== undefined && !local.has(owner) && globalNamed(owner) ? [] : use(name, ...membersNamed(name));
}

function isIterator(object: SyntaxNode): boolean {
  const callee = object.type === "CallExpression" ? nodeAt(object, "callee") : undefined;
  const from = nodeAt(callee, "object");
  return (
    callee?.type === "MemberExpression" &&
    nameOf(from) !== "Object" &&
    ITERATING.has(nameOf(nodeAt(callee, "property")) ?? "")
  );
}

function attributesOf(element: SyntaxNode): [string, CompatStatement | undefined][] {
  const tag = nameOf(nodeAt(element, "name")) ?? "";
  if (!/^[a-z]/.test(tag)) return [];
  return nodesAt(element, "attributes").flatMap((attribute) => {
    const name = nameOf(nodeAt(attribute, "name"))?.toLowerCase();
    if (name === undefined) return [];
    return [
      [`<${tag} ${name}>`, featureAt("html", "elements", tag, name) ?? featureAt("html", "global_attributes", name)],
    ];
  });
}
