/** Templates for answers, in the company's order. */
import type { AnswerTemplate, SavedTemplate } from "@portal/contract/ratings/manage/template";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../../../platform/audit.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import type { AccountScope } from "../../../../platform/session/session.ts";
import * as repository from "./repository.ts";

export type TemplateService = ReturnType<typeof createTemplateService>;

export function createTemplateService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  /** Runs a change with its audit line and answers all templates. */
  const change = (
    scope: AccountScope,
    action: string,
    work: (trx: Transaction<Database>) => Promise<unknown>,
  ): Promise<AnswerTemplate[]> =>
    db.transaction().execute(async (trx) => {
      await work(trx);
      const { userId, agentUserId, companyId } = scope;
      const at = clock.now();
      await writeAudit(trx, { at, action, outcome: "done", actorUserId: userId, agentUserId, companyId });
      return repository.findTemplates(trx, scope);
    });

  return {
    all: (scope: AccountScope): Promise<AnswerTemplate[]> => repository.findTemplates(db, scope),

    save: (scope: AccountScope, { id, ...texts }: SavedTemplate): Promise<AnswerTemplate[]> =>
      change(scope, "ratingTemplate.saved", async (trx) => {
        const now = clock.now();
        if (id === null) {
          if (!(await repository.addTemplate(trx, scope, texts, now))) throw new Problem("ratings.too_many_templates");
        } else if (!(await repository.changeTemplate(trx, scope, { id, ...texts }, now))) {
          throw new Problem("ratings.template_not_found");
        }
      }),

    delete: (scope: AccountScope, id: number): Promise<AnswerTemplate[]> =>
      change(scope, "ratingTemplate.deleted", async (trx) => {
        if (!(await repository.deleteTemplate(trx, scope, id))) throw new Problem("ratings.template_not_found");
      }),

    order: (scope: AccountScope, ids: readonly number[]): Promise<AnswerTemplate[]> =>
      change(scope, "ratingTemplates.ordered", async (trx) => {
        const known = (await repository.findTemplates(trx, scope)).map((template) => template.id);
        const isAll = known.length === ids.length && known.every((id) => ids.includes(id));
        if (!isAll) throw new Problem("ratings.template_not_found");
        await repository.orderTemplates(trx, scope, ids);
      }),
  };
}
