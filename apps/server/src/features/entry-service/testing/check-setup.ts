/** Companies with the entry service, on an app that is connected to fake portals. */
import {
  getCorrectnessOfListing,
  getPartnerPortalListingStatistics,
  reloadPortals,
  retrievePortals,
} from "@portal/contract/entry-service/calls";
import type { CompanyPortal } from "@portal/contract/entry-service/calls";
import { aProduct } from "@portal/db/factories/companies";
import { sql } from "kysely";
import { afterAll, beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { type Behaviour, type FakePortals, startFakePortals, shownOf } from "../../../testing/portals/fake-portals.ts";

/** The company name that the portals list. */
export const NAME = "Brandt Bedachungen GmbH";
export const MINUTE_MS = 60_000;

/**
 * `apiTest` for an app with three fake portals: the company corrects alpha and beta itself, the provider gamma. Before
 * each test every portal shows the company correctly, and no company has the product.
 */
export function checkTest() {
  let started: FakePortals | undefined;
  // Before the app's own hook, because the hooks of the end run in the opposite order.
  afterAll(() => started?.close());
  const { test, app } = apiTest({
    environment: async () => (started = await startFakePortals("alpha", "beta", "gamma+")).environment,
  });
  const portals = (): FakePortals => started ?? expect.fail("The portals are there once the tests run.");
  beforeEach(async () => {
    for (const portal of ["alpha", "beta", "gamma"]) portals().behaviours.set(portal, [shownOf(NAME)]);
    await app.db.deleteFrom("products").execute();
  });
  return {
    test,
    app,
    /** Sets what a portal shows, or its fault. */
    letPortal: (identifier: string, behaviour: Behaviour) => void portals().behaviours.set(identifier, behaviour),
    /** Requests that a portal has had, or all portals together, without robots.txt. */
    requestsTo: (identifier?: string): number =>
      [...portals().requests].reduce((sum, [name, count]) => sum + ((identifier ?? name) === name ? count : 0), 0),
    /** A person whose company has the entry service, with calls for that company. */
    someone: (options: { booked?: boolean } = {}) => logInWithEntryService(app, options),
    /** Runs waiting attempts too, but not the job that ends a check that takes too long. */
    drainAttempts: async (): Promise<void> => {
      await sql`delete from pgboss.job_common where name = 'entry-service.end-check'`.execute(app.db);
      await app.drainJobs({ deferred: true });
    },
  };
}

async function logInWithEntryService(app: TestApp, { booked = true }: { booked?: boolean }) {
  const { client, company } = await app.logInMember({ name: NAME });
  const accountId = company.id;
  if (booked) await aProduct(app.db, { company_id: accountId, code: "ENTRY-SERVICE" });
  return {
    client,
    accountId,
    setEntry: (columns: Record<string, unknown>) =>
      app.db
        .updateTable("entries")
        .set({ ...columns, company_data_version: sql`company_data_version + 1`, updated_at: app.clock.now() })
        .where("company_id", "=", accountId)
        .execute(),
    reload: (portal?: string) =>
      client.call(reloadPortals, { accountId, query: portal === undefined ? {} : { portal } }),
    portals: async () =>
      (await client.call(retrievePortals, { accountId, query: { companyId: String(accountId) } })).body,
    correctness: async () => (await client.call(getCorrectnessOfListing, { accountId })).body,
    statistics: async () => (await client.call(getPartnerPortalListingStatistics, { accountId })).body,
    /** Makes the company's checks older, not its people's sessions. */
    age: async (minutes: number) => {
      await sql`update listing_checks set started_at = started_at - ${minutes} * interval '1 minute',
            finished_at = finished_at - ${minutes} * interval '1 minute' where company_id = ${accountId}`.execute(
        app.db,
      );
      await sql`update listing_results set checked_at = checked_at - ${minutes} * interval '1 minute'
            where check_id in (select id from listing_checks where company_id = ${accountId})`.execute(app.db);
    },
  };
}

export const statusesOf = ({ portals }: { portals: CompanyPortal[] }) =>
  Object.fromEntries(portals.map(({ portal }) => [portal.identifier, portal.status]));
