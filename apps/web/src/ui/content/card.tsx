import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./card.module.css";

type CardProps = {
  children?: ReactNode;
  /** plain: a thin line (default) · raised: a shadow, for the most important card · soft: tinted with the accent. */
  look?: "plain" | "raised" | "soft" | undefined;
  /** article: one of several similar items in a list. */
  as?: "div" | "article" | "li" | undefined;
  className?: string | undefined;
};

/** One of several similar items, for example a product or a task. Never inside another card. */
export function Card({ children, look = "plain", as: Element = "div", className }: CardProps) {
  return <Element className={classNames(styles.card, styles[look], className)}>{children}</Element>;
}
