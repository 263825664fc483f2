import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./card-page.module.css";

type CardPageProps = {
  /** The page's only h1. */
  title: ReactNode;
  /** One sentence that says what the page is for. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Alternatives and the service phone, below the card: paragraphs. */
  below?: ReactNode;
  /** Wider, for a form with long fields or a choice. Default: the width of the login form. */
  wide?: boolean | undefined;
};

/** The frame of pages without menu that have one task: one column, one card. */
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
