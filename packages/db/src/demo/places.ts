/** Places, streets, names and phone numbers of generated companies. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** `state` is the ISO 3166-2 code behind "DE-". */
export type Place = { postalCode: string; city: string; state: string };

const file = fileURLToPath(new URL("../../data/places.json", import.meta.url));

/** The places that ship with the product (packages/db/data/README.md), one for each postal code. */
export function readPlaces(): Place[] {
  const rows = JSON.parse(readFileSync(file, "utf8")) as [postalCode: string, city: string, state: string][];
  return rows.map(([postalCode, city, state]) => ({ postalCode, city, state }));
}

export const STREETS = [
  "Hauptstraße",
  "Bahnhofstraße",
  "Gartenstraße",
  "Lindenstraße",
  "Schulstraße",
  "Kirchgasse",
  "Am Mühlbach",
  "Goethestraße",
  "Rosenweg",
  "Marktplatz",
  "Ringstraße",
  "Bergstraße",
  "Straße des 17. Juni",
  "Käthe-Kollwitz-Straße",
  "Große Ulrichstraße",
  "Industriestraße",
] as const;

/** Numbers that the Bundesnetzagentur reserves for films, by the town of their area code; three digits follow. */
export const LANDLINES: Readonly<Record<string, string>> = {
  Berlin: "030 23125",
  Hamburg: "040 66969",
  "Frankfurt am Main": "069 90009",
  Köln: "0221 4710",
  München: "089 99998",
};
/** The same for mobile phones, for companies elsewhere, too; two digits follow. */
export const MOBILES = ["0171 39200", "0176 040690"] as const;

export const FIRST_NAMES = [
  "Petra",
  "Jürgen",
  "Aylin",
  "Mehmet",
  "Sabine",
  "Jonas",
  "Katarzyna",
  "Björn",
  "Renate",
  "Tobias",
  "Elif",
  "Günther",
  "Svenja",
  "Dominik",
] as const;

export const SURNAMES = [
  "Brandt",
  "Müller",
  "Yıldız",
  "Schröder",
  "Petersen",
  "Kowalski",
  "Weiß",
  "Hofmann",
  "Lorenz",
  "Krüger",
  "Nagel",
  "Großmann",
  "Böhm",
  "Öztürk",
  "Lindner",
  "Fuchs",
  "Jäger",
  "Strauß",
  "Meißner",
  "Wieland",
] as const;
