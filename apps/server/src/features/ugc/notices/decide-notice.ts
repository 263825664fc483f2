/** A person of the provider decides about a notice, or about a complaint; both sides get the reasons. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { groundFitsOutcome, type NoticeDecisionGround, type NoticeOutcome } from "@portal/contract/ugc/notices/grounds";
import { afterNoticeAction, complaintUntil, mayComplain, type NoticeSide } from "@portal/contract/ugc/notices/states";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import { type MailDependencies, sendMail } from "../../../platform/mail/send-mail.ts";
import { hashToken, randomToken } from "../../../platform/tokens.ts";
import { addressOfCompany } from "../../service-case/public.ts";
import { noticeConcernsMail, noticeDecidedMail } from "./mails.ts";
import * as repository from "./repository.ts";

export type NoticeDecision = {
  outcome: NoticeOutcome;
  ground: NoticeDecisionGround;
  reasons: string;
  /** The provider has changed the entry or its pictures already. Ratings are hidden by the decision itself. */
  changed: boolean;
};

type Needs = MailDependencies & { db: Kysely<Database> };
export type Refused = "unknown" | "decided" | "ground" | "unchanged";

/** Returns why the decision is not taken, or null. */
export const decideNotice = (dependencies: Needs, id: number, decision: NoticeDecision): Promise<Refused | null> =>
  dependencies.db.transaction().execute(async (trx) => {
    const [row] = await repository.noticeById(trx, id);
    if (row === undefined) return "unknown";
    if (afterNoticeAction(row.state, "decide") === undefined) return "decided";
    if (!groundFitsOutcome(decision.ground, decision.outcome)) return "ground";
    if (row.target !== "rating" && row.outcome !== decision.outcome && isChange(row, decision) && !decision.changed) {
      return "unchanged";
    }
    const now = dependencies.clock.now();
    await repository.setDecision(trx, id, decision.outcome, decision.ground, decision.reasons, now);
    await repository.insertStep(trx, id, "decide", "provider", decision.outcome, decision.reasons, now);
    if (row.rating_id !== null && isChange(row, decision)) {
      await repository.setRatingHeld(trx, row.rating_id, decision.outcome === "removed" ? now : null);
    }
    await writeAudit(trx, {
      at: now,
      action: "contentNotice.decided",
      outcome: "done",
      companyId: row.company_id,
      details: { notice: id, outcome: decision.outcome, by: "command" },
    });
    await tell(dependencies, trx, row, decision, now);
    return null;
  });

/** True if the decision changes what is shown. */
const isChange = (row: repository.NoticeRow, { outcome }: NoticeDecision): boolean =>
  outcome === "removed" ? row.outcome !== "removed" : row.outcome === "removed";

/** Whoever noticed is always told; whoever is concerned, once something was removed. */
async function tell(
  dependencies: Needs,
  trx: repository.Db,
  row: repository.NoticeRow,
  decision: NoticeDecision,
  now: Date,
): Promise<void> {
  const brand = brandByKey(row.brand) ?? DEFAULT_BRAND;
  const decided = { state: "decided", outcome: decision.outcome, decidedAt: now, complained: row.complained } as const;
  const mailFor = (side: NoticeSide, token: string) => ({
    id: row.id,
    company: row.company,
    target: row.target,
    ground: row.ground,
    shown: row.shown,
    token,
    outcome: decision.outcome,
    decisionGround: decision.ground,
    reasons: decision.reasons,
    until: complaintUntil(now) ?? "",
    mayComplain: mayComplain(decided, side, now),
  });
  const key = `notice:${row.id}:${now.getTime()}`;
  let { notifier_hash: notifier, concerned_hash: concerned } = row;
  if (row.email !== "") {
    const token = randomToken();
    notifier = hashToken(token);
    const data = mailFor("notifier", token);
    await sendMail(dependencies, trx, {
      key: `${key}:notifier`,
      to: row.email,
      brand,
      template: noticeDecidedMail,
      data,
    });
  }
  if (decision.outcome === "removed" || concerned !== null) {
    const [mailbox] =
      row.target === "rating"
        ? await repository.authorOf(trx, row.rating_id ?? 0)
        : await addressOfCompany(trx, row.company_id, null);
    if (mailbox !== undefined) {
      const token = randomToken();
      concerned = hashToken(token);
      const data = mailFor("concerned", token);
      const mail = { key: `${key}:concerned`, to: mailbox.email, brand };
      await sendMail(dependencies, trx, { ...mail, template: noticeConcernsMail, data });
    }
  }
  await repository.setHashes(trx, row.id, notifier, concerned);
}
