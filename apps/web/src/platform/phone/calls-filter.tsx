import type { CallState } from "@portal/contract/phone/call-list";
import { Select } from "../../ui/fields/select.tsx";
import { Filters } from "../../ui/lists/filters.tsx";
import type { CallsView } from "./calls-address.ts";

type CallsFilterProps = {
  view: CallsView;
  onChange: (view: CallsView) => void;
  /** What the search looks at. */
  label: string;
};

/** Search, and by whether a call is done. The address holds both. */
export function CallsFilter({ view, onChange, label }: CallsFilterProps) {
  return (
    <Filters search={{ label, value: view.search, onSearch: (search) => onChange({ ...view, search, page: 1 }) }}>
      <Select
        label="Stand"
        value={view.state}
        onChange={({ currentTarget: { value } }) => onChange({ ...view, state: value as CallState, page: 1 })}
      >
        <option value="all">Alle</option>
        <option value="open">Offen</option>
        <option value="done">Erledigt</option>
      </Select>
    </Filters>
  );
}
