import { useEffect, useId, useMemo, useRef, useState } from "react";
import { germanMessage } from "../../platform/api/german-message.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { Avatar } from "../../ui/content/avatar.tsx";
import { useListCombobox } from "../../ui/fields/use-list-combobox.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { check, search } from "../../ui/icons/icons.ts";
import { type Company, findCompanies } from "./company-search.ts";
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
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const { shown, summary } = useMemo(() => findCompanies(companies, text), [companies, text]);
  const choose = useChoice(onClose, onLeave);
  const active = text === "" ? shown.findIndex(({ id }) => id === activeId) : 0;
  const combobox = useListCombobox({
    items: shown,
    text,
    first: shown.length === 0 ? -1 : Math.max(0, active),
    inputId,
    isAlwaysOpen: true,
    onEnter(event, marked) {
      event.preventDefault();
      if (marked) void choose(marked);
    },
  });
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = combobox;

  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <>
      <div className={styles.search}>
        <Icon shape={search} />
        <input
          {...getInputProps({
            ref: input,
            type: "text",
            "aria-label": "Firma suchen, Name oder Nummer",
            placeholder: "Name oder Nummer",
            value: text,
            onChange: ({ currentTarget }) => setText(currentTarget.value),
            onKeyDown: combobox.handleKeyDown,
          })}
          // the name stands in aria-label
          aria-labelledby={undefined}
        />
      </div>
      <ul {...getMenuProps({ "aria-label": "Meine Firmen" })} aria-labelledby={undefined} className={styles.list}>
        {shown.map((company, index) => (
          <li
            key={company.id}
            {...getItemProps({ item: company, index, onClick: () => void choose(company) })}
            aria-current={company.id === activeId || undefined}
            className={styles.option}
            data-marked={index === highlightedIndex || undefined}
          >
            <Avatar name={company.name} size="sm" shape="square" />
            <span className={styles.current}>
              <span className={styles.name}>{company.name}</span>
              <span className={styles.number}>Nr. {company.id}</span>
            </span>
            {company.id === activeId && <Icon shape={check} />}
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {summary}
      </p>
      <PageLink
        to="companies"
        className={styles.all}
        onClick={() => {
          onClose();
          onLeave();
        }}
      >
        Was ist in welcher Firma zu tun?
      </PageLink>
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
