/** What a company does with its answers and marks. Each change of an answer takes its rating's lock first. */
import { answerWayOf } from "@portal/contract/ratings/manage/answer-way";
import { findingsIn, findingsSentence, type OwnContact } from "@portal/contract/ratings/manage/answer-check";
import type { ManagedRating } from "@portal/contract/ratings/manage/calls";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../../../platform/audit.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { Problem } from "../../../../platform/problem.ts";
import type { AccountScope } from "../../../../platform/session/session.ts";
import { companyEntryOf } from "../../../entry/public.ts";
import { createReviewReplies } from "../../../external-services/public.ts";
import { findRating } from "../list/repository.ts";
import { toManagedRating } from "../present.ts";
import { type By, changeAnswer, enqueueSending } from "./change-answer.ts";
import * as repository from "./repository.ts";

/** `version` is that of the answer that the person saw; 0 if there was none. */
type Seen = { ratingId: number; version: number };
type Written = Seen & { text: string };
type Locked = { rating: repository.LockedRating; before: repository.AnswerRow | undefined; by: By };

const LOOKS_AT_IT = "Wir sehen uns die Antwort an, bevor sie erscheint.";

const byOf = ({ userId, agentUserId }: AccountScope): By => ({
  author: agentUserId === null ? "company" : "support",
  userId: agentUserId ?? userId,
});

export type AnswerService = ReturnType<typeof createAnswerService>;

export function createAnswerService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const google = createReviewReplies(dependencies);

  const audit = (
    trx: Transaction<Database>,
    { userId, agentUserId, companyId }: AccountScope,
    action: string,
    details: Record<string, number | boolean>,
  ) =>
    writeAudit(trx, {
      at: clock.now(),
      action,
      outcome: "done",
      actorUserId: userId,
      agentUserId,
      companyId,
      details,
    });

  /** Runs `work` under the rating's lock and answers the rating as it is then. */
  async function change(
    scope: AccountScope,
    { ratingId, version }: Seen,
    action: string,
    work: (trx: Transaction<Database>, locked: Locked) => Promise<unknown>,
  ): Promise<ManagedRating> {
    return db.transaction().execute(async (trx) => {
      const rating = await repository.lockRating(trx, scope.companyId, ratingId);
      if (rating === undefined) throw new Problem("ratings.not_found");
      const before = await repository.answerOf(trx, ratingId);
      if ((before?.version ?? 0) !== version) throw new Problem("ratings.stale_answer");
      await work(trx, { rating, before, by: byOf(scope) });
      await audit(trx, scope, action, { rating: ratingId });
      const row = await findRating(trx, scope, ratingId);
      if (row === undefined) throw new Problem("ratings.not_found");
      return toManagedRating(scope, row);
    });
  }

  async function requireGoogle(scope: AccountScope): Promise<void> {
    if ((await google.connection(scope)) !== "ready") throw new Problem("ratings.google_not_connected");
  }

  async function ownContactOf({ companyId }: AccountScope): Promise<OwnContact> {
    const entry = await companyEntryOf(db, companyId);
    if (entry === undefined) return { phones: [], emails: [] };
    return { phones: [entry.Phone, entry.mobile, entry.fax].filter((one) => one !== ""), emails: [entry.email] };
  }

  return {
    /** An empty text discards the draft. */
    saveDraft: (scope: AccountScope, { text, ...seen }: Written): Promise<ManagedRating> =>
      change(scope, seen, "ratingAnswer.draftSaved", async (trx, locked) => {
        const { before, rating } = locked;
        if (text === "" && (before === undefined || before.state === "draft")) {
          await repository.deleteAnswer(trx, rating.id);
          return;
        }
        const draft = text === "" ? null : text;
        await changeAnswer(dependencies, trx, locked, { action: "save_draft", set: () => ({ draft }), step: null });
      }),

    async publish(scope: AccountScope, { text, ...seen }: Written): Promise<ManagedRating> {
      const own = await ownContactOf(scope);
      const row = await findRating(db, scope, seen.ratingId);
      if (row === undefined) throw new Problem("ratings.not_found");
      const way = answerWayOf(row.source);
      if (way === "elsewhere") throw new Problem("ratings.source_takes_no_answers");
      if (way === "google") await requireGoogle(scope);
      const findings = findingsIn(text, own);
      const isClean = findings.length === 0;
      const reason = isClean ? "" : `${findingsSentence(findings)} ${LOOKS_AT_IT}`;
      return change(scope, seen, "ratingAnswer.published", (trx, locked) =>
        changeAnswer(dependencies, trx, locked, {
          action: "publish",
          isClean,
          set: (now) => ({ draft: null, text, reason, published_at: locked.before?.published_at ?? now }),
          step: locked.before?.state === "published" ? "edited" : "published",
        }),
      );
    },

    withdraw: (scope: AccountScope, seen: Seen): Promise<ManagedRating> =>
      change(scope, seen, "ratingAnswer.withdrawn", (trx, locked) =>
        changeAnswer(dependencies, trx, locked, { action: "withdraw", set: () => ({}), step: "withdrawn" }),
      ),

    restore: (scope: AccountScope, seen: Seen): Promise<ManagedRating> =>
      change(scope, seen, "ratingAnswer.restored", (trx, locked) =>
        changeAnswer(dependencies, trx, locked, { action: "restore", set: () => ({}), step: "restored" }),
      ),

    async resend(scope: AccountScope, seen: Seen): Promise<ManagedRating> {
      await requireGoogle(scope);
      return change(scope, seen, "ratingAnswer.sentAgain", async (trx, { rating, before }) => {
        if (before?.delivery !== "failed") throw new Problem("ratings.not_possible_now");
        await repository.sendAgain(trx, rating.id, clock.now());
        await enqueueSending(dependencies.jobs, trx, rating.id);
      });
    },

    /** Answers those that were changed. */
    async mark(scope: AccountScope, { ids, done }: { ids: readonly number[]; done: boolean }): Promise<number[]> {
      const { companyId } = scope;
      const wanted = [...new Set(ids)];
      return db.transaction().execute(async (trx) => {
        const known = await repository.ownRatings(trx, companyId, wanted);
        if (known.length !== wanted.length) throw new Problem("ratings.not_found");
        const changed = (await repository.mark(trx, companyId, wanted, done, clock.now())).map(({ id }) => id);
        if (changed.length === 0) return [];
        const { author, userId } = byOf(scope);
        const step = done ? "done" : "reopened";
        await repository.noteMarks(trx, companyId, changed, step, author, userId, clock.now());
        await audit(trx, scope, "ratings.marked", { count: changed.length, done });
        return changed;
      });
    },
  };
}
