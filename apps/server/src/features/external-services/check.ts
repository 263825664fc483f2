/** Asks Google for the current state of a connection: title, verification, whether access and location still exist. */
import { CONNECTION_STALE_MINUTES } from "@portal/contract/external-services/calls";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { TokenStore } from "./token-store.ts";
import { type BusinessProfile, LocationNotFound } from "./google/business-profile.ts";
import * as repository from "./repository.ts";

/** `ended`: access or location is lost, and that is stored. */
export type Checked = "checked" | "nothing_to_check" | "ended" | "away" | "busy";

export type Checker = ReturnType<typeof createChecker>;

export function createChecker(dependencies: Dependencies, tokens: TokenStore, google: BusinessProfile) {
  const { db, clock } = dependencies;

  async function markLost({ companyId }: repository.Company, locationId: string): Promise<void> {
    const at = clock.now();
    const [lost] = await repository.markLocationLost(db, companyId, locationId, at);
    if (lost !== undefined) await writeAudit(db, { at, action: "google.location_lost", outcome: "done", companyId });
  }

  async function readFromGoogle(company: repository.Company, locationId: string): Promise<void> {
    const { title, verification } = await tokens.withToken(company, async (token) => {
      const [location, state] = await Promise.all([
        google.location(token, locationId),
        google.verification(token, locationId),
      ]);
      return { title: location.title, verification: state };
    });
    await repository.noteChecked(db, company.companyId, locationId, title, verification, clock.now());
  }

  return {
    markLost,
    isStale({ checked_at: checkedAt }: repository.ConnectionRow): boolean {
      const age = clock.now().getTime() - (checkedAt?.getTime() ?? 0);
      return age >= CONNECTION_STALE_MINUTES * 60_000;
    },
    async check(company: repository.Company): Promise<Checked> {
      const row = await repository.findConnection(db, company);
      if (row?.location_id == null || row.state === "revoked") return "nothing_to_check";
      try {
        await readFromGoogle(company, row.location_id);
        return "checked";
      } catch (error) {
        if (error instanceof LocationNotFound) {
          await markLost(company, row.location_id);
          return "ended";
        }
        if (!(error instanceof Problem)) throw error;
        if (error.code === "external_services.busy") return "busy";
        return error.code === "external_services.away" ? "away" : "ended";
      }
    },
  };
}
