/** The summary of a company's ratings: computed on reading, deleted until asked for, and locked by the company. */
import type { SummaryAnswer } from "@portal/contract/ratings/overview/calls";
import { RATING_SOURCES } from "@portal/contract/ratings/sources";
import { addDays, berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../../platform/audit.ts";
import { mayContact } from "../../../platform/contact/may-contact.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import * as repository from "./repository.ts";
import { type Summarise, summariseByTerms } from "./summary.ts";

/** Two years: what customers said earlier says little about today. */
const DAYS = 730;
const MOST_RATINGS = 1000;
/** With fewer, a summary would be a single customer's opinion. */
const FEWEST_RATINGS = 5;

const without = (state: "few" | "deleted" | "locked"): SummaryAnswer => ({ state, summary: null });

/** `summarise`: a language model can take the place of the rule here; nothing configures one. */
export function createSummaryService(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  summarise: Summarise = summariseByTerms,
) {
  async function read(scope: AccountScope): Promise<SummaryAnswer> {
    if (!(await mayContact(db, scope.companyId, "ratingSummaryDisplay"))) return without("locked");
    if (await repository.isSummaryDeleted(db, scope)) return without("deleted");
    const since = addDays(berlinDate(clock.now().getTime()), -DAYS);
    const rows = await repository.findWithText(db, scope, new Date(startOfBerlinDay(since)), MOST_RATINGS);
    if (rows.length < FEWEST_RATINGS) return without("few");
    const terms = await summarise(
      rows.map((row) => ({
        ratingId: row.id,
        stars: row.stars,
        text: row.body,
        source: RATING_SOURCES[row.source].wire,
        ratedAt: row.rated_at.toISOString(),
      })),
    );
    return { state: "ready", summary: { ...terms, ratings: rows.length, since } };
  }

  /** Marks or unmarks the deletion with its audit line, then says what is shown now. */
  async function change(
    scope: AccountScope,
    action: string,
    work: (trx: Dependencies["db"], now: Date) => Promise<boolean>,
  ): Promise<SummaryAnswer> {
    await db.transaction().execute(async (trx) => {
      const at = clock.now();
      if (!(await work(trx, at))) return;
      const { companyId, userId: actorUserId, agentUserId } = scope;
      await writeAudit(trx, { at, action, outcome: "done", companyId, actorUserId, agentUserId });
    });
    return read(scope);
  }

  return {
    read,
    remove: (scope: AccountScope) =>
      change(scope, "rating_summary.deleted", (trx, now) => repository.markSummaryDeleted(trx, scope, now)),
    request: (scope: AccountScope) =>
      change(scope, "rating_summary.requested", (trx) => repository.unmarkSummaryDeleted(trx, scope)),
  };
}
