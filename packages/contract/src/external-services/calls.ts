/**
 * Services outside that a company lets into its listing (Specification §3 "External service", §4 "External service",
 * §7 "External services"). There is one, the Google Business Profile; `{service}` in a path is its `sourceName`.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { COMPARED_FIELDS, DIRECTIONS, type GoogleComparison } from "./google-fields.ts";

export const EXTERNAL_SERVICES = ["google"] as const;
export type ExternalServiceName = (typeof EXTERNAL_SERVICES)[number];

/**
 * - `none`: nothing was granted.
 * - `granted`: Google may be asked, no location is chosen yet.
 * - `connected`: a location is chosen and can be read.
 * - `revoked`: the access was taken back at Google.
 * - `location_lost`: the access holds, but it no longer reaches the location.
 */
export const CONNECTION_STATES = ["none", "granted", "connected", "revoked", "location_lost"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** What Google says of a location: it shows the owner's changes, it waits for a verification, or it is suspended. */
export const VERIFICATIONS = ["confirmed", "unconfirmed", "suspended"] as const;
export type Verification = (typeof VERIFICATIONS)[number];

export type ExternalService = {
  sourceName: ExternalServiceName;
  /** A location is chosen; true as well where Google no longer lets us reach it. */
  connected: boolean;
  /** Google shows the location as the owner's; false as soon as that can't be seen any more. */
  externallyConfirmed: boolean;
  /** False where this portal has no connection to the service at all. */
  available: boolean;
  state: ConnectionState;
  /** Null where that was never read. */
  verification: Verification | null;
  /** Google's title of the chosen location, "" where none is chosen. */
  locationTitle: string;
  /** ISO instants, UTC; null where that never happened. */
  grantedAt: string | null;
  checkedAt: string | null;
  /** Whoever let Google in; null where that person is gone. */
  grantedBy: string | null;
  /** Google was asked just now and did not answer: the rest is what was known before. */
  away: boolean;
};

/** An answer is old after so many minutes: pages ask Google anew, the job beside the requests does after an hour. */
export const CONNECTION_STALE_MINUTES = 5;
/** Between going to Google and coming back. */
export const GRANT_MINUTES = 15;

const service = z.object({ service: z.enum(EXTERNAL_SERVICES, "Diesen Dienst gibt es nicht.") });

/** All services. `fresh` asks Google where what is known is older than five minutes; without it nothing leaves here. */
export const getExternalServices = endpoint<{ services: ExternalService[] }>()({
  name: "getExternalServices",
  method: "POST",
  path: "/api/external-services/list",
  body: z.nullish(z.object({ fresh: z.optional(z.boolean()) })),
});

/** The address of the service's consent page. What comes back is good for this session and company, once. */
export const getAuthUrl = endpoint<{ url: string }>()({
  name: "getAuthUrl",
  method: "POST",
  path: "/api/external-services/:service/auth-url",
  params: service,
  errors: ["external_services.not_set_up"],
});

const returned = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** What the consent page sent back: `code`, and the `state` that names the beginning. */
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

/** The person said no there: what had begun is forgotten. A connection from before stays. */
export const denyAccess = endpoint<Record<string, never>>()({
  name: "denyAccess",
  method: "POST",
  path: "/api/external-services/:service/deny-access",
  params: service,
  body: z.nullish(z.object({ state: z.optional(z.string().check(z.maxLength(200))) })),
});

export type GoogleLocation = {
  /** Google's numbers, as text: they are longer than a JSON number is exact. */
  googleLocationId: string;
  googleAccountId: string;
  locationTitle: string;
  /** One line; "" where Google has no address, as for companies that only visit. */
  address: string;
  verification: Verification;
  /** Name or address are those of the entry. */
  suggested: boolean;
  /** Another company of this directory has it already. */
  taken: boolean;
};

/** Codes of everything that asks Google with the company's access. */
const ASKING = [
  "external_services.not_set_up",
  "external_services.not_granted",
  "external_services.revoked",
  "external_services.away",
  "external_services.busy",
] as const;

/** The locations that the granted access reaches, the likeliest first; 204 where there is none. */
export const getGoogleLocations = endpoint<{ locations: GoogleLocation[] }>()({
  name: "getGoogleLocations",
  method: "POST",
  path: "/api/external-services/google/locations",
  errors: ASKING,
});

const googleId = z.string().check(z.regex(/^\d{1,25}$/, "Ungültige Nummer."));

/** Chooses a location. Title and verification are read at Google; `locationTitle` is what the person saw. */
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
 * What happened at Google: the access is taken back there, it stays because another company of the same Google account
 * still uses it, or Google did not answer and is asked again.
 */
export const REVOCATIONS = ["done", "shared", "pending"] as const;
export type Revocation = (typeof REVOCATIONS)[number];

/** Ends the connection: what we held is deleted, and the access taken back at Google. */
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
 * Takes a difference over in one direction: into the entry as a save with its line in the history (`changeId` undoes
 * it), or to Google. 409 `external_services.difference_changed` where one of the two is another by now.
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
