import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./course.module.css";
import { RelativeTime } from "../content/relative-time.tsx";

/** What happened to one thing, step by step. */
export const Course = ({ children }: { children: ReactNode }) => (
  <ol role="list" className={styles.course}>
    {children}
  </ol>
);

type CourseStepProps = {
  title: ReactNode;
  /** ISO instant. */
  at: string;
  /** Marks what the other side did. */
  accent?: boolean | undefined;
  /** What was said, files. */
  children?: ReactNode;
};

export const CourseStep = ({ title, at, accent = false, children }: CourseStepProps) => (
  <li className={classNames(styles.step, accent && styles.accent)}>
    <p className={styles.title}>{title}</p>
    <p className="note">
      <RelativeTime dateTime={at} />
    </p>
    {children}
  </li>
);
