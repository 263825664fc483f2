/**
 * What a piece of code leads to, declaration by declaration: a module that is imported for one of its functions counts
 * with this function alone. Where a function returns an object (a service), only the members that are used count.
 */
import type { Module, Modules } from "./modules.ts";
import { localsOf } from "./locals.ts";
import { narrowed, referencesOf } from "./references.ts";
import type { SyntaxNode } from "./syntax.ts";

/** A node in its module; `outer` is the declaration at the top of the file that holds it. */
export type Place = { readonly module: Module; readonly node: SyntaxNode; readonly outer: SyntaxNode };

export type Reached = {
  readonly places: readonly Place[];
  /** Files of the places and of what was not entered. */
  readonly files: ReadonlySet<string>;
  /** Exports that were met and not entered, as `file#name`. */
  readonly ends: ReadonlySet<string>;
};

/** Where to begin: at a node, or at what a file exports. */
export type Start = Place | { readonly file: string; readonly exported: string };

export type ReachOptions = {
  /** Whether to go on in this file; `typeOnly` where only a type leads there. */
  readonly enters: (file: string, typeOnly: boolean) => boolean;
  /** Whether types lead on, too: a parameter's type tells which service a handler is given. */
  readonly throughTypes: boolean;
};

export function reach(modules: Modules, start: readonly Start[], options: ReachOptions): Reached {
  const walk = new Walk(modules, options);
  for (const place of start) {
    if ("node" in place) walk.visit(place, undefined);
    else walk.enter(place.file, place.exported, undefined, false);
  }
  return walk.reached();
}

class Walk {
  readonly #modules: Modules;
  readonly #options: ReachOptions;
  readonly #places: Place[] = [];
  readonly #files = new Set<string>();
  readonly #ends = new Set<string>();
  readonly #seen = new Map<SyntaxNode, Set<string | undefined>>();

  constructor(modules: Modules, options: ReachOptions) {
    this.#modules = modules;
    this.#options = options;
  }

  reached(): Reached {
    return { places: this.#places, files: this.#files, ends: this.#ends };
  }

  /** @param member what is used of the node's value; undefined: all of it */
  visit(place: Place, member: string | undefined): void {
    const seen = this.#seen.get(place.node) ?? new Set();
    if (seen.has(member) || seen.has(undefined)) return;
    this.#seen.set(place.node, seen.add(member));
    const narrow = member === undefined ? undefined : narrowed(place.node, member);
    if (narrow === undefined) this.#visitWhole(place);
    else {
      for (const node of narrow.nodes) this.visit({ ...place, node }, undefined);
      for (const { name, member: of } of narrow.references) this.#follow(place, name, of);
    }
  }

  #visitWhole(place: Place): void {
    this.#places.push(place);
    this.#files.add(place.module.file);
    const { references, loads } = referencesOf(place.node, this.#options.throughTypes);
    for (const { name, member } of references) this.#follow(place, name, member);
    for (const specifier of loads) {
      const target = this.#modules.resolve(place.module.file, specifier);
      if (target !== undefined) this.#enterAll(target);
    }
  }

  #follow({ module, outer }: Place, name: string, member: string | undefined): void {
    for (const local of localsOf(outer, name)) {
      this.visit({ module, outer, node: local.node }, local.member ?? member);
    }
    const declaration = module.declarations.get(name);
    if (declaration !== undefined) this.visit({ module, node: declaration, outer: declaration }, member);
    const origin = module.imports.get(name);
    if (origin === undefined) return;
    if (origin.name !== "*") this.enter(origin.file, origin.name, member, origin.typeOnly);
    else if (member === undefined) this.#enterAll(origin.file);
    else this.enter(origin.file, member, undefined, origin.typeOnly);
  }

  #enterAll(file: string): void {
    for (const name of this.#modules.read(file)?.exports.keys() ?? []) this.enter(file, name, undefined, false);
  }

  enter(file: string, name: string, member: string | undefined, typeOnly: boolean): void {
    if (!this.#options.enters(file, typeOnly)) {
      if (!typeOnly) this.#ends.add(`${file}#${name}`);
      return;
    }
    const module = this.#modules.read(file);
    const exported = module?.exports.get(name);
    if (module === undefined) this.#files.add(file);
    else if (exported === undefined) for (const from of module.passesOn) this.enter(from, name, member, typeOnly);
    else if (typeof exported !== "string")
      this.enter(exported.file, exported.name, member, typeOnly || exported.typeOnly);
    else {
      const node = module.declarations.get(exported);
      if (node === undefined) this.#follow({ module, node: module.program, outer: module.program }, exported, member);
      else this.visit({ module, node, outer: node }, member);
    }
  }
}
