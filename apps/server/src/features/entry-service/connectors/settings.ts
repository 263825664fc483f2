/** The settings of each connector. A new connector adds a row here and in `connectors.ts`. */
import * as z from "zod/mini";

const PLACEHOLDERS = new Set(["name", "core", "street", "houseNumber", "postalCode", "city", "phone"]);

const selector = z.string().check(z.minLength(1), z.maxLength(300));

/**
 * Search URL. Placeholders in braces: {name}, {core} (the name without legal form and owner), {street}, {houseNumber},
 * {postalCode}, {city}, {phone}.
 */
const searchUrl = z.string().check(
  z.regex(/^https?:\/\/[^\s{}]+\/[^\s]*$/),
  z.refine((text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => PLACEHOLDERS.has(name)), {
    error: "unknown placeholder",
  }),
);

const search = {
  searchUrl,
  /** How the search expects characters beyond ASCII in its URL. */
  searchCharset: z._default(z.enum(["utf-8", "iso-8859-1"]), "utf-8"),
};

/** Texts of a page without structured data: CSS selectors; "@attribute" after one reads an attribute. */
const plainFields = {
  name: z.optional(selector),
  /** Street and house number. */
  street: z.optional(selector),
  /** If postal code and town share an element, name it twice. */
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
      /** Links from the search result to listings. */
      listings: selector,
      /** A link from a listing to its continuation. */
      more: z.optional(selector),
      ...plainFields,
    }),
  }),
  z.object({
    connector: z.literal("json"),
    ...search,
    /** Dotted paths in the answer. */
    selectors: z.object({
      /** The array of listings; "" if the answer itself is the array. */
      listings: z.string().check(z.maxLength(100)),
      /** URL of the listing's page. */
      url: selector,
      ...plainFields,
    }),
  }),
]);
