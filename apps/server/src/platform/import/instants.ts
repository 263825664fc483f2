import { startOfBerlinDay } from "@portal/contract/time/berlin-time";

/** `2026-03-01`; an instant is longer. */
const DAY_LENGTH = 10;

/** An instant of a checked import row as a Date; a day means its start in Berlin. */
export function toDate(text: string): Date;
export function toDate(text: string | null): Date | null;
export function toDate(text: string | null): Date | null {
  if (text === null) return null;
  return new Date(text.length === DAY_LENGTH ? startOfBerlinDay(text) : text);
}
