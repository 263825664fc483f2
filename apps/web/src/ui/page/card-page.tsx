import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./card-page.module.css";

type CardPageProps = {
  /** The page's only h1. */
  title: ReactNode;
  /** One sentence: what this page is for. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Other ways and a human to call, below the card: paragraphs. */
  below?: ReactNode;
  /** Room for a form with longer fields or a choice. Default: as wide as the log-in. */
  wide?: boolean | undefined;
};

/** The frame of every page without menu on which there is one thing to do: one column, one card. */
export function CardPage({ title, lead, children, below, wide = false }: CardPageProps) {
  return (
    <div className={classNames(styles.page, wide && styles.wide)}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
