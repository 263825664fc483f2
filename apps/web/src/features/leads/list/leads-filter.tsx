import type { LeadView } from "@portal/contract/leads/calls";
import { LEAD_STATES } from "@portal/contract/leads/states";
import { LEAD_STATE_LABELS } from "@portal/contract/leads/words";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Filters } from "../../../ui/lists/filters.tsx";
import type { LeadsView } from "../leads-address.ts";

type LeadsFilterProps = { view: LeadsView; onChange: (view: LeadsView) => void };

/** Search, state and days. The address holds them. */
export function LeadsFilter({ view, onChange }: LeadsFilterProps) {
  const narrow = (changed: Partial<LeadsView>) => onChange({ ...view, ...changed, page: 1 });
  return (
    <Filters
      many
      search={{ label: "Wort, Ort oder Name suchen", value: view.search, onSearch: (search) => narrow({ search }) }}
    >
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
    </Filters>
  );
}
