/**
 * Structured data of a page as plain nodes, property → values, from JSON-LD, microdata and RDFa. Written here because
 * the packages for it join words, leave entities encoded or ignore `itemref`.
 */
import { type Document, type Element, textOf } from "./page-document.ts";

/** Type names without vocabulary: "https://schema.org/Dentist" and "s:Dentist" are "Dentist". */
export type DataNode = { types: string[]; properties: Map<string, DataValue[]> };
export type DataValue = string | DataNode;

const MAX_DEPTH = 12;
const MAX_NODES = 500;
/** A node that refers to itself in three places becomes a million nodes at depth 12. */
const MAX_REFERRED = 5000;

const plainName = (name: string): string => /[^/#:]*$/.exec(name.trim())?.[0] ?? "";
const namesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(/\s+/)
    .filter((name) => name !== "")
    .map(plainName);

const add = (node: DataNode, property: string, value: DataValue): void => {
  const values = node.properties.get(property);
  if (values === undefined) node.properties.set(property, [value]);
  else values.push(value);
};

/** All nodes of a page, those of JSON-LD first. At most 500. */
export function structuredData($: Document): DataNode[] {
  return [...jsonLd($), ...marked($, MICRODATA), ...marked($, RDFA)].slice(0, MAX_NODES);
}

// JSON-LD

type Json = Record<string, unknown>;
/** The referenced objects, and how many nodes may still be made. */
type References = { byId: Map<string, Json>; left: number };

function jsonLd($: Document): DataNode[] {
  const roots = $('script[type^="application/ld+json" i]')
    .toArray()
    .flatMap((script) => parsed($(script).text()));
  const byId = new Map<string, Json>();
  const objects: Json[] = [];
  for (const root of roots) collect(root, objects, byId, 0);
  const references = { byId, left: MAX_REFERRED };
  return objects.map((object) => nodeOf(object, references, 0));
}

/** Real scripts are wrapped in comments, and have line breaks in strings and trailing commas. */
function parsed(text: string): unknown[] {
  const bare = text.replace(
    /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*;?\s*$/g,
    "",
  );
  for (const attempt of [bare, bare.replace(/[\r\n\t]+/g, " ").replace(/,\s*(?=[}\]])/g, "")]) {
    try {
      return [JSON.parse(attempt)];
    } catch {
      // Tries the next, more lenient form; an unreadable script is ignored.
    }
  }
  return [];
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Collects every object of a script from arrays, graphs and properties. */
function collect(value: unknown, objects: Json[], byId: Map<string, Json>, depth: number): void {
  if (depth > MAX_DEPTH || objects.length >= MAX_NODES) return;
  if (Array.isArray(value)) for (const item of value) collect(item, objects, byId, depth + 1);
  if (!isObject(value)) return;
  if (value["@type"] !== undefined) objects.push(value);
  const id = value["@id"];
  if (typeof id === "string" && Object.keys(value).length > 1) byId.set(id, value);
  for (const inner of Object.values(value)) if (typeof inner === "object") collect(inner, objects, byId, depth + 1);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function nodeOf(object: Json, references: References, depth: number): DataNode {
  const types = listOf(object["@type"]).filter((type) => typeof type === "string");
  const node: DataNode = { types: types.map(plainName), properties: new Map() };
  for (const [key, values] of Object.entries(object)) {
    if (key.startsWith("@")) continue;
    for (const value of listOf(values).slice(0, MAX_NODES)) {
      const read = valueOf(value, references, depth);
      if (read !== undefined) add(node, plainName(key), read);
    }
  }
  return node;
}

function valueOf(value: unknown, references: References, depth: number): DataValue | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!isObject(value) || depth > MAX_DEPTH) return undefined;
  const { "@value": literal, "@id": id } = value;
  if (literal !== undefined) return valueOf(literal, references, depth + 1);
  const isReference = typeof id === "string" && Object.keys(value).length === 1;
  const meant = isReference ? references.byId.get(id) : value;
  if (meant === undefined) return id as string;
  references.left -= 1;
  return references.left < 0 ? undefined : nodeOf(meant, references, depth + 1);
}

// Microdata and RDFa

type Marking = { scope: string; type: string; property: string };
const MICRODATA: Marking = { scope: "itemscope", type: "itemtype", property: "itemprop" };
const RDFA: Marking = { scope: "typeof", type: "typeof", property: "property" };

/** Elements whose value is in an attribute. */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  link: "href",
  img: "src",
  time: "datetime",
  data: "value",
  meter: "value",
};

function marked($: Document, marking: Marking): DataNode[] {
  const roots: DataNode[] = [];
  const seen = new Set<Element>();
  let ids: Map<string, Element> | undefined;
  const byId = () =>
    (ids ??= new Map(
      $("[id]")
        .toArray()
        .toReversed()
        .map((element) => [element.attribs["id"] ?? "", element]),
    ));

  function walk(parent: Element, owner: DataNode | undefined, depth: number): void {
    if (!("children" in parent) || depth > 20 * MAX_DEPTH) return;
    for (const child of parent.children) visit(child, owner, depth);
  }

  function visit(element: Element, owner: DataNode | undefined, depth: number): void {
    if (!("attribs" in element) || seen.has(element) || roots.length >= MAX_NODES) return;
    seen.add(element);
    const { attribs } = element;
    const properties = namesOf(attribs[marking.property]);
    if (attribs[marking.scope] === undefined) {
      const value = properties.length === 0 || owner === undefined ? "" : markedValue(element);
      if (owner !== undefined && value !== "") for (const property of properties) add(owner, property, value);
      return walk(element, owner, depth + 1);
    }
    const node: DataNode = { types: namesOf(attribs[marking.type]), properties: new Map() };
    if (owner === undefined || properties.length === 0) roots.push(node);
    else for (const property of properties) add(owner, property, node);
    walk(element, node, depth + 1);
    for (const id of namesOf(attribs["itemref"]).slice(0, MAX_DEPTH)) {
      const referred = byId().get(id);
      if (referred !== undefined) visit(referred, node, depth + 1);
    }
  }

  // Referenced properties belong to the referring item only, so referring items come first.
  for (const element of $("[itemref]").toArray()) visit(element, undefined, 0);
  for (const root of $.root().toArray()) walk(root, undefined, 0);
  return roots;
}

function markedValue(element: Element): string {
  if (!("attribs" in element)) return "";
  const attribute = VALUE_ATTRIBUTES[element.name];
  const value = element.attribs["content"] ?? (attribute === undefined ? undefined : element.attribs[attribute]);
  // A `tel:` link is written for dialling; the text beside it is for people.
  return value === undefined || /^tel:/i.test(value) ? textOf(element) || (value ?? "") : value.trim();
}
