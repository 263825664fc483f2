import type { ReactNode } from "react";
import { UserText } from "../../../ui/content/user-text.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import styles from "./bubble.module.css";

/** Messages in their order. */
export const Bubbles = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ol className={styles.bubbles} role="list" aria-label={label}>
    {children}
  </ol>
);

type BubbleProps = {
  author: "company" | "customer";
  /** Written by who reads it. */
  isOwn: boolean;
  /** Who wrote it, and when. */
  head: ReactNode;
  text: string;
  /** Files and the like below the text. */
  children?: ReactNode;
};

export const Bubble = ({ author, isOwn, head, text, children }: BubbleProps) => (
  <li className={classNames(styles.bubble, author === "company" && styles.company, isOwn && styles.own)}>
    <p className="note">{head}</p>
    <UserText>{text}</UserText>
    {children}
  </li>
);
