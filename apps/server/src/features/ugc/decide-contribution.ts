/** Provider or company decides about a contribution; its author gets a mail if they were logged in and want it. */
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

export type ContributionDecision = {
  state: "accepted" | "refused";
  /** Of the company. Without them the provider decides, by command. */
  actorUserId?: number;
  agentUserId?: number | null;
  /** The answer to the author waits until then, because the decision can be taken back. */
  notBefore?: Date;
};

/** Key of the mail to the author. */
export const answerKey = (id: number): string => `${contributionAnsweredMail.name}:${id}`;

/** False if there is no such contribution, or it is already decided. The entry does not change. */
export const decideContribution = (dependencies: Needs, id: number, state: "accepted" | "refused"): Promise<boolean> =>
  dependencies.db.transaction().execute((trx) => decideWithAnswer(dependencies, trx, id, { state }));

/** The same in the caller's transaction. */
export async function decideWithAnswer(
  dependencies: MailDependencies,
  trx: Kysely<Database>,
  id: number,
  { state, actorUserId, agentUserId = null, notBefore }: ContributionDecision,
): Promise<boolean> {
  const at = dependencies.clock.now();
  const [decided] = await decide(trx, id, state, at);
  if (decided === undefined) return false;
  await writeAudit(trx, {
    at,
    action: `contribution.${state}`,
    outcome: "done",
    ...(actorUserId !== undefined && { actorUserId, agentUserId }),
    companyId: decided.company_id,
    details: { contribution: id, by: actorUserId === undefined ? "command" : "company" },
  });
  const facts = { company: decided.company, accepted: state === "accepted" };
  const brand = brandByKey(decided.portal ?? "") ?? DEFAULT_BRAND;
  if (decided.asked_by !== "") {
    const key = `${erasureAnsweredMail.name}:${id}`;
    await sendMail(dependencies, trx, { key, to: decided.asked_by, brand, template: erasureAnsweredMail, data: facts });
  } else if (decided.author !== null) {
    await sendMail(dependencies, trx, {
      key: answerKey(id),
      to: decided.author,
      brand,
      template: contributionAnsweredMail,
      data: { ...facts, kind: decided.kind },
      ...(notBefore && { notBefore }),
    });
  }
  return true;
}
