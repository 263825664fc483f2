/** Tells companies of new ratings within a quarter of an hour by day, and once a month how their ratings stand. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { pathOf } from "@portal/contract/pages/routes";
import { codesOf } from "@portal/contract/navigation/products";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { addDays, berlinDate, type Day, minutesOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { sendPush } from "../../../platform/push/send-push.ts";
import { inBatches, type Sweep } from "../../../platform/sweeps/sweep.ts";
import { ratingNewsMail, ratingStatusMail } from "./mails.ts";
import * as repository from "./repository.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment" | "jobs">;

const CODES = codesOf(RATINGS_FAMILIES);
/** Berlin hours in which mails are sent. */
const FROM_HOUR = 8;
const TO_HOUR = 20;
/** Days of a month on which the mail about the month before is sent, if the first was missed. */
const STATUS_DAYS = 5;

function isDaytime(now: Date): boolean {
  const hour = Math.floor(minutesOfBerlinDay(now.getTime()) / 60);
  return hour >= FROM_HOUR && hour < TO_HOUR;
}

/** Returns the number of ratings that are no news any more. */
export async function tellNewRatings(dependencies: Needs, signal?: AbortSignal): Promise<number> {
  if (!isDaytime(dependencies.clock.now())) return 0;
  return inBatches(() => tellSome(dependencies), signal);
}

async function tellSome(dependencies: Needs): Promise<repository.NewRating[]> {
  return dependencies.db.transaction().execute(async (trx) => {
    const taken = await repository.takeNewRatings(trx, dependencies.clock.now());
    const shown = Map.groupBy(
      taken.filter((rating) => rating.is_shown),
      (rating) => rating.company_id,
    );
    for (const { company_id: id, company, people } of await repository.companiesToTell(trx, [...shown.keys()], CODES)) {
      const ratings = shown.get(id) ?? [];
      const last = Math.max(...ratings.map((rating) => rating.id));
      await pushNews(dependencies, trx, id, ratings);
      for (const person of people) {
        await sendMail(dependencies, trx, {
          key: `${ratingNewsMail.name}:${id}:${last}:${person.id}`,
          to: person.email,
          brand: DEFAULT_BRAND,
          template: ratingNewsMail,
          data: { company, ratings: ratings.map(({ source, stars }) => ({ source, stars })) },
        });
      }
    }
    return taken;
  });
}

/** One message for all, so that a delivery of fifty ratings does not ring fifty times. */
async function pushNews(
  dependencies: Needs,
  trx: Transaction<Database>,
  companyId: number,
  ratings: readonly repository.NewRating[],
): Promise<void> {
  const fresh = ratings.filter((rating) => !rating.is_pushed).map(({ id }) => id);
  const [first, ...others] = fresh;
  if (first === undefined) return;
  const query = others.length === 0 ? `bewertung=${first}` : "stand=offen";
  await sendPush(dependencies, trx, {
    companyId,
    event: "new_rating",
    occasion: `ratings:${companyId}:${Math.max(...fresh)}`,
    path: `${pathOf("ratings_manage")}?${query}`,
  });
}

const monthName = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** The first and last day of the month before, and its name. */
export function monthBefore(today: Day): { from: Day; to: Day; name: string } {
  const to = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to, name: monthName.format(new Date(`${to}T00:00:00Z`)) };
}

/** Returns the number of mails. Repeating it sends none twice. */
export async function tellRatingStatus(dependencies: Needs, signal?: AbortSignal): Promise<number> {
  const { db, clock } = dependencies;
  const today = berlinDate(clock.now().getTime());
  if (Number(today.slice(8)) > STATUS_DAYS || !isDaytime(clock.now())) return 0;
  const month = monthBefore(today);
  let written = 0;
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const rows = await repository.monthsOfCompanies(db, after, CODES, month.from, month.to);
    const withNews = rows.filter(({ ratings }) => ratings > 0);
    const allowed = await repository.statusAllowed(
      db,
      withNews.map(({ company_id: id }) => id),
    );
    for (const row of withNews.filter(({ company_id: id }) => allowed.has(id))) {
      written += await tellStatus(dependencies, row, month);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < repository.STATUS_BATCH) return written;
    after = last.company_id;
  }
}

async function tellStatus(
  dependencies: Needs,
  { company_id: id, company, people, ratings, stars, open }: repository.MonthOfCompany,
  { from, name: month }: { from: Day; name: string },
): Promise<number> {
  let written = 0;
  for (const person of people) {
    const isNew = await sendMail(dependencies, dependencies.db, {
      key: `${ratingStatusMail.name}:${id}:${from}:${person.id}`,
      to: person.email,
      brand: DEFAULT_BRAND,
      template: ratingStatusMail,
      data: { company, month, ratings, stars, open },
    });
    if (isNew) written += 1;
  }
  return written;
}

const QUARTER_OF_AN_HOUR = 900;

export const newsSweeps: readonly Sweep[] = [
  { name: "ratingNews", everySeconds: QUARTER_OF_AN_HOUR, run: tellNewRatings },
  { name: "ratingStatus", run: tellRatingStatus },
];
