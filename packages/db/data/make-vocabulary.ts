/**
 * Writes `vocabulary.json` from the German words of the OpenStreetMap tagging schema and from `own-terms.txt`:
 *
 *     node packages/db/data/make-vocabulary.ts <folder of @openstreetmap/id-tagging-schema>
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Vocabulary } from "../src/reference-data.ts";
import { BUSINESS_PRESETS, ENDS_LIKE_A_TRADE, NO_BUSINESS, PRODUCT_FIELDS } from "./vocabulary-choices.ts";
import { MISPLACED, NO_ALIAS, RENAMED } from "./vocabulary-names.ts";

type Preset = { name?: string; aliases?: string; terms?: string };
type Field = { options?: Record<string, string | { title: string }> };
type Translations = { de: { presets: { presets: Record<string, Preset>; fields: Record<string, Field> } } };

/** A trade with its other names, and what it offers. */
type Entry = { name: string; aliases: string[]; products: string[] };

/** The key that spellings of one word share: "Yoga-Studio", "Yogastudio". */
const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");

const tidy = (text: string): string =>
  text
    .replaceAll("\u00ad", "")
    .replace(/\s+/g, " ")
    .replace(/ ?\/ ?in$/, "")
    .trim();

/** German nouns begin with a capital, also after a hyphen: "kfz-werkstatt" is a "Kfz-Werkstatt". */
const capitalised = (text: string): string =>
  text.replace(
    /(^|-)(\p{Ll})(?=\p{L}{2})/gu,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );

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
    .map((id) => option("cuisine", id))
    // Only adjectives: "Griechisch", not "Bagel".
    .filter((text) => /(?:[^F]isch|ran)$/.test(text) && text !== "Nachtisch")
    .map((text) => `${text}es Restaurant`);
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

/** Only those search terms that are one word and a trade: the others may mean anything. */
const isUsefulTerm = (term: string): boolean =>
  /^\p{L}{3}[\p{L}-]{2,31}$/u.test(term) && ENDS_LIKE_A_TRADE.test(term) && !NO_ALIAS.has(term.toLowerCase());

/** Adds the names and offers of another entry of the same trade. */
function absorb(trade: Entry, { name, aliases, products }: Entry): void {
  const unfit = new Set([trade.name, ...(MISPLACED[trade.name] ?? [])].map(keyOf));
  trade.aliases = distinct([...trade.aliases, ...aliases, name]).filter((alias) => !unfit.has(keyOf(alias)));
  trade.products = distinct([...trade.products, ...products]);
}

/**
 * One entry per trade. If a name of the schema is one of our own trades, or another name of one, it is merged into
 * that entry, so that no trade occurs twice.
 */
function merge(own: readonly Entry[], schema: readonly Entry[]): Entry[] {
  const byName = new Map<string, Entry>();
  for (const entry of own) {
    const known = byName.get(keyOf(entry.name));
    if (known === undefined) byName.set(keyOf(entry.name), { ...entry });
    else absorb(known, entry);
  }
  const byAlias = new Map<string, Entry>();
  for (const entry of byName.values())
    for (const alias of entry.aliases) if (!byAlias.has(keyOf(alias))) byAlias.set(keyOf(alias), entry);
  for (const entry of schema) {
    // Notation for map editors in a name: "Spengler/Klempner", "Podiater (Fußchirurgie)".
    if (/[/(–]|Fast Food$|^$/.test(entry.name)) continue;
    const known = byName.get(keyOf(entry.name)) ?? byAlias.get(keyOf(entry.name));
    const trade = known ?? { name: entry.name, aliases: [], products: [] };
    absorb(trade, entry);
    if (known === undefined) byName.set(keyOf(entry.name), trade);
  }
  return [...byName.values()];
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) if (!seen.has(keyOf(text))) seen.set(keyOf(text), text);
  return [...seen.values()];
}

const sorted = (texts: readonly string[]): string[] => texts.toSorted((a, b) => a.localeCompare(b, "de"));

function makeVocabulary(folder: string): Vocabulary {
  const read = JSON.parse(readFileSync(path.join(folder, "dist/translations/de.json"), "utf8")) as Translations;
  const own = readOwn(path.join(import.meta.dirname, "own-terms.txt"));
  const trades = merge(own, fromPresets(read.de.presets));
  const goods = PRODUCT_FIELDS.flatMap((field) =>
    Object.entries(read.de.presets.fields[field]?.options ?? {})
      .filter(([id]) => !NO_BUSINESS.has(`${field}/${id}`))
      .map(([, value]) => tidy(typeof value === "string" ? value : value.title)),
  ).flatMap((text) => text.split(" / "));
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
if (folder === undefined) throw new Error("Name the folder of the tagging schema");
const vocabulary = makeVocabulary(folder);
const kinds = Object.entries(vocabulary).map(([kind, terms]) => {
  console.log(`${kind}: ${terms.length}`);
  return `"${kind}":[\n${terms.map((term) => JSON.stringify(term)).join(",\n")}\n]`;
});
writeFileSync(path.join(import.meta.dirname, "vocabulary.json"), `{${kinds.join(",\n")}}\n`);
