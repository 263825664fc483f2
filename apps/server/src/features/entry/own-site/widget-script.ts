/** The widget's script of a company: its data and the built code, compressed once for each version of the data. */
import { WIDGET_NOTICE_DAYS, WIDGET_VARIABLE, type WidgetData } from "@portal/contract/entry/own-site/widget";
import type { OpeningHours } from "@portal/contract/opening-hours/model";
import { readOpeningHours } from "@portal/contract/opening-hours/schema";
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { quickStatement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { type Embed, embedOf, scriptWith } from "../../../platform/embeds/embed.ts";

/** Some 10 KB each. Pages of the same companies are opened again and again. */
const MOST_SCRIPTS = 500;

type HoursRow = { name: string; opening_hours: object; opening_hours_version: number; company_data_version: number };

const readHours = quickStatement<HoursRow, [companyId: number]>(`
  select name, opening_hours, opening_hours_version, company_data_version from entries where company_id = $1`);

/** @param code as the build made it; it reads the data from a variable */
export function createWidgetScripts(db: Kysely<Database>, code: string) {
  const scripts = new LRUCache<string, Embed>({ max: MOST_SCRIPTS });
  return {
    /** Undefined for a company without a published entry. */
    async find(company: number, rating: WidgetData["rating"], now: Date): Promise<Embed | undefined> {
      const [row] = await readHours(db, company);
      if (row === undefined) return undefined;
      const today = berlinDate(now.getTime());
      const versions = [row.opening_hours_version, row.company_data_version, today];
      const key = JSON.stringify([company, ...versions, rating]);
      const known = scripts.get(key);
      if (known !== undefined) return known;
      const hours = shownHours(readOpeningHours(row.opening_hours), today);
      const data: WidgetData = { company, name: row.name, hours, rating };
      const made = embedOf(scriptWith(WIDGET_VARIABLE, data, code));
      scripts.set(key, made);
      return made;
    },
  };
}

/**
 * Hours of yesterday may last until this morning. Labels are shown some days ahead only; sixty long ones would make the
 * script larger than it may be.
 */
const shownHours = (hours: OpeningHours, today: Day): OpeningHours => {
  const lastNotice = addDays(today, WIDGET_NOTICE_DAYS + 1);
  return {
    ...hours,
    specialDays: hours.specialDays
      .filter(({ to }) => to >= addDays(today, -1))
      .map((special) => (special.from <= lastNotice ? special : { ...special, label: "" })),
  };
};
