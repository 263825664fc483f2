/**
 * The Business Profile APIs: Account Management v1, Business Information v1, Verifications v1. Each function takes what
 * gives it an access token, and asks for one before every request.
 */
import type { Verification } from "@portal/contract/external-services/calls";
import type * as z from "zod/mini";
import { outgoingFetch } from "../../../platform/outgoing/outgoing-fetch.ts";
import { Problem } from "../../../platform/problem.ts";
import { AccessGone, type GoogleSettings } from "./provider.ts";
import {
  accountsPage,
  LIST_MASK,
  type Location,
  locationShape,
  locationsPage,
  PROFILE_MASK,
  voiceOfMerchant,
} from "./shapes.ts";

/** The location does not exist, or the account may not see it. */
export class LocationNotFound extends Error {}

const SERVICES = {
  accounts: "mybusinessaccountmanagement",
  information: "mybusinessbusinessinformation",
  verifications: "mybusinessverifications",
} as const;
const HOSTS = Object.values(SERVICES).map((name) => `${name}.googleapis.com`);
const REAL_ISSUER = "https://accounts.google.com";
/** The largest pages that Google allows. Nobody chooses among more than `MOST_PAGES` of them. */
const PAGE_SIZE = { accounts: 20, locations: 100 };
const MOST_PAGES = 20;
const DEFAULT_RETRY_SECONDS = 60;

/** @throws Problem if the company's access has ended since the last request. */
export type AccessToken = () => Promise<string>;

type Ask = { service: keyof typeof SERVICES; path: string; query?: Record<string, string>; patch?: object };
type OwnLocation = Location & { accountId: string };

export type BusinessProfile = ReturnType<typeof createBusinessProfile>;

export function createBusinessProfile(settings: GoogleSettings) {
  const send = outgoingFetch("google", settings, HOSTS);
  const isReal = settings.GOOGLE_ISSUER === REAL_ISSUER;
  const baseOf = (service: keyof typeof SERVICES): string =>
    isReal ? `https://${SERVICES[service]}.googleapis.com/v1` : `${settings.GOOGLE_ISSUER}/${SERVICES[service]}/v1`;

  /** @throws AccessGone, LocationNotFound, Problem `external_services.busy`, `.refused_by_google` or `.away`. */
  async function ask<S extends z.ZodMiniType>(token: AccessToken, shape: S, request: Ask): Promise<z.output<S>> {
    const { service, path, query = {}, patch } = request;
    const address = `${baseOf(service)}/${path}?${new URLSearchParams(query).toString()}`;
    const headers = {
      authorization: `Bearer ${await token()}`,
      accept: "application/json",
      ...(patch === undefined ? {} : { "content-type": "application/json" }),
    };
    const init = patch === undefined ? { headers } : { headers, method: "PATCH", body: JSON.stringify(patch) };
    const answer = await send(address, init).catch(() => {
      throw new Problem("external_services.away");
    });
    if (!answer.ok) throw errorOf(answer);
    const read = shape.safeParse(await answer.json().catch(() => null));
    if (!read.success) throw new Problem("external_services.away");
    return read.data;
  }

  async function accounts(token: AccessToken): Promise<string[]> {
    const found: string[] = [];
    let pageToken = "";
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = { pageSize: String(PAGE_SIZE.accounts), ...(pageToken === "" ? {} : { pageToken }) };
      const answer = await ask(token, accountsPage, { service: "accounts", path: "accounts", query });
      found.push(...answer.accounts.map(({ name }) => name));
      pageToken = answer.nextPageToken ?? "";
      if (pageToken === "") break;
    }
    return found;
  }

  async function locationsIn(token: AccessToken, account: string): Promise<OwnLocation[]> {
    const found: OwnLocation[] = [];
    const accountId = account.slice("accounts/".length);
    let pageToken = "";
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = {
        readMask: LIST_MASK,
        pageSize: String(PAGE_SIZE.locations),
        ...(pageToken === "" ? {} : { pageToken }),
      };
      const request = { service: "information" as const, path: `${account}/locations`, query };
      const answer = await ask(token, locationsPage, request);
      found.push(...answer.locations.map((location) => ({ ...location, accountId })));
      pageToken = answer.nextPageToken ?? "";
      if (pageToken === "") break;
    }
    return found;
  }

  return {
    /** All locations of all accounts, each once. */
    async locations(token: AccessToken): Promise<OwnLocation[]> {
      const found = new Map<string, OwnLocation>();
      for (const account of await accounts(token)) {
        for (const location of await locationsIn(token, account)) {
          if (!found.has(location.name)) found.set(location.name, location);
        }
      }
      return [...found.values()];
    },

    location: (token: AccessToken, locationId: string): Promise<Location> =>
      ask(token, locationShape, {
        service: "information",
        path: `locations/${locationId}`,
        query: { readMask: PROFILE_MASK },
      }),

    async verification(token: AccessToken, locationId: string): Promise<Verification> {
      const path = `locations/${locationId}/VoiceOfMerchantState`;
      const answer = await ask(token, voiceOfMerchant, { service: "verifications", path });
      if (answer.hasVoiceOfMerchant === true) return "confirmed";
      return answer.complyWithGuidelines === undefined ? "unconfirmed" : "suspended";
    },

    /** Changes exactly the fields that the mask names. */
    async change(
      token: AccessToken,
      locationId: string,
      { mask, body }: { mask: string; body: object },
    ): Promise<void> {
      await ask(token, locationShape, {
        service: "information",
        path: `locations/${locationId}`,
        query: { updateMask: mask },
        patch: body,
      });
    },
  };
}

export function errorOf({ status, headers }: Response): Error {
  if (status === 401) return new AccessGone();
  if (status === 403 || status === 404) return new LocationNotFound();
  if (status === 400) return new Problem("external_services.refused_by_google");
  if (status !== 429) return new Problem("external_services.away");
  const seconds = Number(headers.get("retry-after"));
  return new Problem("external_services.busy", { retryAfter: seconds > 0 ? seconds : DEFAULT_RETRY_SECONDS });
}
