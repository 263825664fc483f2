/** Closes whole days in the entry's opening hours, and opens them again; each is a save like any other. */
import type { SpecialDay } from "@portal/contract/opening-hours/model";
import { checkOpeningHours } from "@portal/contract/opening-hours/rules";
import { MAX_SPECIAL_DAYS } from "@portal/contract/opening-hours/model";
import { type OpeningHours, readOpeningHours } from "@portal/contract/opening-hours/schema";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { Columns } from "../columns.ts";
import { findEntryPart } from "../repository.ts";
import { savePart } from "./save-part.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "cache">;
const PART = "openingHours";

const isSame = (a: SpecialDay, b: SpecialDay): boolean => a.from === b.from && a.to === b.to && a.label === b.label;

/** Why the days can't be closed; null if they can; undefined if the company has no entry. */
export async function closingProblem(
  db: Needs["db"],
  scope: AccountScope,
  day: SpecialDay,
): Promise<string | null | undefined> {
  const stored = await findEntryPart(db, scope, PART);
  if (stored === undefined) return undefined;
  const hours = readOpeningHours(stored.opening_hours);
  if (hours.specialDays.length >= MAX_SPECIAL_DAYS) return `Höchstens ${MAX_SPECIAL_DAYS} besondere Tage.`;
  const wanted = { ...hours, specialDays: [...hours.specialDays, day] };
  const isOfDay = ({ path: [part, index] }: { path: (string | number)[] }) =>
    part === "specialDays" && index === hours.specialDays.length;
  return checkOpeningHours(wanted).find(isOfDay)?.message ?? null;
}

const hoursColumns = (hours: OpeningHours): Columns => ({ opening_hours: hours });

/** Adds a special day without hours. `closingProblem` has said that it can. */
export async function closeDays(needs: Needs, scope: AccountScope, day: SpecialDay): Promise<void> {
  const stored = await findEntryPart(needs.db, scope, PART);
  if (stored === undefined) throw new Error("closeDays: no entry");
  const hours = readOpeningHours(stored.opening_hours);
  const columns = hoursColumns({ ...hours, specialDays: [...hours.specialDays, day] });
  await savePart(needs, scope, stored, { part: PART, columns, action: "applyAbsence" });
}

/** Removes the special day; false if somebody changed or removed it since. */
export async function reopenDays(needs: Needs, scope: AccountScope, day: SpecialDay): Promise<boolean> {
  const stored = await findEntryPart(needs.db, scope, PART);
  if (stored === undefined) return false;
  const hours = readOpeningHours(stored.opening_hours);
  const specialDays = hours.specialDays.filter((other) => !isSame(other, day));
  if (specialDays.length === hours.specialDays.length) return false;
  const columns = hoursColumns({ ...hours, specialDays });
  await savePart(needs, scope, stored, { part: PART, columns, action: "undoAbsence" });
  return true;
}
