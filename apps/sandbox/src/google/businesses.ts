/** Invented Google accounts and their business profiles. All data follow from the account's address. */
import { createHash } from "node:crypto";

export const KINDS = {
  one: "einen Standort",
  many: "viele Standorte",
  none: "kein Unternehmensprofil",
  unverified: "einen Standort, noch nicht bestätigt",
  suspended: "einen Standort, von Google gesperrt",
} as const;
export type Kind = keyof typeof KINDS;

/** A person who may be chosen on the consent page. */
export type Person = { email: string; kind: Kind };

export const PEOPLE: readonly Person[] = [
  { email: "buero@dachdeckerei-lorenz.example", kind: "one" },
  { email: "praxis@dr-hollenbach.example", kind: "unverified" },
  { email: "zentrale@viele-filialen.example", kind: "many" },
  { email: "privat@ohne-profil.example", kind: "none" },
];

/** A location in the shape of the Business Information API v1, with the fields that our code reads. */
export type Location = Record<string, unknown> & { name: string; title: string };

/** Google's ids have up to 20 digits. The same text always gives the same id. */
export const numberOf = (text: string): string =>
  String(BigInt(`0x${createHash("sha256").update(text.toLowerCase()).digest("hex").slice(0, 16)}`));

const WORKDAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
const periods = (from: number, to: number) =>
  WORKDAYS.map((day) => ({ openDay: day, openTime: { hours: from }, closeDay: day, closeTime: { hours: to } }));

const address = (street: string, postalCode: string, locality: string) => ({
  regionCode: "DE",
  languageCode: "de",
  postalCode,
  locality,
  addressLines: [street],
});

const BUSINESSES: Record<string, Omit<Location, "name">> = {
  "buero@dachdeckerei-lorenz.example": {
    title: "Dachdeckerei Lorenz",
    storefrontAddress: address("Vogelsanger Str. 214", "50825", "Köln"),
    phoneNumbers: { primaryPhone: "0221 4710299", additionalPhones: ["0176 04069011"] },
    websiteUri: "https://www.dachdeckerei-lorenz.example/",
    regularHours: { periods: periods(8, 16) },
    profile: { description: "Steildach, Flachdach und Dachfenster in Köln und Umgebung." },
  },
  "praxis@dr-hollenbach.example": {
    title: "Zahnarztpraxis Dr. Miriam Hollenbach",
    storefrontAddress: address("Türkenstr. 61", "80799", "München"),
    phoneNumbers: { primaryPhone: "089 99998060" },
    websiteUri: "https://www.dr-hollenbach.example/",
    regularHours: { periods: periods(8, 18) },
  },
};

const ANY_BUSINESS: Omit<Location, "name"> = {
  title: "Bedachungen Brandt",
  storefrontAddress: address("Lindenstr. 12", "10969", "Berlin"),
  phoneNumbers: { primaryPhone: "030 23125199" },
  websiteUri: "https://www.brandt-bedachungen.example/",
  regularHours: { periods: periods(8, 17) },
  profile: { description: "Wir decken Dächer in Berlin und Brandenburg." },
};

const BRANCHES = 130;
const CITIES = ["Berlin", "Hamburg", "Köln", "München", "Leipzig"];

const branch = (email: string, index: number): Location => ({
  ...ANY_BUSINESS,
  name: `locations/${numberOf(`${email}#${index}`)}`,
  title: `Filiale ${String(index + 1).padStart(3, "0")} ${CITIES[index % CITIES.length] ?? ""}`,
  storefrontAddress: address(`Hauptstraße ${index + 1}`, "10115", CITIES[index % CITIES.length] ?? ""),
});

export function locationsOf({ email, kind }: Person): Location[] {
  if (kind === "none") return [];
  if (kind === "many") return Array.from({ length: BRANCHES }, (_, index) => branch(email, index));
  return [{ ...(BUSINESSES[email] ?? ANY_BUSINESS), name: `locations/${numberOf(`${email}#0`)}` } as Location];
}
