import type { ReactNode } from "react";
import styles from "./data-list.module.css";

/** One fact. `action` is a quiet link or button at its end, e.g. "Ändern". */
export type DataListItem = { term: ReactNode; value: ReactNode; action?: ReactNode };

/** Facts with their names, as on the entry overview. A missing value is shown as "Nicht angegeben". */
export function DataList({ items }: { items: readonly DataListItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>{item.value ?? <span className={styles.absent}>Nicht angegeben</span>}</dd>
          {item.action && <dd className={styles.action}>{item.action}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What happened and when, newest first. No terms with values: two things may have happened at the same time. */
export function EventList({ items }: { items: readonly { when: ReactNode; what: ReactNode }[] }) {
  return (
    <ul role="list">
      {items.map(({ when, what }, index) => (
        <li key={index} className={styles.row}>
          <span className={styles.term}>{when}</span>
          <div className={styles.value}>{what}</div>
        </li>
      ))}
    </ul>
  );
}
