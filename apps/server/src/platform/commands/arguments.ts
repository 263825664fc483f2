/** Parsers of arguments that several commands take. */
import { isDay } from "@portal/contract/time/berlin-time";
import { InvalidArgumentError } from "commander";

/** @throws InvalidArgumentError unless the text is a whole number from 1 to 15 digits. */
export function toPositiveNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError("Not a number.");
  return Number(text);
}

/** A day in Berlin. @throws InvalidArgumentError unless the text is a day like 2026-11-21. */
export function toDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError("Not a day like 2026-11-21.");
  return text;
}
