import { type RefObject, useEffect, useState } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./error-list.module.css";
import { type WrongField, wrongFieldsOf } from "./wrong-fields.ts";

/** What changes when fields get or lose a message. */
const MESSAGES: MutationObserverInit = {
  attributeFilter: ["aria-invalid", "data-wrong"],
  childList: true,
  subtree: true,
};

/**
 * For a form's beginning: all that is wrong in it, each with a link to its field, where the message stands. It appears
 * once several fields are wrong and one is out of the window, and stays until nothing is wrong any more.
 */
export default function ErrorList({ form }: { form: RefObject<HTMLElement | null> }) {
  const [fields, setFields] = useState<readonly WrongField[]>([]);
  useEffect(() => {
    const place = form.current;
    if (place === null) return;
    const look = () => {
      const wrong = wrongFieldsOf(place);
      const isLong = wrong.length > 1 && wrong.some(({ control }) => isOutOfWindow(control));
      setFields((listed) => (areSame(listed, wrong) || (listed.length === 0 && !isLong) ? listed : wrong));
    };
    const messages = new MutationObserver(look);
    messages.observe(place, MESSAGES);
    look();
    return () => messages.disconnect();
  }, [form]);
  return fields.length > 0 && <List fields={fields} />;
}

const areSame = (some: readonly WrongField[], others: readonly WrongField[]): boolean =>
  some.length === others.length && some.every(({ control }, index) => control === others[index]?.control);

function isOutOfWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight;
}

function List({ fields }: { fields: readonly WrongField[] }) {
  useEffect(() => {
    // The list moves the field down that has the focus.
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Alert tone="danger" announce title={countText(fields.length)}>
      <ul className={styles.fields} role="list">
        {fields.map(({ label, control }, index) => (
          <li key={index}>
            <a
              className="target"
              href={`#${control.id}`}
              onClick={(event) => {
                event.preventDefault();
                control.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const countText = (count: number): string =>
  count === 1 ? "Eine Angabe stimmt noch nicht:" : `${count} Angaben stimmen noch nicht:`;
