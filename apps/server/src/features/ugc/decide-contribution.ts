/** The provider decides about a contribution; its author gets a mail if they were logged in and want it. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { ContributionKind } from "@portal/contract/ugc/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { writeAudit } from "../../platform/audit.ts";
import { type MailDependencies, sendMail } from "../../platform/mail/send-mail.ts";
import { contributionAnsweredMail, erasureAnsweredMail } from "./mails.ts";

type Decided = {
  company_id: number;
  company: string;
  kind: ContributionKind;
  /** Null if the author was not logged in or switched the mail off. The contact address is for questions only, except for an erasure. */
  author: string | null;
  portal: string | null;
  /** Of whoever asked for the erasure of an entry; "" otherwise. */
  asked_by: string;
};

const decide = statement<Decided, [id: number, state: "accepted" | "refused", now: Date]>(`
  with h as (update contributions set state = $2, decided_at = $3 where id = $1 and state = 'new' returning *)
  select h.company_id, c.display_name as company, h.kind, u.email as author, u.portal,
         case when h.kind = 'erasure' then h.email else '' end as asked_by
  from h join companies c on c.id = h.company_id
  left join users u on u.id = h.user_id and wants_notification(u.id, 'contribution_answered', 'email')`);

type Needs = MailDependencies & { db: Kysely<Database> };

/** False if there is no such contribution, or it is already decided. The entry does not change. */
export const decideContribution = (dependencies: Needs, id: number, state: "accepted" | "refused"): Promise<boolean> =>
  dependencies.db.transaction().execute(async (trx) => {
    const at = dependencies.clock.now();
    const [decided] = await decide(trx, id, state, at);
    if (decided === undefined) return false;
    await writeAudit(trx, {
      at,
      action: `contribution.${state}`,
      outcome: "done",
      companyId: decided.company_id,
      details: { contribution: id, by: "command" },
    });
    if (decided.asked_by !== "") {
      await sendMail(dependencies, trx, {
        key: `${erasureAnsweredMail.name}:${id}`,
        to: decided.asked_by,
        brand: brandByKey(decided.portal ?? "") ?? DEFAULT_BRAND,
        template: erasureAnsweredMail,
        data: { company: decided.company, accepted: state === "accepted" },
      });
      return true;
    }
    if (decided.author === null) return true;
    await sendMail(dependencies, trx, {
      key: `${contributionAnsweredMail.name}:${id}`,
      to: decided.author,
      brand: brandByKey(decided.portal ?? "") ?? DEFAULT_BRAND,
      template: contributionAnsweredMail,
      data: { company: decided.company, kind: decided.kind, accepted: state === "accepted" },
    });
    return true;
  });
