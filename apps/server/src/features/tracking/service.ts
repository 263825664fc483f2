/** Consent to statistics with its proof, and counts of page views in the portal. */
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Brand } from "@portal/contract/brands/brand";
import { COOKIE_CHOICE_DAYS, COOKIE_WORDS_VERSION, type CookieChoice } from "@portal/contract/tracking/cookie-choice";
import type { ProblemCode } from "@portal/contract/http/problems";
import { writeRefusal } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import type { Session } from "../../platform/session/session.ts";
import { hashToken, randomToken } from "../../platform/tokens.ts";
import * as repository from "./repository.ts";
import type { UsageCount } from "./usage-counts.ts";

const DAY_MS = 86_400_000;

export type TrackingService = ReturnType<typeof createTrackingService>;

export function createTrackingService({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  async function requireConsent(choice: CookieChoice | null): Promise<void> {
    const [found] =
      choice?.statistics === true ? await repository.consentInForce(db, hashToken(choice.proof), clock.now()) : [];
    if (found === undefined) throw new Problem("tracking.no_consent");
  }

  async function count(audience: "user" | "company", counts: readonly UsageCount[]) {
    await repository.addUsage(
      db,
      berlinDate(clock.now().getTime()),
      audience,
      counts.map(({ kind }) => kind),
      counts.map(({ name }) => name),
      counts.map(({ count: views }) => views),
    );
    return {};
  }

  /** A foreign id gets the answer of a missing one and is logged. */
  async function refuse(session: Session, companyId: number | null, code: ProblemCode): Promise<never> {
    await writeRefusal(db, {
      at: clock.now(),
      action: "tracking",
      actorUserId: session.userId,
      agentUserId: null,
      companyId,
      code,
    });
    throw new Problem(code);
  }

  return {
    /** Stores the proof of a consent and ends this browser's earlier one. */
    async choose(statistics: boolean, before: CookieChoice | null, brand: Brand): Promise<CookieChoice> {
      const now = clock.now();
      const proof = statistics ? randomToken() : "";
      await db.transaction().execute(async (trx) => {
        if (before?.statistics === true) await repository.endConsent(trx, hashToken(before.proof), now);
        if (!statistics) return;
        const expiresAt = new Date(now.getTime() + COOKIE_CHOICE_DAYS * DAY_MS);
        await repository.insertConsent(trx, hashToken(proof), brand.key, COOKIE_WORDS_VERSION, now, expiresAt);
      });
      return { statistics, at: now.toISOString(), proof };
    },

    async countOfUser(session: Session, id: number, choice: CookieChoice | null, counts: readonly UsageCount[]) {
      if (id !== session.userId) return refuse(session, null, "request.not_found");
      await requireConsent(choice);
      return count("user", counts);
    },

    async countOfCompany(session: Session, id: number, choice: CookieChoice | null, counts: readonly UsageCount[]) {
      const [member] = await repository.isMember(db, session.userId, id);
      if (member === undefined) return refuse(session, id, "account_not_available");
      await requireConsent(choice);
      return count("company", counts);
    },
  };
}
