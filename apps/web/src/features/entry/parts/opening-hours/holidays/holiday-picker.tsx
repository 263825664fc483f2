import { FEDERAL_STATE_CODES, FEDERAL_STATES, type FederalState } from "@portal/contract/addresses/calls";
import { MAX_SPECIAL_DAYS } from "@portal/contract/opening-hours/model";
import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { useRef, useState } from "react";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Select } from "../../../../../ui/fields/select.tsx";
import { calendar, plus, undo } from "../../../../../ui/icons/icons.ts";
import { Row } from "../../../../../ui/page/layout.tsx";
import { type SpecialDayDraft, specialDayDraft, withSpecialDays } from "../hours-draft.ts";
import styles from "./holiday-picker.module.css";
import { comingHolidays, type Holiday, withoutTaken } from "./holidays.ts";

type HolidayPickerProps = {
  state: FederalState | null;
  onState: (state: FederalState) => void;
  /** The existing special days; the picker never replaces them. */
  days: readonly SpecialDayDraft[];
  onChange: (days: SpecialDayDraft[]) => void;
  today: Day;
};

/** Adds the public holidays of the next twelve months as closed days; each can be changed or removed afterwards. */
export function HolidayPicker({ state, onState, days, onChange, today }: HolidayPickerProps) {
  const outcome = useRef<HTMLDivElement>(null);
  const [lastKeys, setLastKeys] = useState<readonly string[]>([]);
  /** Those added last. Saving or discarding the form gives all rows new keys. */
  const fresh = days.filter(({ key }) => lastKeys.includes(key));
  const { certain, possible } = state === null ? { certain: [], possible: [] } : comingHolidays(state, today);
  const open = withoutTaken(certain, days).slice(0, MAX_SPECIAL_DAYS - days.length);
  const asked = withoutTaken(possible, days);

  function take(holidays: readonly Holiday[]) {
    const added = holidays.map(({ day, name }) => specialDayDraft({ from: day, to: day, label: name, spans: [] }));
    setLastKeys(added.map(({ key }) => key));
    onChange(withSpecialDays(days, added));
    // The pressed button is gone or disabled.
    outcome.current?.focus();
  }
  function takeOut() {
    onChange(days.filter((day) => !fresh.includes(day)));
    outcome.current?.focus();
  }
  return (
    <div className={styles.picker}>
      <div className={styles.main}>
        <StateSelect state={state} onState={onState} />
        <Button icon={calendar} disabled={open.length === 0} onClick={() => take(open)}>
          Feiertage übernehmen
        </Button>
      </div>
      <div ref={outcome} tabIndex={-1} className={styles.outcome} role="status">
        {fresh.length === 0 ? (
          <p>{helpOf(state, open.length)}</p>
        ) : (
          <>
            <p>{takenText(fresh.length)}</p>
            <Button variant="quiet" size="sm" icon={undo} onClick={takeOut}>
              Wieder herausnehmen
            </Button>
          </>
        )}
      </div>
      {asked.length > 0 && days.length < MAX_SPECIAL_DAYS && (
        <PossibleDays holidays={asked} onTake={(holiday) => take([holiday])} />
      )}
    </div>
  );
}

function StateSelect({ state, onState }: Pick<HolidayPickerProps, "state" | "onState">) {
  return (
    <Select
      label="Feiertage in"
      size="md"
      value={state ?? ""}
      onChange={(event) => onState(event.currentTarget.value as FederalState)}
    >
      {state === null && <option value="">Bundesland wählen</option>}
      {FEDERAL_STATE_CODES.map((code) => (
        <option key={code} value={code}>
          {FEDERAL_STATES[code]}
        </option>
      ))}
    </Select>
  );
}

type PossibleDaysProps = { holidays: readonly Holiday[]; onTake: (holiday: Holiday) => void };

/** Days that are holidays only in parts of the state or by custom, each with a text that says so. */
function PossibleDays({ holidays, onTake }: PossibleDaysProps) {
  return (
    <div className={styles.possible}>
      <p>An diesen Tagen auch geschlossen?</p>
      <Row>
        {holidays.map((holiday) => (
          <Button key={holiday.day} variant="quiet" size="sm" icon={plus} onClick={() => onTake(holiday)}>
            {holiday.name}, {germanDay(holiday.day).slice(0, 6)} <span className={styles.where}>{holiday.where}</span>
            <span className="visually-hidden">: geschlossen eintragen</span>
          </Button>
        ))}
      </Row>
    </div>
  );
}

function helpOf(state: FederalState | null, open: number): string {
  if (state === null) return "Wählen Sie Ihr Bundesland, dann tragen wir die Feiertage ein.";
  if (open === 0) return "Alle Feiertage der nächsten zwölf Monate sind eingetragen.";
  const count = open === 1 ? "Ein Feiertag" : `${open} Feiertage`;
  return `${count} der nächsten zwölf Monate als geschlossen. Jeden können Sie danach ändern oder entfernen.`;
}

const takenText = (count: number): string =>
  count === 1
    ? "Ein Feiertag ist als geschlossen eingetragen und noch nicht gespeichert."
    : `${count} Feiertage sind als geschlossen eingetragen und noch nicht gespeichert.`;
