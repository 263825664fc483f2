import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "../styles/class-names.ts";
import control from "./control.module.css";
import styles from "./suggest-box.module.css";
import { useListCombobox } from "./use-list-combobox.ts";

/** One suggestion; `note` is a quiet addition that distinguishes equal texts. */
export type SuggestItem = { readonly key: string; readonly text: string; readonly note?: string | undefined };

/** `waiting`: the items are those of an earlier text. */
export type SuggestState<Item> = {
  readonly kind: "idle" | "waiting" | "found" | "failed";
  readonly items: readonly Item[];
};

export type SuggestBoxProps<Item extends SuggestItem> = {
  suggestions: SuggestState<Item>;
  value: string;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Called for Enter without a marked suggestion. Without it Enter submits the form. */
  onEnter?: (() => void) | undefined;
  /** Marks the best suggestion, so that Enter takes it; for fields that accept suggestions only. */
  marksFirst?: boolean | undefined;
  /** Shown instead of the list if nothing was found. Omit it if any text is allowed. */
  emptyText?: ReactNode;
  /** Shown instead of the list if the suggestions can't be loaded. */
  failedText: ReactNode;
  /** Other props of the native input. */
  input: Omit<ComponentProps<"input">, "value" | "onChange" | "ref" | "type">;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * One line of text with suggestions below it (ARIA combobox pattern). The caller holds the text. Enter, click or tap
 * take a suggestion; leaving the field never does. It imports a library, so import it only from code that loads on
 * demand.
 */
export function SuggestBox<Item extends SuggestItem>(props: SuggestBoxProps<Item>) {
  const { suggestions, value, onType, onChoose, emptyText, failedText, input, ref } = props;
  const { kind, items } = suggestions;
  const combobox = useSuggestCombobox(props);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, handleKeyDown } = combobox;
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
        // The label is connected by `htmlFor`.
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
  const inputId = useId();
  const combobox = useListCombobox<Item>({
    items,
    text: value,
    first: marksFirst && items.length > 0 ? 0 : -1,
    inputId: input.id ?? inputId,
    onKeyDown: input.onKeyDown,
    onEnter: handleEnter,
  });
  function handleEnter(event: KeyboardEvent, marked: Item | undefined) {
    const isStale = kind === "waiting" && marksFirst;
    if (marked === undefined && onEnter === undefined) return;
    event.preventDefault();
    if (isStale) return;
    if (marked === undefined) return onEnter?.();
    onChoose(marked);
    combobox.closeMenu();
  }
  return combobox;
}

/** Scrolls as little as needed if the panel opens below the edge of the screen. */
function useKeptInSight(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return panel;
}
