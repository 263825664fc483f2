import { type ChangeSource, type HistoryFilter } from "@portal/contract/entry/history/calls";
import { PARTS, ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useState } from "react";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Filters } from "../../../ui/lists/filters.tsx";
import { type Period, periodOf, rangeOf } from "./history-filter.ts";
import styles from "./history-page.module.css";

const SOURCES: Record<ChangeSource, string> = {
  owner: "Inhaber",
  editor: "Bearbeiter",
  support: "Kundendienst",
  import: "Datenabgleich mit dem Anbieter",
};
const PERIODS: Record<Period, string> = {
  all: "Gesamte Zeit",
  week: "Letzte 7 Tage",
  month: "Letzte 30 Tage",
  year: "Dieses Jahr",
  own: "Von … bis …",
};

type HistoryFiltersProps = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

/** Filters by author, part and period. Each choice takes effect at once and is in the address. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const [today] = useState(() => berlinDate(Date.now()));
  const [ownDays, setOwnDays] = useState(false);
  const { source, part, from, to } = filter;
  const period = ownDays ? "own" : periodOf(filter, today);
  const without = (...names: (keyof HistoryFilter)[]): HistoryFilter =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((gone) => gone === name)));

  function choosePeriod(chosen: Period) {
    setOwnDays(chosen === "own");
    if (chosen !== "own") onChange({ ...without("from", "to"), ...rangeOf(chosen, today) });
  }
  return (
    <Filters aria-label="Änderungen eingrenzen">
      <Select
        label="Wer"
        value={source ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...without("source"), ...(value !== "" && { source: value as ChangeSource }) })
        }
      >
        <option value="">Alle</option>
        {Object.entries(SOURCES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Bereich"
        value={part ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...without("part"), ...(value !== "" && { part: value as EntryPart }) })
        }
      >
        <option value="">Alle</option>
        {ENTRY_PARTS.map((value) => (
          <option key={value} value={value}>
            {PARTS[value].label}
          </option>
        ))}
      </Select>
      <Select
        label="Zeitraum"
        value={period}
        onChange={({ currentTarget: { value } }) => choosePeriod(value as Period)}
      >
        {Object.entries(PERIODS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {period === "own" && (
        <div className={styles.days}>
          <TextField
            type="date"
            label="Von"
            max={to ?? today}
            value={from ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...without("from"), ...(value !== "" && { from: value }) })
            }
          />
          <TextField
            type="date"
            label="Bis"
            min={from}
            max={today}
            value={to ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...without("to"), ...(value !== "" && { to: value }) })
            }
          />
        </div>
      )}
    </Filters>
  );
}
