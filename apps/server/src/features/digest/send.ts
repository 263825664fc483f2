/** Sends the summaries of a period. Each person gets one for each company and period, however often this runs. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { duePeriod, type Rhythm, RHYTHMS } from "@portal/contract/digest/periods";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import { brandOrigin } from "../../platform/mail/origin.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { makeAccountScope } from "../../platform/session/session.ts";
import { digestContent } from "./content.ts";
import { endPath, sealEnd } from "./end-link.ts";
import { digestMail } from "./mails.ts";
import type { ReadTold } from "./read-told.ts";
import * as repository from "./repository.ts";

/** Companies that are read at once: the sweeps have few connections. */
const AT_ONCE = 4;

/** Sweep: returns the number of mails. Stopped in the middle, the next run goes on behind what was handled. */
export const sendDigests =
  (readTold: (dependencies: Dependencies) => ReadTold) =>
  async (dependencies: Dependencies, signal?: AbortSignal): Promise<number> => {
    const now = dependencies.clock.now().getTime();
    const read = readTold(dependencies);
    let mails = 0;
    for (const rhythm of RHYTHMS) {
      const period = duePeriod(rhythm, now);
      if (period !== null) mails += await sendPeriod(dependencies, read, { rhythm, period }, signal);
    }
    return mails;
  };

type Period = { rhythm: Rhythm; period: Day };

async function sendPeriod(
  dependencies: Dependencies,
  read: ReadTold,
  { rhythm, period }: Period,
  signal?: AbortSignal,
): Promise<number> {
  let mails = 0;
  let after = repository.FROM_START;
  for (;;) {
    const rows = await repository.dueFor(dependencies.db, rhythm, period, after);
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      signal?.throwIfAborted();
      const told = await Promise.all(
        rows.slice(at, at + AT_ONCE).map((row) => tell(dependencies, read, row, { rhythm, period })),
      );
      mails += told.filter(Boolean).length;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < repository.DUE_AT_ONCE) return mails;
    after = last;
  }
}

/** Whether a mail was written. A company whose sources fail and that has nothing else to tell is asked again. */
async function tell(
  dependencies: Dependencies,
  read: ReadTold,
  row: repository.DueRow,
  { rhythm, period }: Period,
): Promise<boolean> {
  const { db, environment } = dependencies;
  const { user_id: userId, company_id: companyId, company } = row;
  // The row was joined with the person's right in the same statement.
  const scope = makeAccountScope({ companyId, userId, right: row.right, agentUserId: null });
  const maySend = !row.is_leaving && (row.has_results || row.has_tasks);
  const told = maySend ? await read(scope, rhythm, period) : null;
  const content = told === null ? null : digestContent(told, row);
  if (content === null && told !== null && told.missing.length > 0) return false;
  const brand = brandByKey(row.portal ?? "") ?? DEFAULT_BRAND;
  const end = await sealEnd(dependencies, { userId, companyId });
  return db.transaction().execute(async (trx) => {
    if (!(await repository.noteHandled(trx, row, period)) || content === null) return false;
    return sendMail(dependencies, trx, {
      key: `${digestMail.name}:${rhythm}:${period}:${companyId}:${userId}`,
      to: row.email,
      brand,
      template: digestMail,
      data: { company, rhythm, content, end },
      unsubscribeUrl: brandOrigin(brand, environment) + endPath(end),
    });
  });
}
