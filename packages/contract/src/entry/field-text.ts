/**
 * Values of the entry's fields as German text, for history, comparisons and files. The page and the CSV use the same
 * rules.
 */
import {
  CUSTOMER_CARDS,
  EMPLOYEE_BANDS,
  LANGUAGES,
  LEGAL_FORMS,
  NETWORKS,
  PAYMENT_METHODS,
  SERVICE_FEATURES,
} from "./choices.ts";
import type { EntryDocument, PartValues, Photo } from "./values.ts";
import type { ServiceAreaCity } from "./rules/service-area.ts";
import type { EntryField } from "./parts.ts";
import { germanDay, germanNumber, germanSize } from "../text/formats.ts";
import type { DayHours, SpecialDay } from "../opening-hours/model.ts";
import { closureText, dayHoursText, specialDayText } from "../opening-hours/text.ts";

/** Text of a value that exists. Values have their wire shape; the database guarantees it. */
type Words = (value: never) => string;

/** Shows a code itself if the list no longer has it. */
const wordOf =
  (words: Readonly<Record<string, string>>): Words =>
  (code: string) =>
    words[code] ?? code;
const wordsOf =
  (words: Readonly<Record<string, string>>): Words =>
  (codes: readonly string[]) =>
    codes.map((code) => words[code] ?? code).join(", ");

const linesOf =
  <T>(line: (item: T, index: number) => string): Words =>
  (items: readonly T[]) =>
    items.map(line).join("\n");

const yesOrNo: Words = (value: boolean) => (value ? "ja" : "nein");

const NETWORK_NAMES = Object.fromEntries(Object.entries(NETWORKS).map(([code, { label }]) => [code, label]));

const dayWords: Words = (hours: DayHours) => dayHoursText(hours);

const WORDS: Partial<Record<EntryField, Words>> = {
  "week.0": dayWords,
  "week.1": dayWords,
  "week.2": dayWords,
  "week.3": dayWords,
  "week.4": dayWords,
  "week.5": dayWords,
  "week.6": dayWords,
  specialDays: linesOf<SpecialDay>(specialDayText),
  temporarilyClosed: closureText,
  legalForm: wordOf(LEGAL_FORMS),
  employees: wordOf(EMPLOYEE_BANDS),
  languages: wordsOf(LANGUAGES),
  paymentMethods: wordsOf(PAYMENT_METHODS),
  cards: wordsOf(CUSTOMER_CARDS),
  services: wordsOf(SERVICE_FEATURES),
  profiles: linesOf<PartValues["onlinePresence"]["profiles"][number]>(
    ({ network, url }) => `${NETWORK_NAMES[network] ?? network}: ${url}`,
  ),
  nationwide: yesOrNo,
  radiusKm: (kilometres: number) => `${germanNumber(kilometres)} km`,
  cities: (cities: readonly ServiceAreaCity[]) =>
    cities.map(({ name, state }) => (state === "" ? name : `${name} (${state})`)).join(", "),
  documents: linesOf<EntryDocument>(({ title, bytes }) => `${title} (PDF, ${germanSize(bytes)})`),
  photos: linesOf<Photo>(({ alt }, index) => alt || `Bild ${index + 1} ohne Beschreibung`),
  accepted: yesOrNo,
  acceptedOn: germanDay,
};

/** A value as German text, one line per item; "" if there is none. */
export function fieldText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  const words = WORDS[field as EntryField];
  if (words !== undefined) return words(value as never);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
