/** Logo and slogan (Specification §5 "Temporary file marker", §7 "updateEntryLogoAndSlogan"). */
import * as z from "zod/mini";
import { TEMPORARY_FILE_PATTERN } from "../../text/patterns.ts";
import { notImitating } from "../../text/provider-name-rule.ts";
import { lineOf } from "../../text/text-fields.ts";

/** Longest texts, in characters. */
export const LOGO_AND_SLOGAN_LIMITS = { slogan: 100, logoAlt: 200 } as const;

const CROP_AGAIN = "Bitte wählen Sie den Ausschnitt neu.";
const UPLOAD_AGAIN = "Bitte laden Sie das Bild erneut hoch.";

const pixels = z.int(CROP_AGAIN).check(z.minimum(0, CROP_AGAIN));

export const logoAndSloganFields = {
  slogan: lineOf(LOGO_AND_SLOGAN_LIMITS.slogan).check(notImitating),
  /** "keep", null to remove the logo, or the marker of a temporary file, cut to `crop` if given. */
  logo: z.union(
    [
      z.literal("keep"),
      z.null(),
      z.string().check(z.regex(TEMPORARY_FILE_PATTERN, UPLOAD_AGAIN), z.maxLength(100, UPLOAD_AGAIN)),
    ],
    { error: UPLOAD_AGAIN },
  ),
  /** Description of the logo for people who can't see it. */
  logoAlt: lineOf(LOGO_AND_SLOGAN_LIMITS.logoAlt),
  /** Pixels of the uploaded image as the upload's answer gives them; only with a marker. */
  crop: z.optional(z.object({ x: pixels, y: pixels, width: pixels, height: pixels })),
};
export type Crop = z.output<NonNullable<(typeof logoAndSloganFields)["crop"]>>;
