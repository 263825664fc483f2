/**
 * The only place where a claim changes. An event goes through the contract's state machine; audit line, mails and, at
 * the end, the hand-over follow in the caller's transaction, which holds the company's lock, so that of two claimants
 * one is first.
 */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { type ClaimEvent, type ClaimStatus, nextClaim } from "@portal/contract/claiming/states";
import type { ClaimTable } from "@portal/db/rows";
import type { Updateable } from "kysely";
import { writeAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type MailDependencies, type MailTemplate, sendMail } from "../../platform/mail/send-mail.ts";
import { Problem } from "../../platform/problem.ts";
import type { EndingDependencies } from "../external-services/public.ts";
import {
  accessEndedMail,
  confirmedMail,
  disputedMail,
  heldMail,
  lostMail,
  refusedMail,
  releasedMail,
} from "./mails.ts";
import { handOver } from "./ownership.ts";
import * as repository from "./repository.ts";
import type { Db, Trx } from "./repository.ts";

export type ClaimDependencies = MailDependencies & EndingDependencies & { db: Db; clock: Clock };

/** What an event needs to know of its claim. */
export type MovingClaim = ClaimStatus & {
  id: number;
  companyId: number;
  company: string;
  userId: number;
  brand: string;
};

/** `by` goes into the audit line: the person, or a command of the provider. */
type Step = { event: ClaimEvent; columns?: Updateable<ClaimTable>; by: "person" | "command" };

export type ClaimMailer = <D>(to: string, template: MailTemplate<D>, data: D, occasion?: string) => Promise<boolean>;

/** Sends mails about one claim: one of each template per `occasion`, which is by default this moment. */
export const mailerOf =
  (dependencies: ClaimDependencies, trx: Trx, claim: Pick<MovingClaim, "id" | "brand">): ClaimMailer =>
  (to, template, data, occasion = String(dependencies.clock.now().getTime())) =>
    sendMail(dependencies, trx, {
      key: `${template.name}:${claim.id}:${occasion}:${to}`,
      to,
      brand: brandByKey(claim.brand) ?? DEFAULT_BRAND,
      template,
      data,
    });

/** @throws Problem `claiming.not_possible_now` if the claim's state does not allow the event */
export async function advance(
  dependencies: ClaimDependencies,
  trx: Trx,
  claim: MovingClaim,
  { event, columns = {}, by }: Step,
): Promise<ClaimStatus> {
  const next = nextClaim(claim, event);
  if (next === null) throw new Problem("claiming.not_possible_now");
  const now = dependencies.clock.now();
  await repository.updateClaim(trx, claim.id, {
    ...(next.state === "code_out" ? {} : { code_hash: null, code_expires_at: null, tries_left: 0 }),
    ...(next.state === "confirmed" ? { confirmed_at: now } : {}),
    ...columns,
    state: next.state,
    held_because: next.heldBecause,
    changed_at: now,
  });
  await writeAudit(trx, {
    at: now,
    action: `claim.${event.type}`,
    outcome: "done",
    actorUserId: by === "person" ? claim.userId : null,
    companyId: claim.companyId,
    details: { claimId: claim.id, state: next.state, by },
  });
  if (next.state !== claim.state || next.heldBecause !== claim.heldBecause)
    await tell(dependencies, trx, claim, next, event);
  return next;
}

/** Mails everybody whom the new state concerns. A confirmed claim hands the entry over first. */
async function tell(
  dependencies: ClaimDependencies,
  trx: Trx,
  claim: MovingClaim,
  next: ClaimStatus,
  event: ClaimEvent,
): Promise<void> {
  const mail = mailerOf(dependencies, trx, claim);
  const about = { companyId: claim.companyId, company: claim.company };
  const claimant = await repository.addressOf(trx, claim.userId);
  if (next.heldBecause !== null) await mail(claimant, heldMail, { ...about, because: next.heldBecause });
  if (next.heldBecause === "conflict") {
    const owners = await repository.ownersOf(trx, claim.companyId);
    for (const { email } of owners) await mail(email, disputedMail, about);
  }
  if (event.type === "release" && next.state === "started") await mail(claimant, releasedMail, about);
  if (next.state === "refused") await mail(claimant, refusedMail, about);
  if (next.state === "lost") await mail(claimant, lostMail, about);
  if (next.state !== "confirmed") return;
  const { left, lost } = await handOver(dependencies, trx, { companyId: claim.companyId, userId: claim.userId });
  await mail(claimant, confirmedMail, about);
  for (const { email } of left) await mail(email, accessEndedMail, about);
  for (const other of lost) await mailerOf(dependencies, trx, other)(other.email, lostMail, about);
}
