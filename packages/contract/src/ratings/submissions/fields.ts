/** The fields of a rating that somebody gives on the public page. */
import * as z from "zod/mini";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import { AUTHOR_CHARACTERS, RATING_BODY_CHARACTERS, RATING_TITLE_CHARACTERS } from "./limits.ts";
import { holdsLink } from "./links.ts";

const NO_LINKS = "Bitte ohne Web- und E-Mail-Adressen.";
const withoutLink = z.refine<string>((text) => !holdsLink(text), NO_LINKS);

export const ratingFields = {
  stars: z
    .int("Bitte wählen Sie Sterne aus.")
    .check(z.minimum(1, "Bitte wählen Sie Sterne aus."), z.maximum(5, "Es gibt höchstens fünf Sterne.")),
  title: z._default(lineOf(RATING_TITLE_CHARACTERS).check(withoutLink), ""),
  body: z._default(paragraphsOf(RATING_BODY_CHARACTERS).check(withoutLink), ""),
};

export const authorName = lineOf(AUTHOR_CHARACTERS, "Bitte geben Sie an, welcher Name bei der Bewertung steht.").check(
  withoutLink,
);
