/** Photos in their display order; the first is the cover (Specification §7 "updateEntryMedia"). */
import * as z from "zod/mini";
import { lineOf } from "../../text/text-fields.ts";
import { eachFileOnce, file } from "./files.ts";

/** Characters of a photo's description, and most photos. */
export const MEDIA_LIMITS = { alt: 200, photos: 30 } as const;

export const mediaFields = {
  photos: z
    .array(z.object({ file, alt: lineOf(MEDIA_LIMITS.alt) }))
    .check(
      z.maxLength(MEDIA_LIMITS.photos, `Bitte höchstens ${MEDIA_LIMITS.photos} Bilder.`),
      eachFileOnce("Bitte jedes Bild nur einmal."),
    ),
};
