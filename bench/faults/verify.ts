/** Holds what servers acknowledged against what the database has. */
import type { openDatabase } from "@portal/db/connect";
import type { Saver } from "./saver.ts";

export type Db = ReturnType<typeof openDatabase>;
export type Verdict = { acknowledged: number; lost: number; altered: number };

/** Lost: no such change is stored. Altered: it has another text or version, or versions have a gap. */
export async function verify(db: Db, savers: readonly Saver[]): Promise<Verdict> {
  const verdict = { acknowledged: 0, lost: 0, altered: 0 };
  for (const { acknowledged, person } of savers) {
    const history = await db
      .selectFrom("entry_changes")
      .select(["id", "version", "after"])
      .where("company_id", "=", person.companyId)
      .orderBy("version")
      .$castTo<{ id: number; version: number; after: { about_us?: { text: string } } }>()
      .execute();
    const kept = new Map(history.map((change) => [change.id, change]));
    for (const { changeId, version, text } of acknowledged) {
      const change = kept.get(changeId);
      verdict.acknowledged += 1;
      if (change === undefined) verdict.lost += 1;
      else if (change.version !== version || change.after.about_us?.text !== text) verdict.altered += 1;
    }
    const [first] = history;
    verdict.altered += history.filter(({ version }, index) => version !== (first?.version ?? 0) + index).length;
  }
  return verdict;
}

/** Whether each saver had a save acknowledged that began after the instant. */
export const allServedSince = (savers: readonly Saver[], instant: number): boolean =>
  savers.every(({ acknowledged }) => acknowledged.some(({ began }) => began > instant));

/** The longest time, in seconds, that one of them was without an acknowledged save since the instant. */
export const longestWait = (savers: readonly Saver[], since: number): number =>
  Math.max(
    ...savers.flatMap(({ acknowledged }) => {
      const ends = acknowledged.map(({ ended }) => ended).filter((ended) => ended > since);
      return ends.map((ended, index) => (ended - (ends[index - 1] ?? since)) / 1000);
    }),
  );
