import {
  HANDLING_LABELS,
  HANDLINGS,
  RATING_PERIOD_LABELS,
  RATING_PERIODS,
  type RatingsView,
  SEARCH_CHARACTERS,
  SORT_LABELS,
  SORTS,
  STAR_RANGE_LABELS,
  STAR_RANGES,
} from "@portal/contract/ratings/manage/view";
import { RATING_SOURCE_KEYS, RATING_SOURCES } from "@portal/contract/ratings/sources";
import { useState } from "react";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Filters } from "../../../../ui/lists/filters.tsx";

type RatingsFilterProps = { view: RatingsView; onChange: (view: RatingsView) => void };

const optionsOf = <C extends string>(codes: readonly C[], labels: Record<C, string>) =>
  codes.map((code) => (
    <option key={code} value={code}>
      {labels[code]}
    </option>
  ));

/** Search, filters and order. The address holds them all. */
export function RatingsFilter({ view, onChange }: RatingsFilterProps) {
  // "Own period" shows its two fields before a day is chosen.
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || view.period === "own";
  const choose = (given: Partial<RatingsView>) => onChange({ ...view, ...given, page: 1 });
  function choosePeriod(period: RatingsView["period"]) {
    setWantsOwn(period === "own");
    if (period !== "own") choose({ period, from: "", to: "" });
  }
  return (
    <Filters
      many
      aria-label="Bewertungen filtern"
      search={{
        label: "In Text und Namen suchen",
        maxLength: SEARCH_CHARACTERS,
        value: view.search,
        onSearch: (search) => choose({ search }),
      }}
    >
      <Select
        label="Stand"
        value={view.handling}
        onChange={({ currentTarget: { value } }) => choose({ handling: value as RatingsView["handling"] })}
      >
        {optionsOf(HANDLINGS, HANDLING_LABELS)}
      </Select>
      <Select
        label="Quelle"
        value={view.source}
        onChange={({ currentTarget: { value } }) => choose({ source: value as RatingsView["source"] })}
      >
        <option value="">Alle Quellen</option>
        {RATING_SOURCE_KEYS.map((source) => (
          <option key={source} value={source}>
            {RATING_SOURCES[source].label}
          </option>
        ))}
      </Select>
      <Select
        label="Sterne"
        value={view.stars}
        onChange={({ currentTarget: { value } }) => choose({ stars: value as RatingsView["stars"] })}
      >
        {optionsOf(STAR_RANGES, STAR_RANGE_LABELS)}
      </Select>
      <Select
        label="Zeitraum"
        value={isOwn ? "own" : view.period}
        onChange={({ currentTarget: { value } }) => choosePeriod(value as RatingsView["period"])}
      >
        {optionsOf(RATING_PERIODS, RATING_PERIOD_LABELS)}
      </Select>
      {isOwn && (
        <>
          <Day
            key={`from ${view.from}`}
            label="Von"
            value={view.from}
            onChange={(from) => choose({ period: "own", from })}
          />
          <Day key={`to ${view.to}`} label="Bis" value={view.to} onChange={(to) => choose({ period: "own", to })} />
        </>
      )}
      <Select
        label="Zuerst"
        value={view.sort}
        onChange={({ currentTarget: { value } }) => choose({ sort: value as RatingsView["sort"] })}
      >
        {optionsOf(SORTS, SORT_LABELS)}
      </Select>
      <Checkbox
        label="Nur mit Text"
        checked={view.withText}
        onChange={({ currentTarget: { checked } }) => choose({ withText: checked })}
      />
    </Filters>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

/** A day counts when the field is left: while somebody types, a date input goes through years such as 0002. */
const Day = ({ label, value, onChange }: DayProps) => (
  <TextField
    type="date"
    label={label}
    min="2000-01-01"
    max="2099-12-31"
    defaultValue={value}
    onBlur={({ currentTarget }) => {
      if (currentTarget.value !== value && currentTarget.validity.valid) onChange(currentTarget.value);
    }}
  />
);
