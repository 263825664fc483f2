import * as z from "zod/mini";

const version = z.int().check(z.positive("Bitte laden Sie die Seite neu."));

/** The body of a save with these fields. */
export const saveBody = <Fields extends z.core.$ZodShape>(fields: Fields) => z.object({ version, ...fields });
