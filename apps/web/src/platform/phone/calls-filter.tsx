import type { CallState } from "@portal/contract/phone/call-list";
import { type FormEvent, useState } from "react";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { formText } from "../forms/form-text.ts";
import type { CallsView } from "./calls-address.ts";
import styles from "./phone.module.css";

type CallsFilterProps = {
  view: CallsView;
  onChange: (view: CallsView) => void;
  /** What the search looks at. */
  label: string;
};

/** Search, and by whether a call is done. The address holds both. */
export function CallsFilter({ view, onChange, label }: CallsFilterProps) {
  const [search, setSearch] = useState(view.search);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ ...view, search: formText(event.currentTarget, "suche"), page: 1 });
  }
  return (
    <form className={styles.filters} onSubmit={submit} data-print="hide">
      <SearchField
        label={label}
        name="suche"
        maxLength={100}
        value={search}
        onChange={({ currentTarget: { value } }) => {
          setSearch(value);
          if (value === "") onChange({ ...view, search: "", page: 1 });
        }}
      />
      <Select
        label="Stand"
        value={view.state}
        onChange={({ currentTarget: { value } }) => onChange({ ...view, state: value as CallState, page: 1 })}
      >
        <option value="all">Alle</option>
        <option value="open">Offen</option>
        <option value="done">Erledigt</option>
      </Select>
    </form>
  );
}
