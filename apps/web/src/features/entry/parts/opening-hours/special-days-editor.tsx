import { MAX_SPECIAL_DAYS } from "@portal/contract/opening-hours/model";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { controlId } from "@portal/contract/entry/places";
import { useState } from "react";
import { Button } from "../../../../ui/actions/button.tsx";
import { plus } from "../../../../ui/icons/icons.ts";
import { Row } from "../../../../ui/page/layout.tsx";
import { type FieldErrors } from "../../form-engine/part-definition.ts";
import { HolidayPicker } from "./holidays/holiday-picker.tsx";
import { COMPANY_HOLIDAYS_LABEL } from "./hours-changes.ts";
import { type SpecialDayDraft, specialDayDraft, withSpecialDays } from "./hours-draft.ts";
import { SpecialDayRow } from "./special-day-row.tsx";
import styles from "./special-days-editor.module.css";
import type { useFederalState } from "./use-federal-state.ts";

type SpecialDaysEditorProps = {
  days: readonly SpecialDayDraft[];
  /** The federal state whose public holidays are offered. */
  place: ReturnType<typeof useFederalState>;
  errors: FieldErrors;
  /** Epoch ms. */
  now: number;
  mayWrite: boolean;
  onChange: (days: SpecialDayDraft[]) => void;
  onLeaveDay: (path: string) => void;
};

const HOLIDAYS_LENGTH_DAYS = 14;

/** Public holidays, company holidays and other days with special hours. */
export function SpecialDaysEditor(props: SpecialDaysEditorProps) {
  const { days, place, errors, now, mayWrite, onChange, onLeaveDay } = props;
  const [editing, setEditing] = useState<string | null>(null);
  const today = berlinDate(now);
  const hasErrors = (index: number) =>
    Object.keys(errors).some((path) => path.startsWith(`openingHours.specialDays.${index}`));

  function add(from: string, to: string, label: string) {
    const added = specialDayDraft({ from, to, label, spans: [] });
    onChange(withSpecialDays(days, [added]));
    setEditing(added.key);
  }
  return (
    <div className={styles.editor} id={controlId("openingHours", "openingHours.specialDays")} tabIndex={-1}>
      {days.length === 0 && <p className="note">Noch keine besonderen Tage eingetragen.</p>}
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
          <HolidayPicker state={place.state} onState={place.choose} days={days} onChange={onChange} today={today} />
        </>
      )}
    </div>
  );
}
