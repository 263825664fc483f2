/** Connects a company to Search Console: access, the property of its website, and the end of both. */
import type { Brand } from "@portal/contract/brands/brand";
import type { SearchConsole, SearchProperty } from "@portal/contract/seo/calls";
import type { Transaction } from "kysely";
import type { Database } from "@portal/db/rows";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { createSearchConsoleAccess } from "../../external-services/public.ts";
import { readSearchConsoleJob } from "../reading/read-job.ts";
import * as repository from "../repository.ts";
import { createSearchConsoleClient } from "../search-console/client.ts";
import { byOwnership, isOwnProperty } from "./own-property.ts";
import { searchConsoleOf } from "./state.ts";
import { ownHosts } from "./websites.ts";

type SessionHandle = { handle: string };

export type Connection = ReturnType<typeof createConnection>;

export function createConnection(dependencies: Dependencies) {
  const { db, clock, jobs, environment } = dependencies;
  const access = createSearchConsoleAccess(dependencies);
  const client = createSearchConsoleClient(environment);

  async function show(scope: AccountScope): Promise<SearchConsole> {
    const [granted, property] = await Promise.all([access.find(scope), repository.findProperty(db, scope)]);
    return searchConsoleOf(access.isSetUp, granted, property);
  }

  const read = (trx: Transaction<Database>, { companyId }: AccountScope): Promise<void> =>
    jobs.enqueue(trx, readSearchConsoleJob, { companyId }, { singletonKey: String(companyId) });

  /** @throws Problem `external_services.not_set_up`, or as `TokenStore.withToken` */
  const sites = async (scope: AccountScope): Promise<string[]> => {
    if (!access.isSetUp) throw new Problem("external_services.not_set_up");
    return access.withToken(scope, client.sites);
  };

  return {
    show,
    start: (scope: AccountScope, session: SessionHandle, brand: Brand): Promise<string> =>
      access.grants.begin(scope, session, brand),

    async grant(scope: AccountScope, session: SessionHandle, answer: { code: string; state: string }): Promise<void> {
      await access.grants.grant(scope, session, answer);
      await db.transaction().execute(async (trx) => {
        const [property] = await repository.noteGranted(trx, scope.companyId, clock.now());
        if (property !== undefined) await read(trx, scope);
      });
    },

    deny: (scope: AccountScope, session: SessionHandle, state: string): Promise<void> =>
      access.grants.deny(scope, session, state),

    async properties(scope: AccountScope): Promise<{ properties: SearchProperty[]; websites: string[] }> {
      const [found, websites, property] = await Promise.all([
        sites(scope),
        ownHosts(db, scope),
        repository.findProperty(db, scope),
      ]);
      const properties = found.map((siteUrl) => ({
        siteUrl,
        own: isOwnProperty(siteUrl, websites),
        chosen: siteUrl === property?.site_url,
      }));
      return { properties: properties.toSorted(byOwnership), websites };
    },

    /** @throws Problem `seo.property_unknown`, `seo.property_foreign`, or as `TokenStore.withToken`. */
    async choose(scope: AccountScope, siteUrl: string): Promise<void> {
      const [found, websites] = await Promise.all([sites(scope), ownHosts(db, scope)]);
      if (!found.includes(siteUrl)) throw new Problem("seo.property_unknown");
      if (!isOwnProperty(siteUrl, websites)) throw new Problem("seo.property_foreign");
      const { companyId, userId: actorUserId } = scope;
      const at = clock.now();
      await db.transaction().execute(async (trx) => {
        const before = await repository.lockProperty(trx, scope);
        if (before !== undefined && before !== siteUrl) await repository.deleteFigures(trx, scope);
        await repository.saveProperty(trx, companyId, siteUrl, at);
        await read(trx, scope);
        await writeAudit(trx, { at, action: "chooseSearchProperty", outcome: "done", actorUserId, companyId });
      });
    },

    /** @throws Problem `external_services.not_granted` */
    async disconnect(scope: AccountScope) {
      const revocation = await access.disconnect.end(scope, scope);
      await repository.stopReading(db, scope.companyId);
      return revocation;
    },
  };
}
