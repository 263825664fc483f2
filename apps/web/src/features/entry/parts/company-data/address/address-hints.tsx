import { Button } from "../../../../../ui/actions/button.tsx";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import { info } from "../../../../../ui/icons/icons.ts";
import styles from "./address-hints.module.css";
import type { Address, AddressHint } from "./address.ts";

type AddressHintsProps = {
  hints: readonly AddressHint[];
  onTake: (change: Partial<Address>) => void;
  onDismiss: () => void;
};

/** Hints about an address, with buttons that correct or dismiss it. They never block saving. */
export function AddressHints({ hints, onTake, onDismiss }: AddressHintsProps) {
  return (
    <div className={styles.region}>
      {/* Rendered before its text, so that screen readers announce the text when it appears. */}
      <div role="status" className={styles.sentences}>
        {hints.map(({ key, sentence }) => (
          <p key={key} className={styles.sentence}>
            <Icon shape={info} size={1.125} />
            <span>{sentence}</span>
          </p>
        ))}
      </div>
      {hints.length > 0 && (
        <div className={styles.actions}>
          {hints.flatMap(({ fixes }) =>
            fixes.map(({ label, change }) => (
              <Button key={label} size="sm" onClick={() => onTake(change)}>
                {label} übernehmen
              </Button>
            )),
          )}
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            So lassen
          </Button>
        </div>
      )}
    </div>
  );
}
