/**
 * Writes `vocabulary.json` from the German words of the OpenStreetMap tagging schema and from `own-terms.txt`:
 *
 *     node packages/db/data/make-vocabulary.ts <folder of @openstreetmap/id-tagging-schema>
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Vocabulary } from "../src/reference-data.ts";
import {
  BUSINESS_PRESETS,
  CUISINES_WITHOUT_RESTAURANT,
  NO_BUSINESS,
  NO_KEYWORD,
  PRODUCT_FIELDS,
  RENAMED,
} from "./vocabulary-choices.ts";

type Preset = { name?: string; aliases?: string; terms?: string };
type Field = { options?: Record<string, string | { title: string }> };
type Translations = { de: { presets: { presets: Record<string, Preset>; fields: Record<string, Field> } } };

/** A trade with its other names, and what it offers. */
type Entry = { name: string; aliases: string[]; products: string[] };

/** Same as `search_key` in SQL as far as doubles are concerned: two spellings of one word. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

const tidy = (text: string): string =>
  text
    .replaceAll("\u00ad", "")
    .replace(/\s+/g, " ")
    .replace(/ ?\/ ?in$/, "")
    .trim();

/** German nouns begin with a capital; the rest of the word stays as it is written. */
const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const list = (text: string | undefined, separator: string | RegExp): string[] =>
  (text ?? "")
    .split(separator)
    .map(tidy)
    .filter((part) => part !== "");

function readOwn(file: string): Entry[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = "", aliases, products] = line.split(" | ");
      return { name: name.trim(), aliases: list(aliases, ","), products: list(products, ",") };
    });
}

const isBusiness = (id: string): boolean => BUSINESS_PRESETS.test(id) && !NO_BUSINESS.has(id);

function fromPresets({ presets, fields }: Translations["de"]["presets"]): Entry[] {
  const named = Object.entries(presets)
    .filter(([id]) => isBusiness(id))
    .map(([id, { name, aliases, terms }]) => ({
      name: RENAMED[id] ?? tidy(name ?? ""),
      aliases: [...list(aliases, "\n"), ...list(terms, ",").filter(isUsefulTerm).map(capitalised)],
      products: [],
    }));
  const option = (field: string, id: string): string => {
    const value = fields[field]?.options?.[id] ?? "";
    return tidy(typeof value === "string" ? value : value.title);
  };
  const cuisines = Object.keys(fields["cuisine"]?.options ?? {})
    .filter((id) => !CUISINES_WITHOUT_RESTAURANT.has(id))
    .map((id) => `${option("cuisine", id)}es Restaurant`);
  const specialities = Object.keys(fields["healthcare/speciality"]?.options ?? {})
    .filter((id) => !NO_BUSINESS.has(`speciality/${id}`))
    .map((id) => option("healthcare/speciality", id))
    .map((text) => `Praxis für ${text.replace(/ ?\(.*\)$/, "")}`);
  const offices = ["craft", "office", "healthcare"].flatMap((field) =>
    Object.keys(fields[field]?.options ?? {})
      .filter((id) => isBusiness(`${field}/${id}`))
      .map((id) => RENAMED[`${field}/${id}`] ?? option(field, id)),
  );
  return [...named, ...[...cuisines, ...specialities, ...offices].map((name) => ({ name, aliases: [], products: [] }))];
}

/** Words of one or two parts that a person would search for. */
const isUsefulTerm = (term: string): boolean =>
  /^\p{L}[\p{L}\d\- ]{3,39}$/u.test(term) && term.split(" ").length <= 2 && !NO_KEYWORD.has(term.toLowerCase());

/** One entry a name; aliases that are another's name stay, since people mean both. */
function merge(entries: readonly Entry[]): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const { name, aliases, products } of entries) {
    if (name === "") continue;
    const known = byKey.get(keyOf(name)) ?? { name, aliases: [], products: [] };
    byKey.set(keyOf(name), {
      name: known.name,
      aliases: distinct([...known.aliases, ...aliases]).filter((alias) => keyOf(alias) !== keyOf(name)),
      products: distinct([...known.products, ...products]),
    });
  }
  return [...byKey.values()];
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) if (!seen.has(keyOf(text))) seen.set(keyOf(text), text);
  return [...seen.values()];
}

const sorted = (texts: readonly string[]): string[] => texts.toSorted((a, b) => a.localeCompare(b, "de"));

function makeVocabulary(folder: string): Vocabulary {
  const read = JSON.parse(readFileSync(path.join(folder, "dist/translations/de.json"), "utf8")) as Translations;
  const trades = merge([...readOwn(path.join(import.meta.dirname, "own-terms.txt")), ...fromPresets(read.de.presets)]);
  const goods = PRODUCT_FIELDS.flatMap((field) =>
    Object.entries(read.de.presets.fields[field]?.options ?? {})
      .filter(([id]) => !NO_BUSINESS.has(`${field}/${id}`))
      .map(([, value]) => tidy(typeof value === "string" ? value : value.title)),
  ).map((text) => text.replace(/ ?\(.*\)$/, ""));
  const products = distinct([...trades.flatMap((trade) => trade.products), ...goods]);
  const keywords = distinct([...trades.flatMap(({ name, aliases }) => [name, ...aliases]), ...products]);
  const byName = trades.toSorted((a, b) => a.name.localeCompare(b.name, "de"));
  return {
    trade: byName.map(({ name, aliases }) => [name, ...aliases]),
    keyword: sorted(keywords).map((term) => [term]),
    product: sorted(products).map((term) => [term]),
  };
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("the folder of the tagging schema, please");
const vocabulary = makeVocabulary(folder);
const kinds = Object.entries(vocabulary).map(([kind, terms]) => {
  console.log(`${kind}: ${terms.length}`);
  return `"${kind}":[\n${terms.map((term) => JSON.stringify(term)).join(",\n")}\n]`;
});
writeFileSync(path.join(import.meta.dirname, "vocabulary.json"), `{${kinds.join(",\n")}}\n`);
