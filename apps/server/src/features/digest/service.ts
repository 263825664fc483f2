/** What people choose, and the end of summaries by a mail's link. */
import type { Brand } from "@portal/contract/brands/brand";
import type { DigestChoice, EndedDigest } from "@portal/contract/digest/calls";
import { nextDay, periodOf, type Rhythm } from "@portal/contract/digest/periods";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { writeMail } from "../../platform/mail/layout.ts";
import { brandOrigin } from "../../platform/mail/origin.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { type DigestContent, digestContent } from "./content.ts";
import { openEnd } from "./end-link.ts";
import { digestMail } from "./mails.ts";
import type { ReadTold } from "./read-told.ts";
import * as repository from "./repository.ts";

export type DigestService = ReturnType<typeof createDigestService>;

/** The preview of a company that has nothing to tell. */
const NOTHING: DigestContent = { contacts: null, results: [], tasks: [], moreTasks: 0, missing: [] };

export function createDigestService(dependencies: Dependencies, readTold: ReadTold) {
  const { db, clock, environment } = dependencies;
  const today = () => berlinDate(clock.now().getTime());

  async function choiceOf(scope: AccountScope): Promise<DigestChoice> {
    const row = await repository.findChoice(db, scope);
    if (row === undefined) throw new Problem("account_not_available");
    const { rhythm, email } = row;
    const isLocked = !row.has_results && !row.has_tasks;
    return { rhythm, email, isLocked, nextOn: rhythm === null ? null : nextDay(rhythm, today()) };
  }

  return {
    choice: choiceOf,

    async choose(scope: AccountScope, rhythm: Rhythm | null): Promise<DigestChoice> {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        if (rhythm === null) await repository.unsubscribe(trx, scope.userId, scope.companyId);
        else await repository.subscribe(trx, scope, { rhythm, now, handledFor: periodOf(rhythm, today()) });
        await writeAudit(trx, {
          at: now,
          action: "digest.chosen",
          outcome: "done",
          actorUserId: scope.userId,
          companyId: scope.companyId,
          details: { rhythm },
        });
      });
      return choiceOf(scope);
    },

    /** The mail as HTML. Its link to end it leads nowhere, because nobody sent it. */
    async preview(scope: AccountScope, rhythm: Rhythm, brand: Brand): Promise<string> {
      const [row, told] = await Promise.all([
        repository.findChoice(db, scope),
        readTold(scope, rhythm, periodOf(rhythm, today())),
      ]);
      const content = (row === undefined ? null : digestContent(told, row)) ?? NOTHING;
      const data = { company: row?.company ?? "", rhythm, content, end: "vorschau" };
      return writeMail(digestMail.write(data, { brand, origin: brandOrigin(brand, environment) }), brand).html;
    },

    async end(token: string): Promise<EndedDigest> {
      const key = await openEnd(dependencies, token);
      const now = clock.now();
      const row = await db.transaction().execute(async (trx) => {
        const ended = await repository.stopByLink(trx, key, now);
        if (ended?.changed === true) await writeAudit(trx, lineOf("digest.ended", key, now));
        return ended;
      });
      return { company: row?.company ?? "", mayResume: row !== undefined };
    },

    async resume(token: string): Promise<EndedDigest> {
      const key = await openEnd(dependencies, token);
      const now = clock.now();
      const periods = { weekly: periodOf("weekly", today()), monthly: periodOf("monthly", today()) };
      const row = await db.transaction().execute(async (trx) => {
        const resumed = await repository.resumeByLink(trx, key, periods);
        if (resumed !== undefined) await writeAudit(trx, lineOf("digest.resumed", key, now));
        return resumed;
      });
      return { company: row?.company ?? "", mayResume: row !== undefined };
    },
  };
}

const lineOf = (action: string, { userId, companyId }: { userId: number; companyId: number }, at: Date) =>
  ({ at, action, outcome: "done", actorUserId: userId, companyId }) as const;
