import { suggestIndustries } from "@portal/contract/entry/suggestions/calls";
import { useMemo, useRef, useState } from "react";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { useSuggestions } from "../../../../platform/suggestions/use-suggestions.ts";
import type { SuggestItem } from "../../../../ui/fields/suggest-box.tsx";
import { ListField } from "../../word-list/list-field.tsx";
import { useUndoToast } from "../../word-list/use-undo-toast.ts";
import { hasWord, type WordsDraft } from "../../word-list/add-words.ts";
import { TradeList } from "./trade-list.tsx";

type TradesFieldProps = {
  id: string;
  value: WordsDraft;
  onChange: (update: (value: WordsDraft) => WordsDraft) => void;
  /** Maximum number of trades. */
  most: number;
  error: string | undefined;
  mayWrite: boolean;
};

const loadTrades = async (trade: string, signal: AbortSignal): Promise<SuggestItem[]> => {
  const { industries } = await apiCall(suggestIndustries, { body: { trade }, signal });
  return industries.map(({ name, alias }) => ({ key: name, text: name, note: alias && `auch: ${alias}` }));
};

const PICK_ONE = "Branchen gibt es nur aus der Liste. Bitte wählen Sie einen Vorschlag.";

/** Trades from the directory's list, in the company's order; the first is the main trade. */
export function TradesField({ value: { chosen, typed }, onChange, most, mayWrite, ...field }: TradesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(loadTrades);
  const offered = useMemo(
    () => suggestions.items.filter(({ text }) => !hasWord(chosen, text)),
    [suggestions.items, chosen],
  );
  const [note, setNote] = useState("");
  const showRemoved = useUndoToast();

  function type(text: string) {
    setNote("");
    suggestions.ask(text);
    onChange((draft) => ({ ...draft, typed: text }));
  }
  function choose({ text }: SuggestItem) {
    if (chosen.length >= most)
      return setNote(`Höchstens ${most} sind möglich. Entfernen Sie eine Branche, um eine andere aufzunehmen.`);
    suggestions.clear();
    setNote(`${text} hinzugefügt.`);
    onChange((draft) => ({ chosen: hasWord(draft.chosen, text) ? draft.chosen : [...draft.chosen, text], typed: "" }));
  }
  const putBack = (trade: string, index: number) =>
    onChange((draft) =>
      hasWord(draft.chosen, trade) || draft.chosen.length >= most
        ? draft
        : { ...draft, chosen: draft.chosen.toSpliced(index, 0, trade) },
    );
  function remove(index: number) {
    const trade = chosen[index];
    if (trade === undefined) return;
    setNote("");
    onChange((draft) => ({ ...draft, chosen: draft.chosen.filter((known) => known !== trade) }));
    input.current?.focus();
    showRemoved(`„${trade}“`, () => putBack(trade, index));
  }
  function move(from: number, to: number) {
    const trade = chosen[from];
    if (trade === undefined || to < 0 || to >= chosen.length) return;
    onChange((draft) => ({ ...draft, chosen: draft.chosen.toSpliced(from, 1).toSpliced(to, 0, trade) }));
    setNote(to === 0 ? `${trade} ist jetzt Ihre Hauptbranche.` : `${trade} steht jetzt an Stelle ${to + 1}.`);
  }
  return (
    <ListField
      {...field}
      label="Branche suchen"
      help="Was Sie machen, in Ihren Worten. Die erste Branche ist Ihre Hauptbranche."
      suggestions={{ kind: suggestions.kind, items: offered }}
      value={typed}
      onType={type}
      onChoose={choose}
      onEnter={() => typed.trim() !== "" && setNote(PICK_ONE)}
      marksFirst
      emptyText={
        suggestions.items.length > 0
          ? "Diese Branche haben Sie schon gewählt."
          : "Keine Branche gefunden. Versuchen Sie ein kürzeres oder ein anderes Wort."
      }
      failedText="Die Liste der Branchen ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal."
      count={chosen.length}
      most={most}
      note={note}
      onRemoveLast={() => remove(chosen.length - 1)}
      inputRef={input}
      input={{}}
    >
      <TradeList trades={chosen} mayWrite={mayWrite} onMove={move} onRemove={remove} />
    </ListField>
  );
}
