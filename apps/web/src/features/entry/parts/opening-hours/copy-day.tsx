import { useState } from "react";
import { Button } from "../../../../ui/actions/button.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Popover } from "../../../../ui/overlays/popover.tsx";
import styles from "./copy-day.module.css";
import { WEEKDAYS } from "./hours-draft.ts";

const WORKING_DAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Copies the hours of one weekday to others: Monday to Friday, all, or chosen days. */
export function CopyDay({ from, onCopy }: { from: number; onCopy: (targets: readonly number[]) => void }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const name = WEEKDAYS[from];

  function copyTo(targets: readonly number[], close: () => void) {
    onCopy(targets);
    setChosen([]);
    close();
  }
  return (
    <Popover trigger="Übertragen" label={`${name} auf andere Tage übertragen`} size="sm" align="end">
      {(close) => (
        <div className={styles.panel}>
          <p className={styles.title}>Zeiten von {name} übertragen auf</p>
          <div className={styles.quick}>
            <Button size="sm" onClick={() => copyTo(WORKING_DAYS, close)}>
              Montag bis Freitag
            </Button>
            <Button size="sm" onClick={() => copyTo(ALL_DAYS, close)}>
              Alle Tage
            </Button>
          </div>
          <fieldset className={styles.days}>
            <legend className={styles.legend}>
              oder einzelne Tage<span className="visually-hidden">, Zeiten von {name}</span>
            </legend>
            {WEEKDAYS.map(
              (day, index) =>
                index !== from && (
                  <Checkbox
                    key={day}
                    label={day}
                    checked={chosen.includes(index)}
                    onChange={(event) =>
                      setChosen(
                        event.currentTarget.checked ? [...chosen, index] : chosen.filter((other) => other !== index),
                      )
                    }
                  />
                ),
            )}
          </fieldset>
          <Button variant="primary" size="sm" wide disabled={chosen.length === 0} onClick={() => copyTo(chosen, close)}>
            Auf gewählte Tage übertragen
          </Button>
        </div>
      )}
    </Popover>
  );
}
