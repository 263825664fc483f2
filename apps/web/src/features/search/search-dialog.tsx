import { searchCompany, type SearchAnswer } from "@portal/contract/search/calls";
import { SEARCH_LEAST, SEARCH_MOST, searchPatterns } from "@portal/contract/search/words";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { useGoTo } from "../../platform/routing/use-go-to.ts";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { useSuggestions } from "../../platform/suggestions/use-suggestions.ts";
import { useListCombobox } from "../../ui/fields/use-list-combobox.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";
import { SearchList } from "./search-list.tsx";
import { announcement, groupsOf, recentGroup, type SearchOption } from "./search-options.ts";
import { SlashSwitch } from "./slash-switch.tsx";
import styles from "./search.module.css";

type SearchDialogProps = { session: LoggedIn; onClose: () => void };

/** Finds pages, settings and records of the active company while somebody types. */
export default function SearchDialog({ session, onClose }: SearchDialogProps) {
  const { user, activeAccountId: accountId } = session;
  // Customer care searches a company's data, which do not belong on that device.
  const person = user.cucaInfo === undefined ? user.user_id : null;
  const [text, setText] = useState("");
  const [recent, setRecent] = useState(() => (person === null ? [] : recentSearches(person)));
  const goTo = useGoTo();
  const inputId = useId();
  const found = useSuggestions<SearchAnswer>(async (typed, signal) =>
    accountId === null ? [] : [await apiCall(searchCompany, { accountId, query: { q: typed.trim() }, signal })],
  );
  const isShort = text.trim().length < SEARCH_LEAST;
  const [answer] = found.items;
  const groups = useMemo(
    () => (isShort ? recentGroup(recent) : groupsOf(text, user.roles, answer)),
    [isShort, recent, text, user.roles, answer],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);

  function type(next: string) {
    setText(next);
    if (next.trim().length < SEARCH_LEAST) found.clear();
    else found.ask(next);
  }
  function choose({ to }: SearchOption) {
    if (typeof to === "string") return type(to);
    if (person !== null) rememberSearch(person, text);
    onClose();
    void goTo(to.page, { query: to.query, ...(to.place !== "" && { place: to.place }) });
  }
  function enter(event: KeyboardEvent, marked: SearchOption | undefined) {
    event.preventDefault();
    if (marked !== undefined) choose(marked);
  }
  const combobox = useListCombobox({
    items: options,
    text,
    first: isShort ? -1 : 0,
    inputId,
    isAlwaysOpen: true,
    onEnter: enter,
  });
  const kind = isShort ? "short" : found.kind === "waiting" ? "waiting" : "done";
  return (
    <Dialog open onClose={onClose} title="Suchen" size="md">
      <div role="search">
        <label className="visually-hidden" htmlFor={inputId}>
          Seiten, Einstellungen und Daten Ihrer Firma suchen
        </label>
        <input
          {...combobox.getInputProps({
            type: "text",
            inputMode: "search",
            enterKeyHint: "go",
            value: text,
            maxLength: SEARCH_MOST,
            placeholder: "Zum Beispiel Urlaub, Müller, Rechnung",
            autoComplete: "off",
            spellCheck: false,
            className: styles.input,
            onChange: ({ currentTarget }) => type(currentTarget.value),
            onKeyDown: combobox.handleKeyDown,
          })}
          data-autofocus
          aria-labelledby={undefined}
        />
      </div>
      <p role="status" className="visually-hidden">
        {announcement(kind, options.length)}
      </p>
      <SearchList
        groups={groups}
        patterns={isShort ? [] : searchPatterns(text)}
        combobox={combobox}
        onChoose={choose}
      />
      <Hints
        kind={kind}
        isEmpty={options.length === 0}
        failed={found.kind === "failed"}
        missing={answer?.missing ?? []}
      />
      {isShort && recent.length > 0 && person !== null && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetSearches(person);
            setRecent([]);
          }}
        >
          Zuletzt gesuchte Wörter löschen
        </button>
      )}
      <SlashSwitch />
    </Dialog>
  );
}

type HintsProps = { kind: "short" | "waiting" | "done"; isEmpty: boolean; failed: boolean; missing: readonly string[] };

/** What to do without hits, and what could not be searched. */
function Hints({ kind, isEmpty, failed, missing }: HintsProps) {
  if (failed)
    return <p className={styles.hint}>Ihre Daten lassen sich gerade nicht durchsuchen. Seiten finden Sie hier.</p>;
  if (kind === "done" && missing.length > 0) {
    return <p className={styles.hint}>Nicht durchsucht, weil es zu lange dauerte: {missing.join(", ")}.</p>;
  }
  if (kind === "done" && isEmpty) {
    return (
      <p className={styles.hint}>Nichts gefunden. Versuchen Sie ein kürzeres Wort, einen Namen oder eine Nummer.</p>
    );
  }
  if (kind === "short" && isEmpty) {
    return (
      <p className={styles.hint}>
        Sie finden hier Seiten, Einstellungen, Bewertungen, Anrufe, Anfragen und Antworten auf häufige Fragen.
      </p>
    );
  }
  return null;
}
