import type { ReactNode, Ref } from "react";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  /** The page's only h1. */
  title: ReactNode;
  /** Decorative, before the headline. */
  picture?: ReactNode;
  /** One sentence that says what the page is for. */
  lead?: ReactNode;
  /** The one main action. */
  action?: ReactNode;
  /** Small facts below: a status, "zuletzt gespeichert". */
  meta?: ReactNode;
  /** To focus the headline after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The head of every page: one headline, one sentence, one main action. */
export function PageHeader({ title, picture, lead, action, meta, ref }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <div className={styles.title}>
          {picture}
          <h1 ref={ref} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
