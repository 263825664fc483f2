/** Changes quick answers; each change answers the whole list. */
import type { SavedQuickAnswer } from "@portal/contract/leads/messages/quick-answer";
import type { QuickAnswer } from "@portal/contract/leads/messages/fill-in";
import { writeAudit } from "../../../../platform/audit.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import type { AccountScope } from "../../../../platform/session/session.ts";
import type { Db } from "../repository.ts";
import * as repository from "./repository.ts";

type Answered = { quickAnswers: QuickAnswer[] };

export function createQuickAnswersService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  const changed = (trx: Db, { companyId, userId }: AccountScope, action: string) =>
    writeAudit(trx, { at: clock.now(), action, outcome: "done", actorUserId: userId, companyId });
  const all = async (at: Db, scope: AccountScope): Promise<Answered> => ({
    quickAnswers: await repository.listQuickAnswers(at, scope),
  });
  return {
    list: (scope: AccountScope) => all(db, scope),

    /** @throws Problem `leads.quick_answer_not_found`, `leads.too_many_quick_answers` */
    save: (scope: AccountScope, { id, ...texts }: SavedQuickAnswer): Promise<Answered> =>
      db.transaction().execute(async (trx) => {
        await repository.lockCompany(trx, scope);
        const now = clock.now();
        if (id === null) {
          const isAdded = await repository.addQuickAnswer(trx, scope, texts, now);
          if (!isAdded) throw new Problem("leads.too_many_quick_answers");
        } else if (!(await repository.changeQuickAnswer(trx, scope, { id, ...texts }, now))) {
          throw new Problem("leads.quick_answer_not_found");
        }
        await changed(trx, scope, "quickAnswer.saved");
        return all(trx, scope);
      }),

    /** @throws Problem `leads.quick_answer_not_found` */
    remove: (scope: AccountScope, id: number): Promise<Answered> =>
      db.transaction().execute(async (trx) => {
        if (!(await repository.removeQuickAnswer(trx, scope, id))) throw new Problem("leads.quick_answer_not_found");
        await changed(trx, scope, "quickAnswer.deleted");
        return all(trx, scope);
      }),
  };
}
