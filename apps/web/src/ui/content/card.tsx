import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./card.module.css";

type CardProps = {
  children?: ReactNode;
  /** plain: a thin line (default) · raised: a shadow, for the most important card · soft: tinted with the accent. */
  look?: "plain" | "raised" | "soft" | undefined;
  className?: string | undefined;
} & ({ as?: "div" | "li" | undefined } | Article);

/** One of several similar items. Its name tells it from the others for people who go from article to article. */
type Article = { as: "article"; "aria-label": string };

/** One of several similar items, for example a product or a task. Never inside another card. */
export function Card({ children, look = "plain", as: Element = "div", className, ...named }: CardProps) {
  return (
    <Element {...named} className={classNames(styles.card, styles[look], className)}>
      {children}
    </Element>
  );
}
