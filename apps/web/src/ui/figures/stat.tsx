import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import { arrowDown, arrowUp, minus } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./stat.module.css";

/** A change against the comparison period. `good` decides the colour: fewer missed calls are good. */
export type StatDelta = { text: string; direction: "up" | "down" | "same"; good?: boolean | undefined };

type StatProps = {
  label: ReactNode;
  /** Formatted figure: "1.284", "37 %". */
  value: ReactNode;
  delta?: StatDelta | undefined;
  /** What is counted, in one sentence. */
  definition: ReactNode;
  /** What it is compared with. */
  note?: ReactNode;
};

/** What the arrow says, for people who do not see it: "12 %" went up or down; "neu" and "0,3 besser" say so themselves. */
const spoken = ({ text, direction }: StatDelta): string =>
  direction === "same" || !/[\d%]$/u.test(text) ? "" : direction === "up" ? " mehr" : " weniger";

const ARROWS = { up: arrowUp, down: arrowDown, same: minus };

/** One figure with its name and its change. Put several into `Columns`. */
export function Stat({ label, value, delta, definition, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <p className={styles.label}>{label}</p>
      <p className={styles.line}>
        <span className={styles.value}>{value}</span>
        {delta && (
          <>
            <span className="visually-hidden">, </span>
            <span
              className={classNames(
                styles.delta,
                delta.good === true && styles.good,
                delta.good === false && styles.bad,
              )}
            >
              <Icon shape={ARROWS[delta.direction]} size={0.875} />
              {delta.text}
            </span>
            <span className="visually-hidden">{spoken(delta)}</span>
          </>
        )}
      </p>
      <p className={styles.note}>{definition}</p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
