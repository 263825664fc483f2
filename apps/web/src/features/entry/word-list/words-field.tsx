import { type ClipboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import type { LoadSuggestions } from "../../../platform/suggestions/suggestion-source.ts";
import { useSuggestions } from "../../../platform/suggestions/use-suggestions.ts";
import { ChipList } from "../../../ui/fields/chip-list.tsx";
import type { SuggestItem } from "../../../ui/fields/suggest-box.tsx";
import { afterPointerUp } from "../../../platform/forms/after-pointer-up.ts";
import { ListField } from "./list-field.tsx";
import { useUndoToast } from "./use-undo-toast.ts";
import { addingText, addWords, hasWord, holdsSeveral, type WordLimits, type WordsDraft } from "./add-words.ts";

type WordsFieldProps = {
  id: string;
  label: string;
  help: string;
  value: WordsDraft;
  onChange: (update: (value: WordsDraft) => WordsDraft) => void;
  limits: WordLimits;
  error: string | undefined;
  load: LoadSuggestions<SuggestItem>;
  mayWrite: boolean;
};

/**
 * Free words with suggestions. Enter, comma, the button or a pasted list adds words; the cross or Backspace removes
 * one.
 */
export function WordsField({ value, onChange, limits, load, mayWrite, ...field }: WordsFieldProps) {
  const { chosen, typed } = value;
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(load);
  const offered = useMemo(
    () => suggestions.items.filter(({ text }) => !hasWord(chosen, text)),
    [suggestions.items, chosen],
  );
  const [note, setNote] = useState("");
  const { remove } = useRemoval(onChange, limits, input);

  function add(text: string) {
    const adding = addWords(chosen, text, limits);
    suggestions.clear();
    setNote(addingText(adding, limits));
    onChange((draft) => addWords(draft.chosen, text, limits).words);
  }
  function type(text: string) {
    setNote("");
    if (holdsSeveral(text)) return add(text);
    suggestions.ask(text);
    onChange((draft) => ({ ...draft, typed: text }));
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text");
    if (!holdsSeveral(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(typed.slice(0, selectionStart ?? typed.length) + text + typed.slice(selectionEnd ?? typed.length));
  }
  function removeAt(index: number) {
    setNote("");
    remove(chosen, index);
  }
  const addTyped = () => add(typed);
  function addAndStay() {
    addTyped();
    input.current?.focus();
  }
  return (
    <ListField
      {...field}
      suggestions={{ kind: suggestions.kind, items: offered }}
      value={typed}
      onType={type}
      onChoose={({ text }) => add(text)}
      onEnter={addTyped}
      failedText="Vorschläge gibt es gerade nicht. Sie können einfach weiterschreiben."
      count={chosen.length}
      most={limits.most}
      note={note}
      onRemoveLast={() => removeAt(chosen.length - 1)}
      onAdd={mayWrite ? addAndStay : undefined}
      inputRef={input}
      input={{ onPaste: paste, onBlur: () => typed.trim() !== "" && afterPointerUp(addTyped) }}
    >
      {chosen.length > 0 && (
        <ChipList
          chips={chosen.map((text) => ({ key: text, text }))}
          onRemove={mayWrite ? ({ text }) => removeAt(chosen.indexOf(text)) : undefined}
        />
      )}
    </ListField>
  );
}

/** Removes a word and offers to restore it at its place; the focus stays in the field. */
function useRemoval(
  onChange: WordsFieldProps["onChange"],
  { most }: WordLimits,
  input: RefObject<HTMLInputElement | null>,
) {
  const showRemoved = useUndoToast();
  function putBack(word: string, index: number) {
    onChange((draft) =>
      hasWord(draft.chosen, word) || draft.chosen.length >= most
        ? draft
        : { ...draft, chosen: draft.chosen.toSpliced(index, 0, word) },
    );
  }
  function remove(words: readonly string[], index: number) {
    const word = words[index];
    if (word === undefined) return;
    onChange((draft) => ({ ...draft, chosen: draft.chosen.filter((known) => known !== word) }));
    input.current?.focus();
    showRemoved(`„${word}“`, () => putBack(word, index));
  }
  return { remove };
}
