/** Fields of the settings of every service that answers a company's telephone. */
import * as z from "zod/mini";
import { isPhoneNumber } from "../text/patterns.ts";
import { emptyOr, lineOf, paragraphsOf } from "../text/text-fields.ts";
import type { Day } from "../time/berlin-time.ts";

export const GREETING_CHARACTERS = 300;

/** The absence that holds today or next. Without a last day it lasts until further notice. */
export type NextAbsence = { firstDay: Day; lastDay: Day | null };

/** Counts saves; a save names the version that the person saw. */
export const settingsVersion = z.int().check(z.gte(0));

/** What callers hear first. */
export const greetingOf = (missing: string) => paragraphsOf(GREETING_CHARACTERS).check(z.minLength(1, missing));

/** Where calls are put through; "" for nowhere. */
export const forwardingNumber = lineOf(40).check(
  emptyOr(isPhoneNumber, "Bitte prüfen Sie die Telefonnummer, zum Beispiel 030 23125117."),
);
