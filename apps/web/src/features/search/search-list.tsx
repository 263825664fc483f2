import { foundParts } from "@portal/contract/search/words";
import type { useListCombobox } from "../../ui/fields/use-list-combobox.ts";
import type { OptionGroup, SearchOption } from "./search-options.ts";
import styles from "./search.module.css";

type SearchListProps = {
  groups: readonly OptionGroup[];
  /** What is marked in the texts. */
  patterns: readonly string[];
  combobox: Pick<
    ReturnType<typeof useListCombobox<SearchOption>>,
    "getMenuProps" | "getItemProps" | "highlightedIndex"
  >;
  onChoose: (option: SearchOption) => void;
};

/** The listbox with its groups. Keys move through all options, over the borders of groups. */
export function SearchList({ groups, patterns, combobox, onChoose }: SearchListProps) {
  const { getMenuProps, getItemProps, highlightedIndex } = combobox;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div {...getMenuProps({ "aria-label": "Treffer" })} className={styles.list} hidden={groups.length === 0}>
      {groups.map(({ key, label, options }, group) => (
        <div key={key} role="group" aria-label={label} className={styles.group}>
          <div className={styles.label} aria-hidden>
            {label}
          </div>
          {options.map((option, place) => {
            const index = (starts[group] ?? 0) + place;
            return (
              <div
                key={option.key}
                {...getItemProps({ item: option, index, onClick: () => onChoose(option) })}
                className={styles.option}
                data-marked={index === highlightedIndex || undefined}
              >
                <span className={styles.title}>
                  <Marked text={option.title} patterns={patterns} />
                </span>
                {option.detail !== "" && (
                  <span className="note">
                    <Marked text={option.detail} patterns={patterns} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A text with the found words marked. */
const Marked = ({ text, patterns }: { text: string; patterns: readonly string[] }) =>
  foundParts(text, patterns).map((part, index) =>
    part.isFound ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
