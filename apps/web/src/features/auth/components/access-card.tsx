import type { ReactNode } from "react";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import styles from "../pages/log-in-page.module.css";

type AccessCardProps = {
  title: string;
  /** One sentence: what this page is for. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Other ways, below the card. */
  below?: ReactNode;
};

/** The frame of all pages on which people come in: one column, as the log-in page, and a human to call. */
export function AccessCard({ title, lead, children, below }: AccessCardProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {below && <div className={styles.help}>{below}</div>}
      <p className={styles.help}>
        Sie kommen nicht weiter? Rufen Sie uns an: <ServicePhone />
      </p>
    </div>
  );
}
