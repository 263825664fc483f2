/**
 * An absence is entered once and applies to the opening hours of the entry, the secretarial service and the voicebot
 * together. It is shown before it is applied, and undone as one.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
import { MAX_SPECIAL_DAY_LABEL_CHARACTERS } from "../opening-hours/model.ts";
import { lineOf } from "../text/text-fields.ts";
import { addDays, type Day, isDay } from "../time/berlin-time.ts";

export const MOST_ABSENCE_DAYS = 366;

export const ABSENCE_TARGETS = ["entry", "secretarial", "voicebot"] as const;
export type AbsenceTarget = (typeof ABSENCE_TARGETS)[number];

export type AbsenceDays = { firstDay: Day; lastDay: Day; label: string };

/** `before` is read by pages of the version before only; a later release drops it. */
export type AbsenceEffect = { target: AbsenceTarget; before: null };

export type Absence = AbsenceDays & { id: number; targets: AbsenceTarget[]; appliedAt: string };

const fields = {
  firstDay: z.string().check(z.refine(isDay, "Bitte geben Sie ein gültiges Datum ein.")),
  lastDay: z.string().check(z.refine(isDay, "Bitte geben Sie ein gültiges Datum ein.")),
  label: lineOf(MAX_SPECIAL_DAY_LABEL_CHARACTERS, "Bitte geben Sie an, warum, zum Beispiel: Betriebsferien."),
};

const absence = z.object(fields).check(({ value: { firstDay, lastDay }, issues }) => {
  if (!isDay(firstDay) || !isDay(lastDay)) return;
  const message =
    lastDay < firstDay
      ? "Der letzte Tag liegt vor dem ersten."
      : lastDay > addDays(firstDay, MOST_ABSENCE_DAYS - 1)
        ? "Höchstens ein Jahr."
        : undefined;
  if (message !== undefined) issues.push({ code: "custom", input: lastDay, path: ["lastDay"], message });
});

/** Absences that are applied and not over, the next first. */
export const getAbsences = endpoint<{ absences: Absence[] }>()({
  name: "getAbsences",
  method: "GET",
  path: "/api/customer/absence/list",
});

/** Where an absence would hold; nothing is saved. */
export const previewAbsence = endpoint<{ effects: AbsenceEffect[] }>()({
  name: "previewAbsence",
  method: "GET",
  path: "/api/customer/absence/preview",
  query: absence,
  errors: ["absence.overlaps"],
});

export const applyAbsence = endpoint<{ absence: Absence }>()({
  name: "applyAbsence",
  method: "POST",
  path: "/api/customer/absence/apply",
  body: absence,
  errors: ["absence.overlaps", "absence.nowhere", "entry.stale_version"],
});

/** Takes an absence back everywhere. A special day of the entry that somebody changed since stays; `kept` names it. */
export const undoAbsence = endpoint<{ kept: AbsenceTarget[] }>()({
  name: "undoAbsence",
  method: "POST",
  path: "/api/customer/absence/undo",
  body: z.object({ id: idNumber }),
  errors: ["absence.not_found", "entry.stale_version"],
});
