/** Starts checks of a company's websites and reads their results. */
import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { chosenAddress, type OwnAddresses, ownAddresses } from "./addresses.ts";
import { websiteCheckJob } from "./jobs.ts";
import { pictureBrowser } from "../picture/picture-browser.ts";
import { findPicture } from "../picture/repository.ts";
import { pictureView } from "../picture/view.ts";
import { addCheck, checksOf, latestFindings } from "./repository.ts";
import { checkView } from "./view.ts";

export type WebsiteChecks = ReturnType<typeof createWebsiteChecks>;

export function createWebsiteChecks({ db, clock, jobs, environment }: Dependencies) {
  const hasBrowser = pictureBrowser(environment) !== undefined;

  async function read(scope: AccountScope, url: string, own: OwnAddresses): Promise<WebsiteCheck> {
    const [rows, latest, picture] = await Promise.all([
      checksOf(db, scope, url),
      latestFindings(db, scope, url),
      findPicture(db, scope.companyId, url),
    ]);
    const stored = { rows, latest, picture: pictureView(picture, hasBrowser), isOurs: own.isOurs(url) };
    return checkView(url, stored, clock.now());
  }

  /** @throws Problem `website.address_unknown`, the same for a foreign address and for one that nobody has */
  function choose(own: OwnAddresses, encUrl: string): string {
    const url = chosenAddress(own, encUrl);
    if (url === undefined) throw new Problem("website.address_unknown");
    return url;
  }

  return {
    /** While a check runs, asking again returns that one. */
    async start(scope: AccountScope, { encUrl, renew }: { encUrl: string; renew: boolean }): Promise<WebsiteCheck> {
      const own = await ownAddresses(db, scope.companyId);
      const url = choose(own, encUrl);
      const current = await read(scope, url, own);
      if (current.isRunning || (current.checkedAt !== null && !renew)) return current;
      if (current.nextCheckAt !== null) throw tooSoon(current.nextCheckAt, clock.now());
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const checkId = await addCheck(trx, scope.companyId, url, now);
        if (checkId === undefined) return;
        await jobs.enqueue(trx, websiteCheckJob, { checkId });
        const { userId: actorUserId, agentUserId, companyId } = scope;
        const audit = { at: now, action: "getWebsiteCheck", outcome: "done", details: { checkId } } as const;
        await writeAudit(trx, { ...audit, actorUserId, agentUserId, companyId });
      });
      return read(scope, url, own);
    },

    async result(scope: AccountScope, encUrl: string | undefined) {
      const own = await ownAddresses(db, scope.companyId);
      const url = encUrl === undefined ? own.addresses[0] : choose(own, encUrl);
      return { addresses: own.addresses, check: url === undefined ? null : await read(scope, url, own) };
    },
  };
}

const tooSoon = (nextCheckAt: string, now: Date): Problem =>
  new Problem("website.check_too_soon", {
    retryAfter: Math.max(1, Math.ceil((Date.parse(nextCheckAt) - now.getTime()) / 1000)),
  });
