/** What each save of an entry's part carries: the version it was made from, and the part's fields. Apart from the calls, so that pages without a form load no schema. */
import * as z from "zod/mini";
import { aboutUsFields, companyDataFields, logoAndSloganFields, openingHoursFields } from "./entry-rules.ts";

const version = z.int().check(z.positive("Ungültige Fassung."));

export const companyDataBody = z.object({ version, ...companyDataFields });
export const openingHoursBody = z.object({ version, ...openingHoursFields });
export const logoAndSloganBody = z.object({ version, ...logoAndSloganFields });
export const aboutUsBody = z.object({ version, ...aboutUsFields });
