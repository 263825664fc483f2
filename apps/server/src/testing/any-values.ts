/** Texts, days and choices for tests by property. Imported by tests only. */
import * as fc from "fast-check";

const LETTERS = Array.from("aäöüßÄÖÜéçŁı€„“–Zz09 .,&/'\"\\%_{}()$🙂");
export const line = (maxLength: number, minLength = 0) =>
  fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength, maxLength })
    .map((text) => text.trim().normalize("NFC"))
    .filter((text) => text.length >= minLength);
export const paragraphs = fc
  .string({ unit: fc.constantFrom(...LETTERS, "\n", "\t", "\\", "\\n", "\\N"), maxLength: 60 })
  .map((text) => text.trim().normalize("NFC"));
export const email = fc.constantFrom("petra@brandt.example", "a.b+c@sub.firma.example");
const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
export const isoDay = day.map((date) => date.toISOString().slice(0, 10));
export const instant = day.map((date) => date.toISOString());
export const lines = (max: number) =>
  fc.uniqueArray(line(20, 1), { maxLength: max, selector: (text) => text.toLowerCase() });
export const some = <T>(items: readonly T[]) => fc.subarray([...items]);
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
