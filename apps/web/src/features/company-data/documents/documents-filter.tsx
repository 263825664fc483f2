import { DOCUMENT_TYPE_CODES, DOCUMENT_TYPES, type DocumentType } from "@portal/contract/company-data/documents/calls";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { Filters } from "../../../ui/lists/filters.tsx";
import { type DocumentView, queryOfView } from "./documents-address.ts";

/** Year, kind and search. The address holds all of them. */
export function DocumentsFilter({ view, years }: { view: DocumentView; years: readonly number[] }) {
  const goTo = useGoTo();
  const narrow = (wanted: Partial<DocumentView>) => {
    const query = queryOfView({ ...view, ...wanted, page: 1 });
    void goTo("company_documents", { query, replace: true, withoutAsking: true });
  };
  return (
    <Filters
      search={{ label: "Titel oder Nummer suchen", value: view.search, onSearch: (search) => narrow({ search }) }}
    >
      <Select
        label="Jahr"
        value={view.year ?? ""}
        onChange={({ currentTarget: { value } }) => narrow({ year: value === "" ? null : Number(value) })}
      >
        <option value="">Alle Jahre</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <Select
        label="Art"
        value={view.type ?? ""}
        onChange={({ currentTarget: { value } }) => narrow({ type: value === "" ? null : (value as DocumentType) })}
      >
        <option value="">Alle Arten</option>
        {DOCUMENT_TYPE_CODES.map((type) => (
          <option key={type} value={type}>
            {DOCUMENT_TYPES[type].plural}
          </option>
        ))}
      </Select>
    </Filters>
  );
}
