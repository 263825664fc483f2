/** What a company says about itself (Specification §5 "Year", §7 "updateEntryAboutUs"). */
import * as z from "zod/mini";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";

/** Characters of the text and of one specialty, and how many specialties at most. */
export const ABOUT_US_LIMITS = { text: 4000, specialty: 60, specialties: 5 } as const;

const YEAR = "Bitte geben Sie das Jahr mit vier Ziffern an, zum Beispiel: 1987.";

export const aboutUsFields = {
  /** Plain text with line breaks. */
  text: paragraphsOf(ABOUT_US_LIMITS.text),
  foundingYear: z.nullable(z.int(YEAR).check(z.minimum(1000, YEAR), z.maximum(9999, YEAR))),
  specialties: z
    .array(lineOf(ABOUT_US_LIMITS.specialty, "Bitte geben Sie den Schwerpunkt an oder entfernen Sie ihn."))
    .check(
      z.maxLength(
        ABOUT_US_LIMITS.specialties,
        `Bitte nennen Sie höchstens ${ABOUT_US_LIMITS.specialties} Schwerpunkte.`,
      ),
    ),
};
