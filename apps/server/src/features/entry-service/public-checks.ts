/** The public listing check (Specification §7 "bea"). */
import type { EntryServiceUserData } from "@portal/contract/entry-service/business-data";
import { chartOf } from "@portal/contract/entry-service/rules";
import { formatShippingStreet } from "@portal/contract/text/patterns";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { countTowards } from "../../platform/rate-limits/rate-limits.ts";
import { hashToken, randomToken } from "../../platform/tokens.ts";
import { type ConnectedPortals, metadataOf } from "./connected-portals.ts";
import { expectationOfUserData } from "./expected-listing.ts";
import { publicCheck } from "./repository.ts";
import { startCheck } from "./start-check.ts";
import { portalResults } from "./view.ts";

const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;
/** Checks of one business in an hour, whoever orders them; the network's are counted by the call's quota. */
const CHECKS_OF_ONE_BUSINESS = 5;

type Asked = Required<Omit<EntryServiceUserData, "ShippingStreet">>;

export type PublicChecks = ReturnType<typeof createPublicChecks>;

export function createPublicChecks(dependencies: Dependencies, { portals }: ConnectedPortals) {
  const { db, clock } = dependencies;

  /** @throws Problem `entry_service.too_many_checks` */
  async function countCheck(asked: Asked): Promise<void> {
    const business = hashToken(JSON.stringify(Object.values(asked).map((text) => text.toLowerCase())));
    const key = `listing-check:of:${business.toString("base64url")}`;
    const limit = { key, limit: CHECKS_OF_ONE_BUSINESS, windowSeconds: HOUR_SECONDS };
    await countTowards(db, limit, clock.now(), "entry_service.too_many_checks");
  }

  return {
    async start(asked: Asked) {
      if (portals.length === 0) throw new Problem("entry_service.not_connected");
      await countCheck(asked);
      const token = randomToken();
      const now = clock.now();
      const jobId = await db.transaction().execute((trx) =>
        startCheck(dependencies, trx, {
          companyId: null,
          origin: "public",
          tokenHash: hashToken(token),
          expected: expectationOfUserData({ ...asked, ShippingStreet: formatShippingStreet(asked) }),
          portals: portals.map(({ identifier }) => identifier),
          now,
        }),
      );
      if (jobId === undefined) throw new Error("a public check was not written");
      return { jobId, token, metadata: portals.map(metadataOf) };
    },

    /** @throws Problem `entry_service.check_not_found`, the same for a missing check and a wrong token */
    async results(jobId: number, token: string) {
      const since = new Date(clock.now().getTime() - DAY_MS);
      const check = await publicCheck(db, { id: jobId, tokenHash: hashToken(token), since });
      if (check === undefined) throw new Problem("entry_service.check_not_found");
      const results = portalResults(portals, check.results);
      const judged = results.map(({ portal: { status }, fields }) => ({ status, fields }));
      return { results, chartData: chartOf(judged, check.results.length) };
    },
  };
}
