import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./card.module.css";

type CardProps = {
  children?: ReactNode;
  /** plain: a thin line (default) · raised: floats, for the one thing that matters · soft: tinted with the accent. */
  look?: "plain" | "raised" | "soft" | undefined;
  /** article: a thing of its own in a list of like things. */
  as?: "div" | "article" | "li" | undefined;
  className?: string | undefined;
};

/** A bounded thing among like things (a product, a task). Never inside another card. */
export function Card({ children, look = "plain", as: Element = "div", className }: CardProps) {
  return <Element className={classNames(styles.card, styles[look], className)}>{children}</Element>;
}
