/** Walks over syntax trees in ESTree form, as oxc-parser makes them. */

export type SyntaxNode = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** The nodes directly below one, in source order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** The node itself and all below it. */
export function* everyNode(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
}

/** The node under this key, where there is one. */
export const nodeAt = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

export const nodesAt = (node: SyntaxNode | undefined, key: string): SyntaxNode[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The name of an identifier, or the text of a literal; undefined for anything else. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return String(node["name"]);
  return node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;
}

/** The texts of a literal or template; what a template computes is left out as a space. */
export function textOf(node: SyntaxNode): string | undefined {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  return nodesAt(node, "quasis")
    .map((quasi) => (quasi["value"] as { cooked: string | null }).cooked ?? "")
    .join(" ");
}

/** Names that a declaration's pattern binds, with the member that a destructured one takes. */
export function boundNames(pattern: SyntaxNode | undefined): { name: string; member: string | undefined }[] {
  if (pattern === undefined) return [];
  if (pattern.type === "Identifier") return [{ name: String(pattern["name"]), member: undefined }];
  if (pattern.type === "AssignmentPattern") return boundNames(nodeAt(pattern, "left"));
  if (pattern.type === "RestElement") return boundNames(nodeAt(pattern, "argument"));
  if (pattern.type === "ArrayPattern") return nodesAt(pattern, "elements").flatMap(boundNames);
  if (pattern.type !== "ObjectPattern") return [];
  return nodesAt(pattern, "properties").flatMap((property) => {
    if (property.type === "RestElement") return boundNames(property);
    const member = nameOf(nodeAt(property, "key"));
    return boundNames(nodeAt(property, "value")).map(({ name }) => ({ name, member }));
  });
}
