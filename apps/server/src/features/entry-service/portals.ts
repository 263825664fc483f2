/**
 * The partner portals, from the JSON file that PARTNER_PORTALS names. A portal is data: its connector, its URLs, and
 * who corrects its listings.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { LISTING_FIELDS, type ListingField } from "@portal/contract/entry-service/listing";
import * as z from "zod/mini";
import { connectorSettings } from "./connectors/settings.ts";

const DEFAULT_TIMEOUT_MS = 15_000;
const DEFAULT_REQUESTS_PER_MINUTE = 20;
const DEFAULT_CONCURRENCY = 2;
const MAX_ICON_BYTES = 20_000;
const ICON_TYPES: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png" };

const address = z.url({ protocol: /^https?$/ });

const shape = z.intersection(
  z.object({
    /** Must never change: results are stored under it. */
    identifier: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    /** An SVG or PNG file beside the configuration, or a `data:` URL. At most 20 kB. */
    icon: z.string().check(z.regex(/^(?:data:image\/(?:svg\+xml|png)[;,].+|[\w.-]+\.(?:svg|png))$/)),
    home: address,
    /** The fields that the portal shows; others are not compared. */
    shows: z._default(z.array(z.enum(LISTING_FIELDS)).check(z.minLength(1)), [...LISTING_FIELDS]),
    /** For the whole check of one business; waiting for slots does not count. */
    timeoutMs: z._default(z.int().check(z.minimum(1000), z.maximum(60_000)), DEFAULT_TIMEOUT_MS),
    /** Over all servers together. */
    requestsPerMinute: z._default(z.int().check(z.minimum(1), z.maximum(600)), DEFAULT_REQUESTS_PER_MINUTE),
    /** Requests that the portal has to answer at once, from all servers together. */
    concurrency: z._default(z.int().check(z.minimum(1), z.maximum(20)), DEFAULT_CONCURRENCY),
    /** Who corrects a listing: the business itself, or the provider for it. */
    acts: z.enum(["owner", "provider"]),
    /** URL where a listing is corrected, or "". */
    correctUrl: z._default(z.union([z.literal(""), address]), ""),
    /** A German sentence on how to correct it. */
    advice: z._default(z.string().check(z.maxLength(200)), ""),
  }),
  connectorSettings,
);

export type PartnerPortal = z.infer<typeof shape> & { shows: ListingField[] };

const fileShape = z.array(shape).check(
  z.refine((portals) => new Set(portals.map(({ identifier }) => identifier)).size === portals.length, {
    error: "each identifier once",
  }),
);

/**
 * The configured portals, icons as `data:` URLs; empty without a file.
 * @throws Error naming the missing or wrong field
 */
export function readPartnerPortals(file: string | undefined): PartnerPortal[] {
  if (file === undefined) return [];
  const read = fileShape.safeParse(readJson(file));
  if (!read.success) {
    const places = read.error.issues.map(
      (issue) =>
        `${issue.path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("")} ${issue.message}`,
    );
    throw new Error(`PARTNER_PORTALS: ${[...new Set(places)].join("; ")}`);
  }
  return read.data.map((portal, index) => ({ ...portal, icon: iconOf(portal.icon, path.dirname(file), index) }));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch {
    throw new Error("PARTNER_PORTALS: the file can't be read, or is no JSON");
  }
}

function iconOf(icon: string, folder: string, index: number): string {
  if (icon.startsWith("data:")) return icon;
  try {
    const bytes = readFileSync(path.join(folder, icon));
    if (bytes.length > MAX_ICON_BYTES) throw new Error("too large");
    return `data:${ICON_TYPES[path.extname(icon)]};base64,${bytes.toString("base64")}`;
  } catch {
    throw new Error(`PARTNER_PORTALS: [${index}].icon can't be read, or is larger than 20 kB`);
  }
}
