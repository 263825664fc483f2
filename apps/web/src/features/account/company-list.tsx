import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { germanMessage } from "../../platform/api/german-message.ts";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { check, search } from "../../ui/icons/icons.ts";
import { type Company, findCompanies, nextOption } from "./company-search.ts";
import styles from "./company-selector.module.css";
import { useSwitchAccount } from "./use-switch-account.ts";

type CompanyListProps = {
  companies: readonly Company[];
  activeId: number;
  onClose: () => void;
  onLeave: () => void;
};

/** A combobox over the person's companies: typing searches by name or number, the arrows choose, Enter switches. */
export default function CompanyList({ companies, activeId, onClose, onLeave }: CompanyListProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const found = useMemo(() => findCompanies(companies, text), [companies, text]);
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      found.shown.findIndex((company) => company.id === activeId),
    ),
  );
  const choose = useChoice(onClose, onLeave);

  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: "nearest" });
  }, [id, marked]);

  function handleKeyDown(event: KeyboardEvent) {
    const next = nextOption(event.key, marked, found.shown.length);
    const company = found.shown[marked];
    if (next !== undefined) setMarked(next);
    else if (event.key === "Enter" && company) void choose(company);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <div className={styles.search}>
        <Icon shape={search} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Firma suchen, Name oder Nummer"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.shown.length > 0 ? `${id}-${marked}` : undefined}
          placeholder="Name oder Nummer"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(0);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <ul id={`${id}-list`} role="listbox" aria-label="Meine Firmen" className={styles.list} tabIndex={-1}>
        {found.shown.map((company, index) => (
          <li
            key={company.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={company.id === activeId}
            className={styles.option}
            data-marked={index === marked || undefined}
            onPointerMove={() => setMarked(index)}
            onClick={() => void choose(company)}
          >
            <span className={styles.current}>
              <span className={styles.name}>{company.name}</span>
              <span className={styles.number}>Nr. {company.id}</span>
            </span>
            {company.id === activeId && <Icon shape={check} />}
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {found.summary}
      </p>
    </>
  );
}

/** Switches and closes; what goes wrong is said in German, and the old company stays. */
function useChoice(onClose: () => void, onLeave: () => void): (company: Company) => Promise<void> {
  const switchTo = useSwitchAccount();
  const toasts = useToasts();
  return async ({ id, name }) => {
    onClose();
    onLeave();
    try {
      const switched = await switchTo(id);
      if (switched) toasts.show({ tone: "success", message: `Sie arbeiten jetzt für ${name}.` });
    } catch (error) {
      toasts.show({ tone: "danger", message: germanMessage(error) });
    }
  };
}
