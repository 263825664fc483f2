/** Compares the entry with Google and accepts a difference in either direction. */
import { createHash } from "node:crypto";
import type { acceptGoogleDifference } from "@portal/contract/external-services/calls";
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import type { ComparedPair, GoogleProfile } from "@portal/listing/google-comparison";
import type * as z from "zod/mini";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { type OutsideChange, ownEntryOf, takeOverOutside } from "../entry/public.ts";
import type { TokenStore } from "./token-store.ts";
import type { Checker } from "./check.ts";
import { type AccessToken, type BusinessProfile, LocationNotFound } from "./google/business-profile.ts";
import { type Location, toPatch, toProfile } from "./google/shapes.ts";
import * as repository from "./repository.ts";
import type {
  ComparedField,
  GoogleComparison,
  GoogleDifference,
} from "@portal/contract/external-services/google-fields";

type Acceptance = z.output<NonNullable<typeof acceptGoogleDifference.body>>;
type Both = { entry: SalesForceEntry; location: Location; locationId: string };

/** A hash of both values, so that accepting can tell whether they are still those the person saw. */
const seenOf = ({ field, entry, google }: ComparedPair): string =>
  createHash("sha256")
    .update(JSON.stringify([field, entry, google]))
    .digest("hex")
    .slice(0, 32);

export function createComparison(
  dependencies: Dependencies,
  tokens: TokenStore,
  google: BusinessProfile,
  checker: Pick<Checker, "markLost">,
) {
  const { db, clock } = dependencies;

  /** @throws Problem `external_services.location_lost`, `entry.not_found`, or as `TokenStore.withToken`. */
  async function read(scope: AccountScope): Promise<Both> {
    const row = await repository.findConnection(db, scope);
    if (row?.location_id == null) throw new Problem("external_services.not_granted");
    const locationId = row.location_id;
    const entry = await ownEntryOf(dependencies, scope);
    const location = await atLocation(scope, locationId, (token) => google.location(token, locationId));
    return { entry, location, locationId };
  }

  async function atLocation<T>(scope: AccountScope, id: string, work: (token: AccessToken) => Promise<T>): Promise<T> {
    try {
      return await tokens.withToken(scope, work);
    } catch (error) {
      if (!(error instanceof LocationNotFound)) throw error;
      await checker.markLost(scope, id);
      throw new Problem("external_services.location_lost");
    }
  }

  return {
    async compare(scope: AccountScope): Promise<GoogleComparison> {
      const { entry, location } = await read(scope);
      const { compareWithGoogle } = await import("@portal/listing/google-comparison");
      const { differences, equal } = compareWithGoogle(entry, toProfile(location));
      const named = differences.map((pair): GoogleDifference => ({ ...pair, seen: seenOf(pair) }));
      return { differences: named, equal, comparedAt: clock.now().toISOString() };
    },

    /**
     * Reads both sides again, so that no value is overwritten that the person did not see.
     * @throws Problem `external_services.difference_changed`, `.refused_by_google`, or what the entry's rules refuse.
     */
    async accept(scope: AccountScope, { field, direction, seen }: Acceptance): Promise<{ changeId: number | null }> {
      const { entry, location, locationId } = await read(scope);
      const profile = toProfile(location);
      const { compareWithGoogle } = await import("@portal/listing/google-comparison");
      const pair = compareWithGoogle(entry, profile).differences.find((one) => one.field === field);
      if (pair === undefined || seenOf(pair) !== seen) throw new Problem("external_services.difference_changed");
      const refusal = pair.refusals[direction];
      if (refusal !== null) throw new Problem("request.invalid", { field, message: refusal });
      if (direction === "to_entry") {
        const change = changeOf(field, profile, entry);
        const { changeId } = await takeOverOutside(dependencies, scope, entry, change, {
          action: "acceptGoogleDifference",
          fromGoogle: true,
        });
        return { changeId };
      }
      await atLocation(scope, locationId, (token) => google.change(token, locationId, toPatch(field, entry, location)));
      await writeAudit(db, {
        at: clock.now(),
        action: "acceptGoogleDifference",
        outcome: "done",
        actorUserId: scope.userId,
        companyId: scope.companyId,
        details: { field },
      });
      return { changeId: null };
    },
  };
}

/** Google's value as a change of the entry. Google knows no "by appointment", so days keep theirs. */
function changeOf(field: ComparedField, profile: GoogleProfile, { openingHours }: SalesForceEntry): OutsideChange {
  switch (field) {
    case "name":
      return { part: "companyData", values: { company_name: profile.title } };
    case "phone":
      return { part: "companyData", values: { Phone: profile.phone } };
    case "website":
      return { part: "companyData", values: { website: profile.website } };
    case "description":
      return { part: "aboutUs", values: { text: profile.description } };
    case "openingHours":
      return {
        part: "openingHours",
        values: {
          week: profile.week.map((spans, day) => ({
            spans,
            byAppointment: openingHours.week[day]?.byAppointment ?? false,
          })),
        },
      };
    case "address": {
      const { street = "", postalCode = "", city = "" } = profile.address ?? {};
      return {
        part: "companyData",
        values: { ShippingStreet: street, ShippingPostalCode: postalCode, ShippingCity: city },
      };
    }
  }
}
