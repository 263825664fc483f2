/** Fields of an entry row of the import: the four parts of the entry (Specification §3 "Sales-platform entry", §5). */
import * as z from "zod/mini";
import { oneLine, oneLineOf } from "./import-fields.ts";

export const entryFields = {
  company_name: z.optional(oneLineOf(1, 200)),
  ShippingStreet: z.optional(oneLine(200)),
  slogan: z.optional(oneLine(100)),
};
