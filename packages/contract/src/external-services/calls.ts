/**
 * External services that may show a company's listing (Specification §3, §4 "External service", §7 "External
 * services"). There is one, the Google Business Profile. `{service}` in a path is its `sourceName`.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { COMPARED_FIELDS, DIRECTIONS, type GoogleComparison } from "./google-fields.ts";

export const EXTERNAL_SERVICES = ["google"] as const;
export type ExternalServiceName = (typeof EXTERNAL_SERVICES)[number];

/**
 * - `none`: no access was granted.
 * - `granted`: access was granted, no location is chosen yet.
 * - `connected`: a location is chosen and can be read.
 * - `revoked`: the access was revoked at Google.
 * - `location_lost`: the access works but no longer covers the location.
 */
export const CONNECTION_STATES = ["none", "granted", "connected", "revoked", "location_lost"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Google's state of a location: it shows the owner's changes, it waits for verification, or it is suspended. */
export const VERIFICATIONS = ["confirmed", "unconfirmed", "suspended"] as const;
export type Verification = (typeof VERIFICATIONS)[number];

export type ExternalService = {
  sourceName: ExternalServiceName;
  /** True if a location is chosen, even if we can no longer reach it. */
  connected: boolean;
  /** True if Google shows the location as the owner's; false as soon as we can't read that any more. */
  externallyConfirmed: boolean;
  /** False if this portal has no connection to the service at all. */
  available: boolean;
  state: ConnectionState;
  /** Null if it was never read. */
  verification: Verification | null;
  /** Google's title of the chosen location, "" if none is chosen. */
  locationTitle: string;
  /** ISO instants, UTC; null if it never happened. */
  grantedAt: string | null;
  checkedAt: string | null;
  /** Name of the person who granted access; null if they no longer exist. */
  grantedBy: string | null;
  /** True if Google did not answer just now: the other fields are the last known values. */
  away: boolean;
};

/** Age at which the connection's data are stale. Pages then ask Google; the background job does so after an hour. */
export const CONNECTION_STALE_MINUTES = 5;
/** Minutes between leaving for Google's consent page and coming back. */
export const GRANT_MINUTES = 15;

const service = z.object({ service: z.enum(EXTERNAL_SERVICES, "Diesen Dienst gibt es nicht.") });

/** All services. With `fresh`, stale data are read from Google first; without it no request leaves the server. */
export const getExternalServices = endpoint<{ services: ExternalService[] }>()({
  name: "getExternalServices",
  method: "POST",
  path: "/api/external-services/list",
  body: z.nullish(z.object({ fresh: z.optional(z.boolean()) })),
});

/** The URL of the service's consent page. Its answer is valid once, for this session and company. */
export const getAuthUrl = endpoint<{ url: string }>()({
  name: "getAuthUrl",
  method: "POST",
  path: "/api/external-services/:service/auth-url",
  params: service,
  errors: ["external_services.not_set_up"],
});

const returned = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** The answer of the consent page: `code`, and the `state` that names the begun grant. */
export const grantAccess = endpoint<{ service: ExternalService }>()({
  name: "grantAccess",
  method: "POST",
  path: "/api/external-services/:service/grant-access",
  params: service,
  body: z.object({ code: returned(2000), state: returned(200) }),
  errors: [
    "external_services.not_set_up",
    "external_services.grant_expired",
    "external_services.other_company",
    "external_services.scope_missing",
    "external_services.away",
    "external_services.busy",
  ],
});

/** The person declined at the consent page: deletes the begun grant. An earlier connection stays. */
export const denyAccess = endpoint<Record<string, never>>()({
  name: "denyAccess",
  method: "POST",
  path: "/api/external-services/:service/deny-access",
  params: service,
  body: z.nullish(z.object({ state: z.optional(z.string().check(z.maxLength(200))) })),
});

export type GoogleLocation = {
  /** Google's ids, as text: they are too long for an exact JSON number. */
  googleLocationId: string;
  googleAccountId: string;
  locationTitle: string;
  /** One line; "" if Google has no address, as for companies that only visit customers. */
  address: string;
  verification: Verification;
  /** True if name or address equal the entry's. */
  suggested: boolean;
  /** True if another company of this directory has connected it already. */
  taken: boolean;
};

/** Error codes of every call that asks Google with the company's access. */
const ASKING = [
  "external_services.not_set_up",
  "external_services.not_granted",
  "external_services.revoked",
  "external_services.away",
  "external_services.busy",
] as const;

/** The locations that the access covers, best match first; 204 if there are none. */
export const getGoogleLocations = endpoint<{ locations: GoogleLocation[] }>()({
  name: "getGoogleLocations",
  method: "POST",
  path: "/api/external-services/google/locations",
  errors: ASKING,
});

const googleId = z.string().check(z.regex(/^\d{1,25}$/, "Diese Nummer gibt es nicht."));

/** Chooses a location. The server reads title and verification from Google; `locationTitle` is what the person saw. */
export const connectGoogleLocation = endpoint<{ service: ExternalService }>()({
  name: "connectGoogleLocation",
  method: "POST",
  path: "/api/external-services/google/connect-location",
  body: z.object({
    googleLocationId: googleId,
    googleAccountId: googleId,
    locationTitle: z.string().check(z.maxLength(300)),
  }),
  errors: [...ASKING, "external_services.location_unknown", "external_services.location_taken"],
});

/**
 * What happened at Google: the access was revoked, it stays because another company uses the same Google account, or
 * Google did not answer and is asked again later.
 */
export const REVOCATIONS = ["done", "shared", "pending"] as const;
export type Revocation = (typeof REVOCATIONS)[number];

/** Ends the connection: deletes our data and revokes the access at Google. */
export const disconnectGoogle = endpoint<{ service: ExternalService; revocation: Revocation }>()({
  name: "disconnectGoogle",
  method: "POST",
  path: "/api/external-services/google/disconnect",
  errors: ["external_services.not_granted"],
});

const COMPARING = [...ASKING, "external_services.location_lost", "entry.not_found"] as const;

export const getGoogleComparison = endpoint<GoogleComparison>()({
  name: "getGoogleComparison",
  method: "GET",
  path: "/api/external-services/google/comparison",
  errors: COMPARING,
});

/**
 * Resolves a difference in one direction: into the entry as a save with its line in the history (`changeId` undoes it),
 * or to Google. Answers 409 `external_services.difference_changed` if one of the two values has changed.
 */
export const acceptGoogleDifference = endpoint<{ changeId: number | null }>()({
  name: "acceptGoogleDifference",
  method: "POST",
  path: "/api/external-services/google/accept",
  body: z.object({
    field: z.enum(COMPARED_FIELDS, "Bitte wählen Sie eine Angabe."),
    direction: z.enum(DIRECTIONS, "Bitte wählen Sie, wohin."),
    seen: z.string().check(z.regex(/^[0-9a-f]{32}$/, "Bitte laden Sie die Seite neu.")),
  }),
  errors: [
    ...COMPARING,
    "external_services.difference_changed",
    "external_services.refused_by_google",
    "entry.stale_version",
    "entry.name_imitates_provider",
  ],
});
