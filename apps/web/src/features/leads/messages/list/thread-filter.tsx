import { SEARCH_CHARACTERS } from "@portal/contract/leads/messages/limits";
import { THREAD_FILTERS, type ThreadFilter, type ThreadsView } from "@portal/contract/leads/messages/view";
import { type FormEvent, useState } from "react";
import { formText } from "../../../../platform/forms/form-text.ts";
import { SearchField } from "../../../../ui/fields/search-field.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { FILTER_LABELS } from "../message-texts.ts";
import styles from "../messages.module.css";

type ThreadFilterFormProps = {
  view: ThreadsView;
  unread: number;
  canSearch: boolean;
  onChange: (view: ThreadsView) => void;
};

/** Search by name, address and words, and by state. The address holds both. */
export function ThreadFilterForm({ view, unread, canSearch, onChange }: ThreadFilterFormProps) {
  const [search, setSearch] = useState(view.search);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ ...view, search: formText(event.currentTarget, "suche"), page: 1 });
  }
  return (
    <form className={styles.filters} onSubmit={submit}>
      {canSearch && (
        <SearchField
          label="Suchen in Namen und Texten"
          name="suche"
          maxLength={SEARCH_CHARACTERS}
          value={search}
          onChange={({ currentTarget: { value } }) => {
            setSearch(value);
            if (value === "") onChange({ ...view, search: "", page: 1 });
          }}
        />
      )}
      <Select
        label="Stand"
        value={view.filter}
        onChange={({ currentTarget: { value } }) => onChange({ ...view, filter: value as ThreadFilter, page: 1 })}
      >
        {THREAD_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {filter === "unread" && unread > 0 ? `${FILTER_LABELS.unread} (${unread})` : FILTER_LABELS[filter]}
          </option>
        ))}
      </Select>
    </form>
  );
}
