import type { Criterion } from "@portal/contract/ratings/awards/rules";
import { Status } from "../../../ui/content/status.tsx";
import styles from "./awards.module.css";

/** What an award asks for, and whether it is met. */
export const CriteriaList = ({ label, criteria }: { label: string; criteria: readonly Criterion[] }) => (
  <ul className={styles.criteria} role="list" aria-label={label}>
    {criteria.map(({ text, state, isMet }) => (
      <li key={text} className={styles.criterion}>
        <span>{text}</span>
        <span className={styles.state}>
          <Status tone={isMet ? "success" : "neutral"}>{isMet ? "Erfüllt" : "Fehlt noch"}</Status>
          <span className="note">Stand heute: {state}</span>
        </span>
      </li>
    ))}
  </ul>
);
