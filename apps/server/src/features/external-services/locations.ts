/** Lists the locations of the connected Google account and connects one of them. */
import type { GoogleLocation } from "@portal/contract/external-services/calls";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { ownEntryOf } from "../entry/public.ts";
import type { TokenStore } from "./token-store.ts";
import { type BusinessProfile, LocationNotFound } from "./google/business-profile.ts";
import { toProfile } from "./google/shapes.ts";
import * as repository from "./repository.ts";

type Choice = { googleLocationId: string; googleAccountId: string };

const idOf = (name: string): string => name.slice(name.indexOf("/") + 1);
/** PostgreSQL: unique_violation. */
const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === "23505";

/** Likely ones first, then those that can be chosen, then by name. */
const byLikelihood = (one: GoogleLocation, other: GoogleLocation): number =>
  Number(other.suggested) - Number(one.suggested) ||
  Number(one.taken) - Number(other.taken) ||
  one.locationTitle.localeCompare(other.locationTitle, "de");

export function createLocations(dependencies: Dependencies, tokens: TokenStore, google: BusinessProfile) {
  const { db, clock } = dependencies;

  /** An account that refuses access counts as one without locations. */
  const ownLocations = (scope: AccountScope) =>
    tokens.withToken(scope, (token) =>
      google.locations(token).catch((error: unknown) => {
        if (error instanceof LocationNotFound) return [];
        throw error;
      }),
    );

  return {
    async list(scope: AccountScope): Promise<GoogleLocation[]> {
      const found = await ownLocations(scope);
      if (found.length === 0) return [];
      const ids = found.map(({ name }) => idOf(name));
      const [taken, entry] = await Promise.all([
        repository.takenLocations(db, scope.companyId, ids),
        ownEntryOf(dependencies, scope).catch(() => null),
      ]);
      const { looksLikeEntry } = await import("@portal/listing/google-comparison");
      const takenIds = new Set(taken.map(({ location_id: id }) => id));
      return found
        .map((location): GoogleLocation => {
          const profile = toProfile(location);
          const { street = "", postalCode = "", city = "" } = profile.address ?? {};
          return {
            googleLocationId: idOf(location.name),
            googleAccountId: location.accountId,
            locationTitle: location.title,
            address: [street, `${postalCode} ${city}`.trim()].filter((part) => part !== "").join(", "),
            verification: location.metadata?.hasVoiceOfMerchant === true ? "confirmed" : "unconfirmed",
            suggested: entry !== null && looksLikeEntry(entry, profile),
            taken: takenIds.has(idOf(location.name)),
          };
        })
        .toSorted(byLikelihood);
    },

    /** @throws Problem `external_services.location_unknown`, `.location_taken`, or as `TokenStore.withToken`. */
    async connect(scope: AccountScope, { googleLocationId: id, googleAccountId: account }: Choice): Promise<void> {
      const { companyId, userId } = scope;
      const chosen = (await ownLocations(scope)).find(
        ({ name, accountId }) => idOf(name) === id && accountId === account,
      );
      if (chosen === undefined) throw new Problem("external_services.location_unknown");
      const verification = await tokens
        .withToken(scope, (token) => google.verification(token, id))
        .catch((error: unknown) => {
          throw error instanceof LocationNotFound ? new Problem("external_services.location_unknown") : error;
        });
      const at = clock.now();
      try {
        await db.transaction().execute(async (trx) => {
          await repository.chooseLocation(trx, companyId, account, id, chosen.title, verification, at);
          await writeAudit(trx, {
            at,
            action: "connectGoogleLocation",
            outcome: "done",
            actorUserId: userId,
            companyId,
          });
        });
      } catch (error) {
        throw isDuplicate(error) ? new Problem("external_services.location_taken") : error;
      }
    },
  };
}
