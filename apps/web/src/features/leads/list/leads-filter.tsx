import type { LeadView } from "@portal/contract/leads/calls";
import { LEAD_STATES } from "@portal/contract/leads/states";
import { LEAD_STATE_LABELS } from "@portal/contract/leads/words";
import { type FormEvent, useState } from "react";
import { formText } from "../../../platform/forms/form-text.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { LeadsView } from "../leads-address.ts";
import styles from "../leads.module.css";

type LeadsFilterProps = { view: LeadsView; onChange: (view: LeadsView) => void };

/** Search, state and days. The address holds them. */
export function LeadsFilter({ view, onChange }: LeadsFilterProps) {
  const [search, setSearch] = useState(view.search);
  const narrow = (changed: Partial<LeadsView>) => onChange({ ...view, ...changed, page: 1 });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    narrow({ search: formText(event.currentTarget, "suche") });
  }
  return (
    <form className={styles.filters} onSubmit={submit} data-print="hide">
      <SearchField
        label="Wort, Ort oder Name suchen"
        name="suche"
        maxLength={100}
        value={search}
        onChange={({ currentTarget: { value } }) => {
          setSearch(value);
          if (value === "") narrow({ search: "" });
        }}
      />
      <Select
        label="Stand"
        value={view.state}
        onChange={({ currentTarget: { value } }) => narrow({ state: value as LeadView })}
      >
        <option value="all">Alle</option>
        <option value="open">Offen</option>
        {LEAD_STATES.map((state) => (
          <option key={state} value={state}>
            {LEAD_STATE_LABELS[state]}
          </option>
        ))}
      </Select>
      <TextField
        label="Eingegangen ab"
        type="date"
        value={view.from}
        onChange={({ currentTarget: { value } }) => narrow({ from: value })}
      />
      <TextField
        label="Eingegangen bis"
        type="date"
        value={view.to}
        onChange={({ currentTarget: { value } }) => narrow({ to: value })}
      />
    </form>
  );
}
