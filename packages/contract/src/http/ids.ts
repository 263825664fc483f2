/** Ids are JSON numbers on the wire. In paths and queries only canonical decimal digits are an id. */
import * as z from "zod/mini";

/** A positive decimal number below 10^16 in canonical form. */
export const ID_PATTERN = /^[1-9]\d{0,15}$/;

/** Id in a path or query: text in, number out. Refuses signs, exponents, leading zeros and white space. */
export const idText = z.pipe(
  z.string().check(z.regex(ID_PATTERN, "Diese Nummer gibt es nicht.")),
  z.transform((text: string) => Number(text)),
);

/** Id in a JSON body. */
export const idNumber = z.int().check(z.positive("Diese Nummer gibt es nicht."));
