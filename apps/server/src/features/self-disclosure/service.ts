/** Collects what is stored about a company, subject by subject. */
import type { Brand } from "@portal/contract/brands/brand";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import type { DisclosureRecipient, DisclosureSection, SelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Subject } from "../../platform/personal-data/disclosure.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { RECIPIENTS, SUBJECTS } from "./subjects.ts";

export type SelfDisclosureService = ReturnType<typeof createSelfDisclosureService>;

const built: ReadonlySet<string> = new Set(BUILT_ROUTES);

const nameOf = statement<{ name: string }, [companyId: number]>("select name from companies where id = $1");

export function createSelfDisclosureService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  async function read(subject: Subject, scope: AccountScope): Promise<DisclosureSection> {
    const { key, title, purpose, source, retention, place } = subject;
    const found = await subject.read(db, scope);
    const shownPlace = place !== null && built.has(place.page) ? place : null;
    return { key, title, purpose, source, retention, place: shownPlace, ...found };
  }

  return {
    /** One subject after the other: a disclosure is rare and may not take the pool's connections from everybody else. */
    async disclose(scope: AccountScope, brand: Brand): Promise<SelfDisclosure> {
      const sections: DisclosureSection[] = [];
      for (const subject of SUBJECTS) sections.push(await read(subject, scope));
      const recipients: DisclosureRecipient[] = [];
      for (const readRecipients of RECIPIENTS) recipients.push(...(await readRecipients(dependencies, scope, brand)));
      const [company] = await nameOf(db, scope.companyId);
      return {
        company_id: scope.companyId,
        company_name: company?.name ?? "",
        madeAt: clock.now().toISOString(),
        sections,
        recipients,
      };
    },

    /** That somebody takes the document along. */
    async noteDocument(scope: AccountScope): Promise<void> {
      await writeAudit(db, {
        at: clock.now(),
        action: "selfDisclosure.document",
        outcome: "done",
        actorUserId: scope.userId,
        agentUserId: scope.agentUserId,
        companyId: scope.companyId,
      });
    },
  };
}
