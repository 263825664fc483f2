/**
 * Fake partner portals at /portals/<identifier>/…. Control by forms:
 * - POST /portals/control/businesses (key, name, street, postalCode, city, phone, website, openingHours as lines) lists
 *   a business correctly on all portals.
 * - POST /portals/control/listings (key, portal or all, and fields to change, `missing=1` or `double=1`) changes
 *   listings.
 * - POST /portals/control/resync (key, optionally portal and fields) makes listings correct again.
 * - GET /portals/control/listings?key= returns a business's listings.
 */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import {
  type Business,
  type BusinessData,
  dataOfEntry,
  type EntryData,
  noHours,
  readBusinesses,
} from "./businesses.ts";
import { createListings, fieldsOf, type Listings } from "./listings.ts";
import { createPortal } from "./pages.ts";
import { FAKE_PORTALS } from "./portal-list.ts";

type Settings = {
  /** Origin of the sandbox. */
  origin: string;
  /** File of the demo companies' entries, in the import's format. */
  entriesFile: string | undefined;
  /** Origin of our portal, whose entries update some listings; undefined: no updates. */
  portalOrigin: string | undefined;
};

const ROBOTS = "User-agent: *\nDisallow: /portals/control/\nDisallow: /portals/*/korrektur\n";

/** Answers everything below /portals and robots.txt; null for other paths. */
export function createPortals({ origin, entriesFile, portalOrigin }: Settings) {
  const listings = createListings(
    FAKE_PORTALS.map(({ identifier }) => identifier),
    readBusinesses(entriesFile),
  );
  const refresh = refresher(listings, portalOrigin);
  const portals = new Map(
    FAKE_PORTALS.map((portal) => {
      const home = `${origin}/portals/${portal.identifier}`;
      return [portal.identifier, createPortal({ portal, listings, home, refresh })];
    }),
  );

  return async (request: SandboxRequest): Promise<SandboxAnswer | null> => {
    if (request.path === "/robots.txt") return { status: 200, body: ROBOTS };
    const [, root, name = "", ...rest] = request.path.split("/");
    if (root !== "portals") return null;
    if (name === "control") return control(listings, request, rest[0]);
    return (await portals.get(name)?.(request, rest)) ?? null;
  };
}

const done: SandboxAnswer = { status: 200, body: { done: true } };

function control(
  listings: Listings,
  { method, form, query }: SandboxRequest,
  what: string | undefined,
): SandboxAnswer | null {
  if (method === "GET" && what === "listings")
    return { status: 200, body: listings.ofBusiness(query.get("key") ?? "") };
  if (method !== "POST") return null;
  const fields = fieldsOf(form);
  if (fields === undefined) return { status: 422, body: { error: "openingHours can't be read" } };
  const key = form.get("key") ?? "";
  const portal = form.get("portal");
  if (what === "businesses") {
    // Listings' addresses begin with it.
    if (!/^[\w-]+$/.test(key)) return { status: 422, body: { error: "a key is made of letters, digits and hyphens" } };
    const empty = { name: "", street: "", postalCode: "", city: "", phone: "", website: "", hours: noHours() };
    listings.add({ ...empty, ...fields, key, companyId: null, email: "" });
    return done;
  }
  if (listings.business(key) === undefined) return { status: 404, body: { error: "no such business" } };
  if (what === "resync") listings.resync(key, fields, portal);
  else if (what !== "listings") return null;
  else if (portal !== null && form.has("missing")) listings.remove(key, portal);
  else if (portal !== null && form.has("double")) listings.double(key, portal);
  else listings.change(key, portal, fields);
  return done;
}

/** Removes the identifying fields. */
const dataOf = ({ key: _key, companyId: _companyId, email: _email, ...data }: Business): BusinessData => data;

const TIMEOUT_MS = 1000;

/**
 * Updates the portals whose listings the provider maintains: compares the current public entry with its first state,
 * and copies only changes.
 */
function refresher(listings: Listings, portalOrigin: string | undefined) {
  const known = new Map<string, string>();
  const kept = FAKE_PORTALS.filter(({ acts }) => acts === "provider").map(({ identifier }) => identifier);

  return async (key: string): Promise<void> => {
    const business = listings.business(key);
    if (portalOrigin === undefined || business === undefined || business.companyId === null) return;
    const entry = await publicEntry(portalOrigin, business);
    if (entry === undefined) return;
    const data = dataOfEntry(entry);
    const now = JSON.stringify(data);
    const before = known.get(key) ?? JSON.stringify(dataOf(business));
    known.set(key, now);
    if (now === before) return;
    for (const portal of kept) listings.resync(key, data, portal);
  };
}

async function publicEntry(origin: string, { companyId, email }: Business): Promise<EntryData | undefined> {
  try {
    const answer = await fetch(`${origin}/api/entry/public/${companyId}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { entry } = (await answer.json()) as { entry?: EntryData };
    return email !== "" && entry?.email === email ? entry : undefined;
  } catch {
    return undefined;
  }
}
