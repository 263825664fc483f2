import { classNames } from "../styles/class-names.ts";
import styles from "./progress.module.css";

type ProgressProps = {
  /** 0 to 100; clamped. */
  value: number;
  /** Accessible name: "Vollständigkeit des Eintrags", "Logo wird hochgeladen". */
  label: string;
  /** meter: an amount (default) · progress: a running action. */
  kind?: "meter" | "progress" | undefined;
};

/** A bar with label and figure above it unless `bare`. */
export function ProgressBar({ value, label, kind = "meter", bare = false }: ProgressProps & { bare?: boolean }) {
  const percent = clampPercent(value);
  return (
    <div>
      {!bare && (
        <div className={styles.words} aria-hidden="true">
          <span>{label}</span>
          <span className="tabular">{percent} %</span>
        </div>
      )}
      <div className={styles.track} {...aria(kind, label, percent)}>
        <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}

const RADIUS = 42;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A ring with the figure inside; md 96 px, lg 136 px. At 100 it turns green and shows a tick. */
export function ProgressRing({ value, label, kind = "meter", size = "md" }: ProgressProps & { size?: "md" | "lg" }) {
  const percent = clampPercent(value);
  return (
    <div
      className={classNames(styles.ring, size === "lg" && styles.lg, percent === 100 && styles.complete)}
      {...aria(kind, label, percent)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.rail} cx="50" cy="50" r={RADIUS} />
        {percent > 0 && (
          <circle
            className={styles.arc}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={CIRCUMFERENCE * (1 - percent / 100)}
          />
        )}
      </svg>
      <span className={styles.figure} aria-hidden="true">
        {percent}
        <span className={styles.unit}>%</span>
      </span>
    </div>
  );
}

function clampPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

function aria(kind: "meter" | "progress", label: string, percent: number) {
  return {
    role: kind === "meter" ? "meter" : "progressbar",
    "aria-label": label,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": percent,
    "aria-valuetext": `${percent} Prozent`,
  };
}
