import { Sparkline } from "../charts/sparkline.tsx";
import { Announcement } from "../feedback/announcement.tsx";
import { SkeletonBar } from "../feedback/skeleton.tsx";
import { Icon } from "../icons/icon.tsx";
import { arrowDown, arrowUp, minus } from "../icons/icons.ts";
import styles from "./figure-choice.module.css";
import type { StatDelta } from "./stat.tsx";

export type ChoosableFigure<Key extends string> = {
  key: Key;
  label: string;
  /** Formatted figure: "1.284". */
  value: string;
  delta?: StatDelta | undefined;
  /** The change as a sentence, for screen readers. */
  change: string;
  /** What is counted. */
  definition: string;
  /** Its course over the whole periods of the range. */
  course?: readonly number[] | undefined;
};

type FigureChoiceProps<Key extends string> = {
  /** Names the group: "Zahl für das Diagramm wählen". */
  label: string;
  figures: readonly ChoosableFigure<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

const ARROWS = { up: arrowUp, down: arrowDown, same: minus };

/** Figures with change and meaning as buttons; the pressed one is shown in detail elsewhere on the page. */
export const FigureChoice = <Key extends string>({ label, figures, chosen, onChoose }: FigureChoiceProps<Key>) => (
  <div className={styles.figures} role="group" aria-label={label}>
    {figures.map((figure) => (
      <button
        key={figure.key}
        type="button"
        className={styles.figure}
        aria-pressed={figure.key === chosen}
        onClick={() => onChoose(figure.key)}
      >
        <span className={styles.label}>{figure.label}</span>
        <span className={styles.line}>
          <span className={styles.value}>{figure.value}</span>
          {figure.delta !== undefined && (
            <span className={styles.change} data-good={figure.delta.good}>
              <Icon shape={ARROWS[figure.delta.direction]} size={0.875} />
              <span aria-hidden="true">{figure.delta.text}</span>
              <span className="visually-hidden">, {figure.change}</span>
            </span>
          )}
        </span>
        <span className={styles.definition}>
          <span className="visually-hidden">. </span>
          {figure.definition}
        </span>
        {figure.course !== undefined && (
          <span className={styles.course}>
            <Sparkline values={figure.course} />
          </span>
        )}
      </button>
    ))}
    <Announcement>{`Im Diagramm: ${figures.find(({ key }) => key === chosen)?.label ?? ""}`}</Announcement>
  </div>
);

/** The same shape without figures, inside a `Skeleton`. */
export const FigureChoiceSkeleton = ({ count }: { count: number }) => (
  <div className={styles.figures}>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonBar key={index} height="7rem" />
    ))}
  </div>
);
