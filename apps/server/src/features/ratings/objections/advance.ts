/** The only place where an objection changes, under its row's lock, so that of two parallel steps one is first. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { ObjectionDecision } from "@portal/contract/ratings/objections/calls";
import { hidesRating } from "@portal/contract/ratings/objections/reasons";
import {
  afterObjectionAction,
  dueOn,
  isObjectionEnded,
  mayComplain,
  type ObjectionAction,
  type ObjectionRole,
  type ObjectionState,
} from "@portal/contract/ratings/objections/states";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { announce } from "../../../platform/events/announce.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import { addressOfCompany } from "../../service-case/public.ts";
import { authorMail, companyMail, isAuthorNews, isCompanyNews } from "./mails.ts";
import * as repository from "./repository.ts";
import { sealStatementLink } from "./statement-link.ts";

type Needs = Pick<Dependencies, "clock" | "environment">;

export type ObjectionMove = {
  id: number;
  action: ObjectionAction;
  text: string;
  /** Who acts. A company or an author can act on their own objections only. */
  by:
    | { role: "company"; companyId: number; userId: number; agentUserId: number | null }
    | { role: "author"; userId: number }
    /** By the link of a mail, without a login. */
    | { role: "author"; userId: null; submissionId: number }
    | { role: "manager"; userId: number }
    | { role: "system" };
  /** Required for `propose`. */
  proposal?: ObjectionDecision;
};

/**
 * Takes one step, and writes its line, audit and mails, and the rating's state.
 * @throws Problem `ratings.objection_not_found`, also for a foreign one; `ratings.objection_not_possible_now`;
 * `ratings.objection_four_eyes`; `ratings.objection_author_unknown`
 */
export async function advanceObjection(dependencies: Needs, trx: repository.Db, move: ObjectionMove): Promise<void> {
  const { id, action, text, by } = move;
  const [row] = await repository.lockObjection(trx, id);
  if (row === undefined || !isOwn(row, by)) throw new Problem("ratings.objection_not_found");
  const next = afterObjectionAction(row.state, action, by.role);
  if (next === undefined) throw new Problem("ratings.objection_not_possible_now");
  const now = dependencies.clock.now();
  refuse(row, move, berlinDate(now.getTime()));
  const userId = by.role === "system" ? null : by.userId;

  if (action === "propose" && move.proposal !== undefined && userId !== null) {
    const { outcome, ground, reasons } = move.proposal;
    await repository.setProposal(trx, id, outcome, ground, reasons, userId);
  }
  if (action === "decide" && userId !== null) await repository.takeDecision(trx, id, userId);
  await repository.setState(
    trx,
    id,
    next,
    dueOn(next, berlinDate(now.getTime())),
    now,
    isObjectionEnded(next),
    action === "ask_author",
  );
  const outcome = action === "decide" ? row.proposed_outcome : row.outcome;
  const ground = action === "decide" ? row.proposed_ground : row.ground;
  const said = action === "decide" ? (row.proposed_reasons ?? "") : text;
  const [step] = await repository.insertStep(trx, id, action, by.role, userId, said, now);
  await repository.setHeld(trx, row.rating_id, hidesRating(next, row.reason, outcome) ? now : null);
  await writeAudit(trx, {
    at: now,
    action: `ratingObjection.${action}`,
    outcome: "done",
    actorUserId: userId,
    agentUserId: by.role === "company" ? by.agentUserId : null,
    companyId: row.company_id,
    details: { objection: id, rating: row.rating_id, role: by.role, state: next },
  });
  await announce(trx, { companyId: row.company_id, topic: "ratings" });
  await tell(dependencies, trx, { row, action, next, outcome, ground, said, role: by.role, step: step?.id ?? 0 });
}

function isOwn(row: repository.ObjectionRow, by: ObjectionMove["by"]): boolean {
  if (by.role === "company") return row.company_id === by.companyId;
  // Before the author is asked there is nothing that the author could know of.
  if (by.role === "author") return isAuthor(row, by) && row.author_asked_at !== null;
  return true;
}

const isAuthor = (row: repository.ObjectionRow, by: ObjectionMove["by"] & { role: "author" }): boolean =>
  "submissionId" in by ? row.author_submission_id === by.submissionId : row.author_user_id === by.userId;

/** Whether there is somebody to ask: a person with a login, or a confirmed address. */
export const isAuthorKnown = (row: Pick<repository.ObjectionRow, "author_user_id" | "author_submission_id">): boolean =>
  row.author_user_id !== null || row.author_submission_id !== null;

/** What the state alone does not forbid. */
function refuse(row: repository.ObjectionRow, { action, by }: ObjectionMove, today: Day): void {
  // The sweep found it overdue; meanwhile somebody acted.
  if (action === "deadline" && (row.due_on === null || row.due_on >= today)) {
    throw new Problem("ratings.objection_not_possible_now");
  }
  if (action === "complain" && !mayComplain(row.outcome, by.role)) {
    throw new Problem("ratings.objection_not_possible_now");
  }
  if (action === "ask_author" && !isAuthorKnown(row)) throw new Problem("ratings.objection_author_unknown");
  // Without the author's side only a rating whose author nobody knows is reviewed.
  if (action === "review" && isAuthorKnown(row)) throw new Problem("ratings.objection_not_possible_now");
  if (action === "decide" && by.role === "manager" && !mayDecide(row, by.userId)) {
    throw new Problem("ratings.objection_four_eyes");
  }
}

/** Four eyes: not the person who proposed. A complaint is not decided by the person who took the first decision. */
export const mayDecide = (
  row: Pick<repository.ObjectionRow, "proposed_by_user_id" | "decided_by_user_id" | "state">,
  userId: number,
): boolean =>
  row.proposed_by_user_id !== null &&
  row.proposed_by_user_id !== userId &&
  !(row.state === "complaint_proposed" && row.decided_by_user_id === userId);

type News = {
  row: repository.ObjectionRow;
  action: ObjectionAction;
  next: ObjectionState;
  outcome: repository.ObjectionRow["outcome"];
  ground: repository.ObjectionRow["ground"];
  said: string;
  role: ObjectionRole;
  step: number;
};

async function tell(dependencies: Needs, trx: repository.Db, news: News): Promise<void> {
  const { row, action, next, outcome, ground, said, role, step } = news;
  const brand = brandByKey(row.brand) ?? DEFAULT_BRAND;
  const today = berlinDate(dependencies.clock.now().getTime());
  const about = {
    id: row.id,
    company: row.company_name,
    due: dueOn(next, today),
    outcome,
    ground,
    reason: row.reason,
    said,
    state: next,
  };
  if (isCompanyNews(action) && role !== "company") {
    const [mailbox] = await addressOfCompany(trx, row.company_id, row.created_by_user_id);
    if (mailbox !== undefined) {
      const mail = { key: `objection:${row.id}:${step}:company`, to: mailbox.email, brand };
      await sendMail(dependencies, trx, { ...mail, template: companyMail, data: { ...about, action } });
    }
  }
  const authorKnows = row.author_asked_at !== null || action === "ask_author";
  if (isAuthorNews(action) && role !== "author" && authorKnows) {
    const mailbox = await mailboxOfAuthor(dependencies, trx, row);
    if (mailbox !== undefined) {
      const mail = { key: `objection:${row.id}:${step}:author`, to: mailbox.email, brand };
      const data = { ...about, action, token: mailbox.token };
      await sendMail(dependencies, trx, { ...mail, template: authorMail, data });
    }
  }
}

type AuthorMailbox = {
  email: string;
  /** Of the link that takes the place of a login; null for a person who has one. */ token: string | null;
};

async function mailboxOfAuthor(
  { environment, clock }: Needs,
  trx: repository.Db,
  { id, author_user_id: userId, author_submission_id: submissionId }: repository.ObjectionRow,
): Promise<AuthorMailbox | undefined> {
  if (userId !== null) {
    const [mailbox] = await repository.mailboxOfPerson(trx, userId);
    return mailbox && { ...mailbox, token: null };
  }
  if (submissionId === null) return undefined;
  const [mailbox] = await repository.mailboxOfSubmission(trx, submissionId);
  return (
    mailbox && {
      ...mailbox,
      token: await sealStatementLink(environment, { objection: id, submission: submissionId }, clock.now()),
    }
  );
}
