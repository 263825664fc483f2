import { isDay, startOfBerlinDay } from "@portal/contract/berlin-time";

/** An instant of an import row as a Date; a day means its start in Berlin. */
export function toDate(text: string): Date;
export function toDate(text: string | null): Date | null;
export function toDate(text: string | null): Date | null {
  if (text === null) return null;
  return new Date(isDay(text) ? startOfBerlinDay(text) : text);
}
