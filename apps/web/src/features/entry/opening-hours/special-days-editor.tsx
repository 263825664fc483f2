import { addDays, berlinDate } from "@portal/contract/berlin-time";
import { germanDay } from "@portal/contract/formats";
import { COMPANY_HOLIDAYS_LABEL } from "@portal/contract/opening-hours-changes";
import { MAX_SPECIAL_DAYS } from "@portal/contract/opening-hours-model";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { plus } from "../../../ui/icons.ts";
import { controlId, type FieldErrors } from "../parts/part.ts";
import { comingHolidays } from "./holidays.ts";
import { type SpecialDayDraft, specialDayDraft } from "./hours-draft.ts";
import { SpecialDayRow } from "./special-day-row.tsx";
import styles from "./special-days-editor.module.css";

type SpecialDaysEditorProps = {
  days: readonly SpecialDayDraft[];
  errors: FieldErrors;
  /** Epoch ms. */
  now: number;
  mayWrite: boolean;
  onChange: (days: SpecialDayDraft[]) => void;
  onLeaveDay: (path: string) => void;
};

const SUGGESTED = 4;
const HOLIDAYS_LENGTH_DAYS = 14;

/** Holidays, company holidays and other days with hours of their own. */
export function SpecialDaysEditor({ days, errors, now, mayWrite, onChange, onLeaveDay }: SpecialDaysEditorProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const today = berlinDate(now);
  const hasErrors = (index: number) =>
    Object.keys(errors).some((path) => path.startsWith(`openingHours.specialDays.${index}`));

  function add(from: string, to: string, label: string) {
    const added = specialDayDraft({ from, to, label, spans: [] });
    onChange([...days, added].toSorted((a, b) => (a.from < b.from ? -1 : 1)));
    setEditing(added.key);
  }
  function addHoliday(from: string, label: string) {
    onChange(
      [...days, specialDayDraft({ from, to: from, label, spans: [] })].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    );
  }
  const suggestions = comingHolidays(today, SUGGESTED + days.length)
    .filter(({ day }) => !days.some(({ from, to }) => from <= day && day <= to))
    .slice(0, SUGGESTED);
  return (
    <div className={styles.editor} id={controlId("openingHours", "openingHours.specialDays")} tabIndex={-1}>
      {days.length === 0 && <p className={styles.quiet}>Noch keine besonderen Tage eingetragen.</p>}
      <ul className={styles.list} role="list">
        {days.map((day, index) => (
          <SpecialDayRow
            key={day.key}
            day={day}
            path={`openingHours.specialDays.${index}`}
            errors={errors}
            isPast={day.to < today}
            mayWrite={mayWrite}
            editing={editing === day.key || hasErrors(index)}
            onEdit={(open) => setEditing(open ? day.key : null)}
            onChange={(changed) => onChange(days.map((other) => (other.key === day.key ? changed : other)))}
            onRemove={() => onChange(days.filter((other) => other.key !== day.key))}
            onLeave={() => onLeaveDay(`openingHours.specialDays.${index}`)}
          />
        ))}
      </ul>
      {mayWrite && days.length < MAX_SPECIAL_DAYS && (
        <>
          <Row>
            <Button size="sm" icon={plus} onClick={() => add(today, today, "")}>
              Besonderen Tag hinzufügen
            </Button>
            <Button
              size="sm"
              icon={plus}
              onClick={() => add(addDays(today, 1), addDays(today, HOLIDAYS_LENGTH_DAYS), COMPANY_HOLIDAYS_LABEL)}
            >
              Betriebsferien hinzufügen
            </Button>
          </Row>
          {suggestions.length > 0 && (
            <Row>
              <span className={styles.quiet}>An Feiertagen geschlossen?</span>
              {suggestions.map(({ day, name }) => (
                <Button
                  key={day}
                  variant="quiet"
                  size="sm"
                  icon={plus}
                  onClick={() => addHoliday(day, name)}
                  aria-label={`${name}, ${germanDay(day)}, geschlossen eintragen`}
                >
                  {name}, {germanDay(day).slice(0, 6)}
                </Button>
              ))}
            </Row>
          )}
        </>
      )}
    </div>
  );
}
