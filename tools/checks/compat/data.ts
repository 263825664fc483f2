/** The features of the compatibility data, by the names that sources use. */
import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";

/** Undefined for a name that the data do not know. */
export function featureAt(...path: readonly string[]): CompatStatement | undefined {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) place = place !== undefined && Object.hasOwn(place, name) ? place[name] : undefined;
  return place?.__compat;
}

const { builtins } = data.javascript as unknown as { builtins: Identifier };
const { api } = data as { api: Identifier };
const names = (place: Identifier | undefined): string[] =>
  Object.keys(place ?? {}).filter((name) => name !== "__compat");

/** Objects of the page that have an interface of another name. */
const INSTANCES: Readonly<Record<string, string>> = {
  window: "Window",
  globalThis: "Window",
  document: "Document",
  navigator: "Navigator",
  location: "Location",
  history: "History",
  performance: "Performance",
  crypto: "Crypto",
};

/** A global by its name: a constructor, a namespace, a function of the window. */
export const globalNamed = (name: string): CompatStatement | undefined =>
  featureAt("javascript", "builtins", name) ?? featureAt("api", name) ?? featureAt("api", "Window", name);

/** A member of a global: `Promise.withResolvers`, `URL.canParse`, `navigator.locks`. */
export function memberOfGlobal(object: string, member: string): CompatStatement | undefined {
  const instance = INSTANCES[object];
  if (instance !== undefined) return featureAt("api", instance, member);
  return (
    featureAt("javascript", "builtins", object, member) ??
    featureAt("api", object, `${member}_static`) ??
    featureAt("api", object, member)
  );
}

const members = new Map<string, CompatStatement[]>();
for (const place of [builtins, builtins["Intl"] ?? {}, api])
  for (const owner of names(place))
    for (const member of names(place[owner])) {
      const compat = place[owner]?.[member]?.__compat;
      if (compat) members.set(member, [...(members.get(member) ?? []), compat]);
    }

/** Every feature that a member of some object may be. Its type is unknown to a syntax tree. */
export const membersNamed = (name: string): readonly CompatStatement[] => members.get(name) ?? [];

const values = new Map<string, CompatStatement>();
collectValues(data.css.types as unknown as Identifier);

function collectValues(place: Identifier): void {
  for (const name of names(place)) {
    const inner = place[name];
    if (inner === undefined) continue;
    if (inner.__compat && !values.has(name)) values.set(name, inner.__compat);
    collectValues(inner);
  }
}

/** A function of style sheets: `light-dark`, `color-mix`. */
export const styleFunction = (name: string): CompatStatement | undefined => values.get(name);
