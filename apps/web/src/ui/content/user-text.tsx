import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./user-text.module.css";

type UserTextProps = {
  children: ReactNode;
  /** box: on a ground of its own, apart from our words around it. */
  look?: "plain" | "box" | undefined;
  /** span: where a paragraph may not be. */
  as?: "p" | "span" | undefined;
};

/** A text as somebody wrote it: its lines, words of any length, any language. */
export const UserText = ({ children, look = "plain", as: Element = "p" }: UserTextProps) => (
  <Element dir="auto" className={classNames(styles.text, look === "box" && styles.box)}>
    {children}
  </Element>
);
