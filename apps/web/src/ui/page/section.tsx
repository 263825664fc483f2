import { type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./section.module.css";

type SectionProps = {
  title: ReactNode;
  /** One sentence below the headline. */
  description?: ReactNode;
  /** A quiet action beside the headline. */
  action?: ReactNode;
  children?: ReactNode;
  /** Level of the headline; default 2. */
  level?: 2 | 3;
  /** Anchor for links and for the error summary. */
  id?: string | undefined;
  /** split: headline on the left, content on the right if both fit; for long forms. */
  layout?: "stack" | "split" | undefined;
};

/** A part of a page. White space and its headline separate it, not a box. */
export function Section({ title, description, action, children, level = 2, id, layout = "stack" }: SectionProps) {
  const generated = useId();
  const titleId = `${id ?? generated}-title`;
  const Headline = level === 2 ? "h2" : "h3";
  return (
    <section
      id={id}
      className={classNames(styles.section, layout === "split" && styles.split)}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Headline id={titleId}>{title}</Headline>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
