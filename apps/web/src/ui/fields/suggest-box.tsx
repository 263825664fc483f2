import { useCombobox } from "downshift";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "../styles/class-names.ts";
import control from "./control.module.css";
import styles from "./suggest-box.module.css";

/** One suggestion; `note` is the quiet second half that tells it from others. */
export type SuggestItem = { readonly key: string; readonly text: string; readonly note?: string | undefined };

/** `waiting`: the items still are those of an earlier text. */
export type SuggestState<Item> = {
  readonly kind: "idle" | "waiting" | "found" | "failed";
  readonly items: readonly Item[];
};

export type SuggestBoxProps<Item extends SuggestItem> = {
  suggestions: SuggestState<Item>;
  value: string;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Enter where no suggestion is marked. Without it the form is sent. */
  onEnter?: (() => void) | undefined;
  /** Marks the best suggestion, so that Enter takes it: for fields that take words of the list only. */
  marksFirst?: boolean | undefined;
  /** Stands where the list would, when nothing was found. Leave out where any text is welcome. */
  emptyText?: ReactNode;
  /** The same when the suggestions can't be had; typing goes on. */
  failedText: ReactNode;
  /** Everything else that the native control takes. */
  input: Omit<ComponentProps<"input">, "value" | "onChange" | "ref" | "type">;
  ref?: Ref<HTMLInputElement> | undefined;
};

const { MenuMouseLeave } = useCombobox.stateChangeTypes;

/**
 * One line of text with suggestions below it, by the combobox pattern of ARIA. The text is the caller's and is never
 * changed here; a suggestion is taken by Enter, click or tap, never by leaving the field. Brings a library along:
 * import it only from forms that are loaded on demand.
 */
export function SuggestBox<Item extends SuggestItem>(props: SuggestBoxProps<Item>) {
  const { suggestions, value, onType, onChoose, emptyText, failedText, input, ref } = props;
  const { kind, items } = suggestions;
  const { combobox, handleKeyDown } = useSuggestCombobox(props);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = combobox;
  const message = kind === "failed" ? failedText : kind === "found" && items.length === 0 ? emptyText : null;
  const showsItems = isOpen && items.length > 0;
  const panel = useKeptInSight(showsItems || (isOpen && Boolean(message)));
  return (
    <div className={styles.box}>
      <input
        {...getInputProps({
          autoComplete: "off",
          ...input,
          ref,
          type: "text",
          value,
          className: classNames(control.control, input.className),
          onChange: ({ currentTarget }) => onType(currentTarget.value),
          onKeyDown: handleKeyDown,
        })}
        // the label is tied by `htmlFor`
        aria-labelledby={undefined}
        aria-expanded={showsItems}
      />
      <div ref={panel} className={styles.panel} hidden={!showsItems && !(isOpen && message)}>
        <ul {...getMenuProps({ "aria-label": "Vorschläge" })} className={styles.list} hidden={!showsItems}>
          {showsItems &&
            items.map((item, index) => (
              <li
                key={item.key}
                {...getItemProps({ item, index, onClick: () => onChoose(item) })}
                className={styles.option}
                data-marked={index === highlightedIndex || undefined}
              >
                <span>{item.text}</span>
                {item.note && <span className={styles.note}>{item.note}</span>}
              </li>
            ))}
        </ul>
        {isOpen && message && <div className={styles.message}>{message}</div>}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && (message ?? countText(suggestions))}
      </p>
    </div>
  );
}

function countText({ kind, items }: SuggestState<unknown>): string {
  if (kind !== "found") return "";
  if (items.length === 0) return "Keine Vorschläge.";
  const count = items.length === 1 ? "1 Vorschlag" : `${items.length} Vorschläge`;
  return `${count}. Mit den Pfeiltasten wählen.`;
}

function useSuggestCombobox<Item extends SuggestItem>(props: SuggestBoxProps<Item>) {
  const { suggestions, value, onChoose, onEnter, marksFirst = false, input } = props;
  const { kind, items } = suggestions;
  const first = marksFirst && items.length > 0 ? 0 : -1;
  const inputId = useId();
  const combobox = useCombobox<Item>({
    items: [...items],
    itemToString: (item) => item?.text ?? "",
    inputId: input.id ?? inputId,
    inputValue: value,
    selectedItem: null,
    defaultHighlightedIndex: first,
    // the library keeps no choice: it would tell of one after the next key, and take the marked one on leaving
    stateReducer: (state, { type, changes }) => ({
      ...changes,
      selectedItem: null,
      // a pointer that goes elsewhere leaves the mark where it is: Enter still takes something
      ...(type === MenuMouseLeave && { highlightedIndex: state.highlightedIndex }),
    }),
  });
  const { isOpen, highlightedIndex, setHighlightedIndex, closeMenu } = combobox;
  useEffect(() => {
    // a mark on another list's row would be on the wrong thing
    setHighlightedIndex(first);
  }, [items, first, setHighlightedIndex]);

  function handleEnter(event: KeyboardEvent<HTMLInputElement>) {
    const marked = isOpen ? items[highlightedIndex] : undefined;
    const isStale = kind === "waiting" && marksFirst;
    if (marked === undefined && onEnter === undefined) return;
    event.preventDefault();
    if (isStale) return;
    if (marked === undefined) return onEnter?.();
    onChoose(marked);
    closeMenu();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    input.onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    // Home and End belong to the text
    if (["Enter", "Home", "End"].includes(event.key)) leaveAlone(event);
    if (event.key === "Enter") handleEnter(event);
  }
  return { combobox, handleKeyDown };
}

/** The library looks for this mark on the browser's event. */
const leaveAlone = ({ nativeEvent }: KeyboardEvent): void =>
  void Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** Scrolls as little as is needed when the panel opens below the edge of the screen. */
function useKeptInSight(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return panel;
}
