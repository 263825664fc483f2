import { DOCUMENT_TYPE_CODES, DOCUMENT_TYPES, type DocumentType } from "@portal/contract/company-data/documents/calls";
import { type FormEvent, useState } from "react";
import { formText } from "../../../platform/forms/form-text.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import styles from "../company-data.module.css";
import { type DocumentView, queryOfView } from "./documents-address.ts";

/** Year, kind and search. The address holds all of them. */
export function DocumentsFilter({ view, years }: { view: DocumentView; years: readonly number[] }) {
  const goTo = useGoTo();
  const [search, setSearch] = useState(view.search);
  const narrow = (wanted: Partial<DocumentView>) => {
    const query = queryOfView({ ...view, ...wanted, page: 1 });
    void goTo("company_documents", { query, replace: true, withoutAsking: true });
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    narrow({ search: formText(event.currentTarget, "suche") });
  }
  return (
    <form className={styles.filters} onSubmit={submit} role="search" aria-label="Dokumente suchen">
      <SearchField
        label="Titel oder Nummer"
        name="suche"
        maxLength={100}
        value={search}
        onChange={({ currentTarget: { value } }) => {
          setSearch(value);
          if (value === "") narrow({ search: "" });
        }}
      />
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
    </form>
  );
}
