/** Tells owners what is new about their creatives, and deletes days that no statistics show any more. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { addYears, berlinDate } from "@portal/contract/time/berlin-time";
import { MOST_YEARS } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { tvCreativeNewsMail } from "./banners/mails.ts";
import { markTold, type NewsRow, takeNews } from "./banners/repository.ts";
import { deleteDaysBefore } from "./statistics/repository.ts";

const DAY_MS = 86_400_000;
/** Older steps are history that an import brought along; nobody gets a mail about them. */
const NEWS_DAYS = 14;

/** Writes the mails that are due, each once however often it runs. */
export const tellNews = (dependencies: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(() => tellSome(dependencies), signal);

async function tellSome(dependencies: Dependencies): Promise<{ id: number }[]> {
  return dependencies.db.transaction().execute(async (trx) => {
    const now = dependencies.clock.now();
    const news = await takeNews(trx, now);
    if (news.length === 0) return [];
    const oldest = now.getTime() - NEWS_DAYS * DAY_MS;
    for (const row of news.filter((one) => one.at.getTime() >= oldest && isStillNews(one))) {
      for (const { id, email } of row.owners) {
        await sendMail(dependencies, trx, {
          key: `${tvCreativeNewsMail.name}:${row.id}:${id}`,
          to: email,
          brand: DEFAULT_BRAND,
          template: tvCreativeNewsMail,
          data: { kind: row.kind, creative: row.creative, company: row.company, reason: row.reason },
        });
      }
    }
    return markTold(
      trx,
      news.map(({ id }) => id),
    );
  });
}

/** Nobody has to approve what is decided already. */
const isStillNews = ({ kind, is_open: isOpen }: NewsRow): boolean =>
  (kind !== "delivered" && kind !== "changed") || isOpen;

/** A range that ends today and the days before it that it is compared with. */
const SHOWN_YEARS = 2 * MOST_YEARS;

export function sweepTvDays({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> {
  const oldest = addYears(berlinDate(clock.now().getTime()), -SHOWN_YEARS);
  return inBatches(() => deleteDaysBefore(db, oldest), signal);
}

const FIVE_MINUTES = 300;
const A_DAY = 86_400;

export const tvBannersJobs: SliceJobs = {
  sweeps: [
    { name: "tvCreativeNews", everySeconds: FIVE_MINUTES, run: tellNews },
    { name: "tvDays", everySeconds: A_DAY, run: sweepTvDays },
  ],
};
