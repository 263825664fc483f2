/** Which names a node uses, and which part of it stands behind one of its members. */
import { childrenOf, isNode, nameOf, nodeAt, nodesAt, type SyntaxNode } from "./syntax.ts";

/** A name that is used; `member` where only this member of it is. */
export type Reference = { readonly name: string; readonly member: string | undefined };

export type References = {
  readonly references: readonly Reference[];
  /** Specifiers of `import("…")`. */
  readonly loads: readonly string[];
};

type Found = { references: Reference[]; loads: string[] };

/** @param types whether names in type positions count */
export function referencesOf(node: SyntaxNode, types: boolean): References {
  const found: Found = { references: [], loads: [] };
  collect(node, types, found);
  return found;
}

const isType = (type: string): boolean =>
  type.startsWith("TS") &&
  !/^TS(AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression)$/.test(type);

function collect(node: SyntaxNode, types: boolean, found: Found): void {
  if (isType(node.type) && !types) return;
  const name = nameOf(node);
  if (node.type === "Identifier" || node.type === "JSXIdentifier") {
    found.references.push({ name: name ?? "", member: undefined });
  } else if (node.type === "MemberExpression" || node.type === "JSXMemberExpression") collectMember(node, types, found);
  else if (node.type === "ImportExpression") {
    const specifier = nameOf(nodeAt(node, "source"));
    if (specifier !== undefined) found.loads.push(specifier);
  }
  for (const child of childrenOf(node)) {
    if (!isHandled(node, child)) collect(child, types, found);
  }
}

function collectMember(node: SyntaxNode, types: boolean, found: Found): void {
  const object = nodeAt(node, "object");
  const name = object?.type === "Literal" ? undefined : nameOf(object);
  const member = node["computed"] === true ? undefined : nameOf(nodeAt(node, "property"));
  if (name !== undefined) found.references.push({ name, member });
  else if (object !== undefined) collect(object, types, found);
}

/** Names that are no use of anything: keys, members (collected with their object), attributes. */
function isHandled(parent: SyntaxNode, child: SyntaxNode): boolean {
  if (parent.type === "MemberExpression" || parent.type === "JSXMemberExpression") {
    return child === parent["object"] || parent["computed"] !== true;
  }
  if (parent.type === "JSXAttribute") return child === parent["name"];
  return child === parent["key"] && parent["computed"] !== true && child !== parent["value"];
}

/** The nodes and names that stand behind one member of a node's value. */
export type Narrowed = { readonly nodes: readonly SyntaxNode[]; readonly references: readonly Reference[] };

const WRAPPERS: Record<string, string> = {
  AwaitExpression: "argument",
  TSAsExpression: "expression",
  TSSatisfiesExpression: "expression",
  ParenthesizedExpression: "expression",
  VariableDeclarator: "init",
  TSTypeAliasDeclaration: "typeAnnotation",
};

/** Undefined where the member can't be told apart from the rest. */
export function narrowed(node: SyntaxNode, member: string): Narrowed | undefined {
  const wrapped = WRAPPERS[node.type];
  if (wrapped !== undefined) {
    const inner = nodeAt(node, wrapped);
    return inner === undefined ? undefined : narrowed(inner, member);
  }
  if (node.type === "ObjectExpression") return memberOf(node, member);
  if (node.type === "TSTypeReference") return narrowedType(node, member);
  if (node.type === "CallExpression") {
    const callee = nodeAt(node, "callee");
    return callee?.type === "Identifier"
      ? { nodes: nodesAt(node, "arguments"), references: [{ name: nameOf(callee) ?? "", member }] }
      : undefined;
  }
  const returned = returnedObject(node);
  return returned === undefined ? undefined : memberOf(returned, member);
}

function memberOf(object: SyntaxNode, member: string): Narrowed | undefined {
  const property = nodesAt(object, "properties").find((candidate) => nameOf(nodeAt(candidate, "key")) === member);
  const value = nodeAt(property, "value");
  return value === undefined ? undefined : { nodes: [value], references: [] };
}

/** `ReturnType<typeof createService>` and `Service`, each with the member that is used of it. */
function narrowedType(node: SyntaxNode, member: string): Narrowed {
  const queries = nodesAt(nodeAt(node, "typeArguments"), "params").flatMap((argument) => {
    const name = argument.type === "TSTypeQuery" ? nameOf(nodeAt(argument, "exprName")) : undefined;
    return name === undefined ? [] : [{ name, member }];
  });
  const name = nameOf(nodeAt(node, "typeName"));
  return { nodes: [], references: [...queries, ...(name === undefined ? [] : [{ name, member }])] };
}

const unwrapped = (node: SyntaxNode | undefined): SyntaxNode | undefined =>
  node !== undefined && node.type !== "VariableDeclarator" && WRAPPERS[node.type] !== undefined
    ? unwrapped(nodeAt(node, WRAPPERS[node.type] ?? ""))
    : node;

function returnedObject(node: SyntaxNode): SyntaxNode | undefined {
  const body = node["body"];
  if (!isNode(body)) return undefined;
  const last = body.type === "BlockStatement" ? nodesAt(body, "body").at(-1) : undefined;
  const result = unwrapped(last?.type === "ReturnStatement" ? nodeAt(last, "argument") : body);
  return result?.type === "ObjectExpression" ? result : undefined;
}
