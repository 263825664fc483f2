import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect } from "react";

type ListComboboxOptions<Item> = {
  items: readonly Item[];
  /** The typed text, which the caller holds. */
  text: string;
  /** Index of the option that is marked first in each new list; -1: none. */
  first: number;
  inputId: string;
  /** True for a list that is always open beside its input. Otherwise typing and arrow keys open it. */
  isAlwaysOpen?: boolean | undefined;
  /** Called for Enter with the marked option. */
  onEnter: (event: KeyboardEvent, marked: Item | undefined) => void;
  /** Called before the list handles a key. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
};

/** Number of options that a key moves the mark by; it stops at the ends. */
const PAGES: Readonly<Record<string, number>> = { PageUp: -8, PageDown: 8 };

const { MenuMouseLeave } = useCombobox.stateChangeTypes;

/**
 * The ARIA combobox pattern for an input with a list: screen readers announce the marked option. It chooses nothing
 * itself: the caller handles `onEnter` and clicks on options. It imports a library, so import it only from code that
 * loads on demand.
 */
export function useListCombobox<Item>(options: ListComboboxOptions<Item>) {
  const { items, text, first, inputId, isAlwaysOpen, onEnter, onKeyDown } = options;
  const combobox = useCombobox<Item>({
    items: [...items],
    inputId,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: first,
    ...(isAlwaysOpen && { isOpen: true }),
    // Keeps no selection in the library, which would otherwise announce it after the next key and take the marked
    // option on blur.
    stateReducer: (state, { type, changes }) => ({
      ...changes,
      selectedItem: null,
      // A pointer that leaves the list keeps the mark, so that Enter still takes an option.
      ...(type === MenuMouseLeave && { highlightedIndex: state.highlightedIndex }),
    }),
  });
  const { isOpen, highlightedIndex, setHighlightedIndex } = combobox;
  useEffect(() => {
    // A mark from the previous list would be on the wrong option.
    setHighlightedIndex(first);
  }, [items, first, setHighlightedIndex]);

  // Home and End belong to the text, and Esc closes the element around an always open list.
  const leftAlone = new Set(["Enter", "Home", "End", ...Object.keys(PAGES), ...(isAlwaysOpen ? ["Escape"] : [])]);
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (leftAlone.has(event.key)) leaveAlone(event);
    const page = isOpen && items.length > 0 ? PAGES[event.key] : undefined;
    if (page !== undefined) {
      event.preventDefault();
      setHighlightedIndex(Math.min(items.length - 1, Math.max(0, highlightedIndex + page)));
    }
    if (event.key === "Enter") onEnter(event, isOpen ? items[highlightedIndex] : undefined);
  }
  const getInputProps = (given: Parameters<typeof combobox.getInputProps>[0]) => {
    const props = combobox.getInputProps(given);
    // The library says "" for no marked option, which is no id.
    return { ...props, "aria-activedescendant": props["aria-activedescendant"] || undefined };
  };
  return { ...combobox, getInputProps, handleKeyDown };
}

/** The library looks for this property on the browser's event. */
const leaveAlone = ({ nativeEvent }: KeyboardEvent): void =>
  void Object.assign(nativeEvent, { preventDownshiftDefault: true });
