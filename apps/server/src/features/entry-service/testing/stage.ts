/** Companies with the entry service, on a server of their own that is connected to portals of a test. */
import {
  getCorrectnessOfListing,
  getPartnerPortalListingStatistics,
  reloadPortals,
  retrievePortals,
} from "@portal/contract/entry-service/calls";
import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { aProduct } from "@portal/db/factories/companies";
import { sql } from "kysely";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import { type PlayedPortals, playPortals, shownOf } from "./partner-portals.ts";

/** The companies' name, as the portals list them. */
export const NAME = "Brandt Bedachungen GmbH";
export const MINUTE_MS = 60_000;

export type Stage = { t: TestApp; portals: PlayedPortals; close(): Promise<void> };

/** Three portals: the company corrects alpha and beta itself, the provider gamma. */
export async function buildStage(): Promise<Stage> {
  const portals = await playPortals("alpha", "beta", "gamma+");
  const t = await buildTestApp(portals.environment);
  return {
    t,
    portals,
    async close() {
      await t.close();
      await portals.close();
    },
  };
}

/** Every portal shows the company as its entry is, and nobody has the product. */
export async function clearStage({ t, portals }: Stage): Promise<void> {
  for (const portal of ["alpha", "beta", "gamma"]) portals.manners.set(portal, [shownOf(NAME)]);
  await t.db.deleteFrom("products").execute();
}

/** Somebody whose company has the entry service, and the calls with the company filled in. */
export async function someone({ t }: Stage, { booked = true }: { booked?: boolean } = {}) {
  const { client, companyIds } = await t.signIn({ companies: [{ name: NAME }] });
  const accountId = companyIds[0] as number;
  if (booked) await aProduct(t.db, { company_id: accountId, code: "ENTRY-SERVICE" });
  return {
    client,
    accountId,
    setEntry: (columns: Record<string, unknown>) =>
      t.db
        .updateTable("entries")
        .set({ ...columns, company_data_version: sql`company_data_version + 1`, updated_at: t.clock.now() })
        .where("company_id", "=", accountId)
        .execute(),
    reload: () => client.call(reloadPortals, { accountId }),
    portals: async () =>
      (await client.call(retrievePortals, { accountId, query: { companyId: String(accountId) } })).body,
    correctness: async () => (await client.call(getCorrectnessOfListing, { accountId })).body,
    statistics: async () => (await client.call(getPartnerPortalListingStatistics, { accountId })).body,
    /** Lets time go by for the company's checks, not for its people's sessions. */
    age: (minutes: number) =>
      sql`update listing_checks set started_at = started_at - ${minutes} * interval '1 minute',
            finished_at = finished_at - ${minutes} * interval '1 minute' where company_id = ${accountId}`.execute(t.db),
  };
}

/** Also what waits between two attempts; not what would end a check that takes too long. */
export async function drainAttempts({ t }: Stage): Promise<void> {
  await sql`delete from pgboss.job_common where name = 'entry-service.end-check'`.execute(t.db);
  await t.drainJobs({ deferred: true });
}

export const statusesOf = ({ portals }: { portals: CompanyPortal[] }) =>
  Object.fromEntries(portals.map(({ portal }) => [portal.identifier, portal.status]));
