/** The provider decides about a hint; a person with a log-in who wants to know hears of it. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { ContributionKind } from "@portal/contract/ugc/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { writeAudit } from "../../platform/audit.ts";
import { type MailDependencies, sendMail } from "../../platform/mail/send-mail.ts";
import { hintAnsweredMail } from "./mails.ts";

type Decided = {
  company_id: number;
  company: string;
  kind: ContributionKind;
  /** Null where nobody was logged in, or does not want to hear. An address for questions is no order of an answer. */
  author: string | null;
  portal: string | null;
};

const decide = statement<Decided, [id: number, state: "accepted" | "refused", now: Date]>(`
  with h as (update contributions set state = $2, decided_at = $3 where id = $1 and state = 'new' returning *)
  select h.company_id, c.display_name as company, h.kind, u.email as author, u.portal
  from h join companies c on c.id = h.company_id
  left join users u on u.id = h.user_id and wants_notification(u.id, 'hint_answered', 'email')`);

type Needs = MailDependencies & { db: Kysely<Database> };

/** False where there is no such hint, or it is decided already. Nothing of the entry changes by it. */
export const decideHint = (dependencies: Needs, id: number, state: "accepted" | "refused"): Promise<boolean> =>
  dependencies.db.transaction().execute(async (trx) => {
    const at = dependencies.clock.now();
    const [hint] = await decide(trx, id, state, at);
    if (hint === undefined) return false;
    await writeAudit(trx, {
      at,
      action: `contribution.${state}`,
      outcome: "done",
      companyId: hint.company_id,
      details: { contribution: id, by: "command" },
    });
    if (hint.author === null) return true;
    await sendMail(dependencies, trx, {
      key: `${hintAnsweredMail.name}:${id}`,
      to: hint.author,
      brand: brandByKey(hint.portal ?? "") ?? DEFAULT_BRAND,
      template: hintAnsweredMail,
      data: { company: hint.company, kind: hint.kind, accepted: state === "accepted" },
    });
    return true;
  });
