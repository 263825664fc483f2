import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { isDay } from "@portal/contract/time/berlin-time";
import {
  type DateRange,
  type Interval,
  INTERVALS,
  type Preset,
  presetDays,
  rangeProblem,
} from "@portal/contract/time/date-range";
import { useState } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { Announcement } from "../../ui/feedback/announcement.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { OFFERED_PRESETS, type RangeChoice, withDays } from "./range-in-address.ts";
import styles from "./range-picker.module.css";
import { INTERVAL_ADVERBS, periodName } from "./statistics-texts.ts";

const PRESET_LABELS: Record<Preset | "own", string> = {
  "7": "Letzte 7 Tage",
  "30": "Letzte 30 Tage",
  "90": "Letzte 90 Tage",
  month: "Letzter Monat",
  year: "Letzte 12 Monate",
  own: "Von … bis …",
};
const INTERVAL_LABELS: Record<Interval, string> = { Day: "Tag", Week: "Woche", Month: "Monat" };

type RangePickerProps = {
  choice: RangeChoice;
  onChange: (choice: RangeChoice) => void;
  /** The figures of the choice are not there yet. Screen readers hear of it when they are. */
  isLoading: boolean;
  /** For lists, which are not summed by day, week or month. */
  withoutInterval?: boolean | undefined;
};

/** Chooses the days and the interval. A choice takes effect at once, own days after a button. */
export function RangePicker({ choice, onChange, isLoading, withoutInterval = false }: RangePickerProps) {
  const [asksDays, setAsksDays] = useState(false);
  const { range } = choice;
  const preset = asksDays ? "own" : choice.preset;
  function choosePreset(chosen: Preset | "own") {
    setAsksDays(chosen === "own");
    if (chosen !== "own") {
      const days = presetDays(chosen, berlinDate(Date.now()));
      onChange({ preset: chosen, range: withDays(range, days) });
    }
  }
  return (
    <search className={styles.picker} aria-label="Zeitraum wählen" data-print="hide">
      <Select
        label="Zeitraum"
        value={preset}
        onChange={({ currentTarget: { value } }) => choosePreset(value as Preset | "own")}
      >
        {[...OFFERED_PRESETS, "own" as const].map((value) => (
          <option key={value} value={value}>
            {PRESET_LABELS[value]}
          </option>
        ))}
      </Select>
      {!withoutInterval && (
        <Select
          label="Zusammengefasst nach"
          value={range.interval}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, range: { ...range, interval: value as Interval } })
          }
        >
          {INTERVALS.map((value) => (
            <option key={value} value={value}>
              {INTERVAL_LABELS[value]}
            </option>
          ))}
        </Select>
      )}
      {preset === "own" && (
        <OwnDays
          key={`${range.startDate} ${range.endDate}`}
          range={range}
          onChoose={(days) => {
            setAsksDays(false);
            onChange({ preset: "own", range: withDays(range, days) });
          }}
        />
      )}
      <Announcement isReady={!isLoading}>{spoken(range, withoutInterval)}</Announcement>
    </search>
  );
}

/** "Zeitraum: 01.01. bis 31.03.2026, je Woche" */
function spoken({ startDate: start, endDate: end, interval }: DateRange, withoutInterval: boolean): string {
  return `Zeitraum: ${periodName({ start, end })}${withoutInterval ? "" : `, ${INTERVAL_ADVERBS[interval]}`}`;
}

type Days = { startDate: Day; endDate: Day };

function OwnDays({ range, onChoose }: { range: DateRange; onChoose: (days: Days) => void }) {
  const [days, setDays] = useState<Days>({ startDate: range.startDate, endDate: range.endDate });
  const [problem, setProblem] = useState<{ field: keyof Days; message: string } | null>(null);
  const today = berlinDate(Date.now());
  function choose() {
    const found = problemOf(days);
    setProblem(found);
    if (found === null) onChoose(days);
  }
  const field = (name: keyof Days, label: string) => (
    <TextField
      type="date"
      label={label}
      max={today}
      value={days[name]}
      error={problem?.field === name ? problem.message : undefined}
      onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <form
      className={styles.days}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      {field("startDate", "Von")}
      {field("endDate", "Bis")}
      <Button type="submit">Zeitraum zeigen</Button>
    </form>
  );
}

function problemOf(days: Days): { field: keyof Days; message: string } | null {
  for (const field of ["startDate", "endDate"] as const) {
    if (!isDay(days[field])) return { field, message: "Bitte geben Sie ein gültiges Datum ein." };
  }
  const message = rangeProblem(days);
  return message === undefined ? null : { field: "endDate", message };
}
