/**
 * Reads a company's figures from Search Console. Each window replaces what is stored of its days, so that corrections
 * overwrite and reading twice counts once.
 */
import type { Period } from "@portal/contract/time/date-range";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Transaction } from "kysely";
import type { Database } from "@portal/db/rows";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import { createSearchConsoleAccess } from "../../external-services/public.ts";
import * as repository from "../repository.ts";
import { createSearchConsoleClient, type DayRow, PropertyNotFound, type TermRow } from "../search-console/client.ts";
import { searchConsoleDay, windowsToRead } from "./plan.ts";

type Order = { companyId: number };

export function createReading(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;
  const access = createSearchConsoleAccess(dependencies);
  const client = createSearchConsoleClient(environment);

  /** False if the company has chosen another property meanwhile. */
  async function readWindow(company: Order, siteUrl: string, window: Period, signal: AbortSignal): Promise<boolean> {
    const read = await access.withToken(company, async (token) => ({
      ...(await client.days(token, siteUrl, window, signal)),
      terms: await client.terms(token, siteUrl, window, signal),
    }));
    return db.transaction().execute(async (trx) => {
      if ((await repository.lockProperty(trx, company)) !== siteUrl) return false;
      await repository.deleteFigures(trx, company, window);
      await insertFigures(trx, company, within(window, read));
      return true;
    });
  }

  async function readAll(company: Order, siteUrl: string, signal: AbortSignal): Promise<void> {
    const windows = windowsToRead(await repository.findCoverage(db, company), searchConsoleDay(clock.now()));
    for (const window of windows) {
      signal.throwIfAborted();
      if (!(await readWindow(company, siteUrl, window, signal))) return;
    }
    await repository.noteRead(db, company.companyId, siteUrl, clock.now());
  }

  const noteFailure = (companyId: number, failure: repository.Failure) =>
    repository.noteFailure(db, companyId, failure, clock.now());

  return {
    /** @throws whatever may be over at the next attempt */
    async run(company: Order, signal: AbortSignal): Promise<void> {
      const property = await repository.findProperty(db, company);
      if (property === undefined || !access.isSetUp) return;
      try {
        await readAll(company, property.site_url, signal);
      } catch (error) {
        const failure = finalFailureOf(error);
        if (failure === null) throw error;
        await noteFailure(company.companyId, failure);
      }
    },

    gaveUp: async ({ companyId }: Order): Promise<void> => void (await noteFailure(companyId, "away")),
  };
}

/** What only the person can mend; null for what may be over soon. */
function finalFailureOf(error: unknown): repository.Failure | null {
  if (error instanceof PropertyNotFound) return "property_lost";
  if (!(error instanceof Problem)) return null;
  const isEnded = error.code === "external_services.revoked" || error.code === "external_services.not_granted";
  return isEnded ? "access_ended" : null;
}

type Read = { days: DayRow[]; terms: TermRow[]; movingFrom: Day | null };

/** Without days that were not asked for: they would stay when the window is read again. */
function within({ start, end }: Period, { days, terms, movingFrom }: Read): Read {
  const isAsked = ({ day }: DayRow): boolean => start <= day && day <= end;
  return { days: days.filter(isAsked), terms: terms.filter(isAsked), movingFrom };
}

async function insertFigures(
  trx: Transaction<Database>,
  { companyId }: Order,
  { days, terms, movingFrom }: Read,
): Promise<void> {
  if (days.length > 0) await repository.insertDays(trx, companyId, ...columnsOf(days), movingFrom);
  if (terms.length > 0) {
    const names = terms.map(({ term }) => term);
    await repository.insertTerms(trx, companyId, ...columnsOf(terms), names);
  }
}

const columnsOf = (rows: readonly DayRow[]): [Day[], number[], number[], number[]] => [
  rows.map(({ day }) => day),
  rows.map(({ impressions }) => impressions),
  rows.map(({ clicks }) => clicks),
  rows.map(({ impressions, position }) => impressions * position),
];
