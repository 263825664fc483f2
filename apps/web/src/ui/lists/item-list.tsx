import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./item-list.module.css";

/** Similar things one below the other, with lines between them. `aria-label` names a list without a headline. */
export const ItemList = (props: Omit<ComponentProps<"ul">, "role" | "className">) => <ul {...props} role="list" />;

type ItemProps = Omit<ComponentProps<"li">, "className"> & {
  /** row (default): words, and beside them a state or buttons if both fit · block: parts one below the other. */
  layout?: "row" | "block" | undefined;
};

export const Item = ({ layout = "row", ...rest }: ItemProps) => (
  <li {...rest} className={classNames(styles.item, styles[layout])} />
);

type Children = { children: ReactNode };

/** The headline of an item made of parts, with its state beside it. */
export const ItemHead = ({ children }: Children) => <div className={styles.head}>{children}</div>;

/** The words of an item in a row; what stands beside them comes after. */
export const ItemWords = ({ children, as: Element = "div", ...named }: Children & Words) => (
  <Element {...named} className={styles.words}>
    {children}
  </Element>
);
type Words = { as?: "div" | undefined } | { as: "article"; "aria-label": string };

/** The name of an item that is no headline, mostly a link. */
export const ItemTitle = ({ children, ...rest }: Omit<ComponentProps<"p">, "className">) => (
  <p {...rest} className={styles.title}>
    {children}
  </p>
);

/** Two lines of a longer text, which may be in any language. */
export const ItemExcerpt = ({ children, strong = false }: Children & { strong?: boolean | undefined }) => (
  <p dir="auto" className={classNames(styles.excerpt, strong && styles.strong)}>
    {children}
  </p>
);

/** Below a list: how many there are, the pages, a file. */
export const ListFoot = ({ children }: Children) => <div className={styles.foot}>{children}</div>;
