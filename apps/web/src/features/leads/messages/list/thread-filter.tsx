import { SEARCH_CHARACTERS } from "@portal/contract/leads/messages/limits";
import { THREAD_FILTERS, type ThreadFilter, type ThreadsView } from "@portal/contract/leads/messages/view";
import { Select } from "../../../../ui/fields/select.tsx";
import { Filters } from "../../../../ui/lists/filters.tsx";
import { FILTER_LABELS } from "../message-texts.ts";

type ThreadFilterFormProps = {
  view: ThreadsView;
  unread: number;
  canSearch: boolean;
  onChange: (view: ThreadsView) => void;
};

/** Search by name, address and words, and by state. The address holds both. */
export function ThreadFilterForm({ view, unread, canSearch, onChange }: ThreadFilterFormProps) {
  return (
    <Filters
      search={
        canSearch
          ? {
              label: "Suchen in Namen und Texten",
              maxLength: SEARCH_CHARACTERS,
              value: view.search,
              onSearch: (search) => onChange({ ...view, search, page: 1 }),
            }
          : undefined
      }
    >
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
    </Filters>
  );
}
