/** Finds the features of browsers that a style sheet uses. What stands in @supports is guarded and left out. */
import postcss from "postcss";
import type { AtRule, ChildNode, Declaration, Node, Rule } from "postcss";
import type { CompatStatement } from "@mdn/browser-compat-data";
import { featureAt, styleFunction } from "./data.ts";

export type StyleUse = { readonly name: string; readonly line: number; readonly feature: CompatStatement };
type Found = readonly [name: string, feature: CompatStatement | undefined];

export function styleUsesIn(source: string): StyleUse[] {
  const uses: StyleUse[] = [];
  postcss.parse(source).walk((node) => {
    if (isGuarded(node)) return;
    const line = node.source?.start?.line ?? 1;
    for (const [name, feature] of featuresOf(node)) if (feature) uses.push({ name, line, feature });
  });
  return uses;
}

function isGuarded(node: ChildNode): boolean {
  for (let place: Node | undefined = node.parent; place; place = place.parent)
    if (place.type === "atrule" && (place as AtRule).name === "supports") return true;
  return false;
}

function featuresOf(node: ChildNode): Found[] {
  if (node.type === "atrule") return atRule(node);
  if (node.type === "rule") return rule(node);
  return node.type === "decl" ? declaration(node) : [];
}

function atRule({ name, params }: AtRule): Found[] {
  const features = name === "media" ? [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = ""]) => feature) : [];
  return [
    [`@${name}`, featureAt("css", "at-rules", name)],
    ...features.map((feature): Found => [`@media (${feature})`, featureAt("css", "at-rules", "media", feature)]),
  ];
}

function rule({ selector, parent }: Rule): Found[] {
  const pseudo = [...selector.matchAll(/::?([a-z-]+)/g)].map(([text, name = ""]): Found => [
    text,
    featureAt("css", "selectors", name),
  ]);
  return parent?.type === "rule" ? [["nesting", featureAt("css", "selectors", "nesting")], ...pseudo] : pseudo;
}

function declaration({ prop, value }: Declaration): Found[] {
  const called = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name = ""]): Found => [`${name}()`, styleFunction(name)]);
  if (prop.startsWith("--")) return called;
  const words = value.split(/[\s,()]+/).filter((word) => /^[a-z][a-z-]*$/.test(word));
  return [
    [prop, featureAt("css", "properties", prop)],
    ...words.map((word): Found => [`${prop}: ${word}`, featureAt("css", "properties", prop, word)]),
    ...called,
  ];
}
