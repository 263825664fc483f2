/** What each connector has to know of a portal. A new connector adds its row here and in `connectors.ts`. */
import * as z from "zod/mini";

const PLACEHOLDERS = new Set(["name", "core", "street", "houseNumber", "postalCode", "city", "phone"]);

const selector = z.string().check(z.minLength(1), z.maxLength(300));

/**
 * Address of a portal's search. In braces what is looked for: {name}, {core} (the name without legal form and owner),
 * {street}, {houseNumber}, {postalCode}, {city}, {phone}.
 */
const searchUrl = z.string().check(
  z.regex(/^https?:\/\/[^\s{}]+\/[^\s]*$/),
  z.refine((text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => PLACEHOLDERS.has(name)), {
    error: "unknown placeholder",
  }),
);

const search = {
  searchUrl,
  /** How the search wants letters beyond ASCII in its address. */
  searchCharset: z._default(z.enum(["utf-8", "iso-8859-1"]), "utf-8"),
};

/** Texts of a page without structured data: CSS selectors, "@attribute" behind one reads an attribute. */
const plainFields = {
  name: z.optional(selector),
  /** Street and house number. */
  street: z.optional(selector),
  /** Postal code and town may be one element: name it twice. */
  postalCode: z.optional(selector),
  city: z.optional(selector),
  phone: z.optional(selector),
  website: z.optional(selector),
  openingHours: z.optional(selector),
};

export const connectorSettings = z.discriminatedUnion("connector", [
  z.object({
    connector: z.literal("generic"),
    ...search,
    selectors: z.object({
      /** The links from the search's answer to listings. */
      listings: selector,
      /** A link from a listing to a page with more of it. */
      more: z.optional(selector),
      ...plainFields,
    }),
  }),
  z.object({
    connector: z.literal("json"),
    ...search,
    /** Where things stand in the answer, keys with full stops between. */
    selectors: z.object({
      /** The array of listings; "" where the answer itself is it. */
      listings: z.string().check(z.maxLength(100)),
      /** Address of the listing's page. */
      url: selector,
      ...plainFields,
    }),
  }),
]);
