/** Collects what is stored about a company, subject by subject. */
import type { Brand } from "@portal/contract/brands/brand";
import type { DisclosureSection, SelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { STANDING_ROUTES } from "@portal/contract/pages/standing-routes";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { countTowards } from "../auth/public.ts";
import { portalNames } from "../entry-service/public.ts";
import { recipientsOf } from "./recipients.ts";
import { companyOf } from "./sections/company.ts";
import type { Subject } from "./subject.ts";
import { SUBJECTS } from "./subjects.ts";

export type SelfDisclosureService = ReturnType<typeof createSelfDisclosureService>;

const HOUR_SECONDS = 3600;
const DOCUMENTS_AN_HOUR = 20;
const standing: ReadonlySet<string> = new Set(STANDING_ROUTES);

export function createSelfDisclosureService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const sources = { ...dependencies, portalNames: portalNames(dependencies) };

  async function read(subject: Subject, scope: AccountScope): Promise<DisclosureSection> {
    const { key, title, purpose, source, retention, place } = subject;
    const found = await subject.read(db, scope);
    const shownPlace = place !== null && standing.has(place.page) ? place : null;
    return { key, title, purpose, source, retention, place: shownPlace, ...found };
  }

  return {
    /** One subject after the other: a disclosure is rare and may not take the pool's connections from everybody else. */
    async disclose(scope: AccountScope, brand: Brand): Promise<SelfDisclosure> {
      const sections: DisclosureSection[] = [];
      for (const subject of SUBJECTS) sections.push(await read(subject, scope));
      const [company] = await companyOf(db, scope.companyId);
      return {
        company_id: scope.companyId,
        company_name: company?.name ?? "",
        madeAt: clock.now().toISOString(),
        sections,
        recipients: await recipientsOf(sources, scope, brand),
      };
    },

    /** That somebody takes the document along. @throws Problem `request.throttled` beyond 20 an hour for one company. */
    async noteDocument(scope: AccountScope): Promise<void> {
      const now = clock.now();
      const bucket = { key: `disclosure:${scope.companyId}`, limit: DOCUMENTS_AN_HOUR, windowSeconds: HOUR_SECONDS };
      await countTowards(db, bucket, now, "request.throttled");
      await writeAudit(db, {
        at: now,
        action: "selfDisclosure.document",
        outcome: "done",
        actorUserId: scope.userId,
        agentUserId: scope.agentUserId,
        companyId: scope.companyId,
      });
    },
  };
}
