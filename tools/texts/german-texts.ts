/** Reads the German texts out of a source file: what people see on screens, in mails and in documents. */
import { parseSync } from "oxc-parser";

/** `text`: one line; what is computed stands as "…". `line`: counted from 1. */
export type GermanText = { line: number; text: string };

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** JSX attributes that people read, even if they are one word. */
const READ_ATTRIBUTES = new Set(["title", "label", "lead", "description", "placeholder", "aria-label", "alt", "help"]);
/** Words that German sentences have and code has not. */
const GERMAN =
  /[äöüßÄÖÜ„“–]|\b(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|oder|nicht|kein|keine|Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|wir|uns|ist|sind|wird|werden|wurde|hat|haben|kann|bitte|Bitte|mit|von|zu|zum|zur|im|am|bei|auf|aus|nach|vor|noch|nur|alle|neu|seit|bis)\b/;
/** Texts of code that have blanks: SQL, style, shell. */
const CODE =
  /^\s*(?:select|insert|update|delete|with|create|alter|drop|begin|order by|where|from)\s|::|=>|\$\d|_[a-z]/i;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

export function germanTexts(name: string, source: string): GermanText[] {
  const { program } = parseSync(name, source);
  const found: GermanText[] = [];
  const add = (node: Node, text: string, isRead: boolean): void => {
    const shown = oneLine(text);
    if (!/\p{L}{2}/u.test(shown.replaceAll("…", ""))) return;
    if (!isRead && (!shown.includes(" ") || CODE.test(shown) || !GERMAN.test(shown))) return;
    found.push({ line: source.slice(0, node.start).split("\n").length, text: shown });
  };

  function visit(node: Node, isRead: boolean): void {
    if (node.type.startsWith("Import") || node.type.startsWith("TS")) return;
    if (node.type === "JSXElement" || node.type === "JSXFragment") return void visitElement(node, true);
    if (node.type === "JSXAttribute")
      return childrenOf(node).forEach((child) => visit(child, READ_ATTRIBUTES.has(nameOf(node))));
    const text = textOf(node);
    if (text !== null) add(node, text, isRead);
    for (const child of childrenOf(node)) if (text === null || child.type !== "TemplateElement") visit(child, false);
  }

  /** The children's texts as one, because a sentence goes on in its links. `isTop`: nobody shows it with others. */
  function visitElement(node: Node, isTop: boolean): string {
    const children = (node["children"] as Node[] | undefined) ?? [];
    const parts = children.map((child) => {
      if (child.type === "JSXText") return String(child["value"]);
      if (child.type === "JSXElement") return visitElement(child, !hasText(children));
      if (child.type !== "JSXExpressionContainer") return "";
      const text = textOf(child["expression"] as Node);
      if (text === null) visit(child, false);
      return text ?? "…";
    });
    if (isTop && (hasText(children) || children.some(isReadExpression))) add(node, parts.join(""), true);
    const opening = node["openingElement"];
    if (isNode(opening)) visit(opening, false);
    return parts.join("");
  }

  visit(program as unknown as Node, false);
  return found.toSorted((one, other) => one.line - other.line);
}

const hasText = (children: readonly Node[]): boolean =>
  children.some((child) => child.type === "JSXText" && String(child["value"]).trim() !== "");

const isReadExpression = (child: Node): boolean =>
  child.type === "JSXExpressionContainer" && textOf(child["expression"] as Node) !== null;

function nameOf(attribute: Node): string {
  const name = isNode(attribute["name"]) ? attribute["name"]["name"] : undefined;
  return typeof name === "string" ? name : "";
}

/** The text of a literal or template; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type !== "TemplateLiteral") return null;
  return (node["quasis"] as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? "").join("…");
}
