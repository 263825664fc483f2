/** The names that are declared inside one declaration at the top of a file. */
import { boundNames, everyNode, nodeAt, nodesAt, type SyntaxNode } from "./syntax.ts";

/** What a local name stands for: a node, or a member of it. */
export type Local = { readonly node: SyntaxNode; readonly member: string | undefined };

const cache = new WeakMap<SyntaxNode, Map<string, Local[]>>();

/** Every declaration of a local name below `outer`, wherever it stands: a name means one thing in one declaration. */
export function localsOf(outer: SyntaxNode, name: string): readonly Local[] {
  let locals = cache.get(outer);
  if (locals === undefined) {
    locals = new Map();
    for (const node of everyNode(outer)) {
      if (node === outer) noteParameters(locals, node);
      else note(locals, node);
    }
    cache.set(outer, locals);
  }
  return locals.get(name) ?? [];
}

function note(locals: Map<string, Local[]>, node: SyntaxNode): void {
  if (node.type === "VariableDeclarator") add(locals, nodeAt(node, "id"), nodeAt(node, "init"));
  else if (node.type === "FunctionDeclaration") add(locals, nodeAt(node, "id"), node);
  noteParameters(locals, node);
}

/** A parameter stands for its type. */
function noteParameters(locals: Map<string, Local[]>, node: SyntaxNode): void {
  for (const parameter of nodesAt(node, "params")) {
    const pattern = parameter.type === "AssignmentPattern" ? nodeAt(parameter, "left") : parameter;
    add(locals, pattern, nodeAt(nodeAt(pattern, "typeAnnotation"), "typeAnnotation"));
  }
}

function add(locals: Map<string, Local[]>, pattern: SyntaxNode | undefined, node: SyntaxNode | undefined): void {
  if (node === undefined) return;
  for (const { name, member } of boundNames(pattern)) {
    locals.set(name, [...(locals.get(name) ?? []), { node, member }]);
  }
}
