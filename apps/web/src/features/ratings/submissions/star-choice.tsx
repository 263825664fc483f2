import { useId } from "react";
import { Fieldset } from "../../../ui/fields/fieldset.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { star } from "../../../ui/icons/icons.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import styles from "./submissions.module.css";

const WORDS = ["sehr schlecht", "schlecht", "in Ordnung", "gut", "sehr gut"];

type StarChoiceProps = { value: number; onChange: (stars: number) => void; error: string | undefined };

/** One to five stars: radio buttons, so that arrow keys, touch and screen readers work as everywhere. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const id = useId();
  return (
    <Fieldset legend="Wie viele Sterne geben Sie?" error={error}>
      <div className={styles.stars}>
        {WORDS.map((word, index) => {
          const stars = index + 1;
          return (
            <label key={word} className={styles.star}>
              <input
                className={styles.radio}
                id={`${id}-${stars}`}
                type="radio"
                name="stars"
                value={stars}
                checked={value === stars}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(stars)}
              />
              <Icon shape={star} size={2} className={classNames(styles.shape, stars <= value && styles.full)} />
              <span className="visually-hidden">
                {stars === 1 ? "1 Stern" : `${stars} Sterne`}: {word}
              </span>
            </label>
          );
        })}
      </div>
      <p className="note" aria-hidden="true">
        {value === 0 ? "Noch nicht gewählt" : `${value} von 5: ${WORDS[value - 1] ?? ""}`}
      </p>
    </Fieldset>
  );
}
