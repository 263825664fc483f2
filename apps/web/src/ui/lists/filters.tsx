import { type ReactNode, type SubmitEvent, useState } from "react";
import { SearchField } from "../fields/search-field.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./filters.module.css";

type Search = {
  /** What the search looks at: "Titel oder Nummer suchen". */
  label: string;
  /** The words that the list shows now. */
  value: string;
  onSearch: (words: string) => void;
  /** Default 100. */
  maxLength?: number | undefined;
};

type FiltersProps = {
  search?: Search | undefined;
  /** `Select`, `TextField` and the like, each of which takes effect at once. */
  children?: ReactNode;
  /** So many that the search has a line of its own. */
  many?: boolean | undefined;
  /** Default: "Liste eingrenzen". */
  "aria-label"?: string | undefined;
};

/** Search and choices above a list. The list's address holds them; this only asks. */
export const Filters = ({ search, children, many = false, "aria-label": label = "Liste eingrenzen" }: FiltersProps) => {
  const [words, setWords] = useState(search?.value ?? "");
  const [shown, setShown] = useState(search?.value);
  // Another search came from elsewhere: the browser's way back, "Alle zeigen".
  if (shown !== search?.value) {
    setShown(search?.value);
    setWords(search?.value ?? "");
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search?.onSearch(words);
  }
  return (
    <form
      className={classNames(styles.filters, many && styles.many)}
      onSubmit={submit}
      role="search"
      aria-label={label}
      data-print="hide"
    >
      {search && (
        <SearchField
          className={styles.search}
          label={search.label}
          name="suche"
          maxLength={search.maxLength ?? 100}
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
            if (value === "" && search.value !== "") search.onSearch("");
          }}
        />
      )}
      {children}
    </form>
  );
};
