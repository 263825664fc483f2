import { Icon } from "../icons/icon.tsx";
import { star } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import { starText } from "./star-texts.ts";
import styles from "./stars.module.css";

/** Five stars, `count` of them filled; a text says it for screen readers. */
export const Stars = ({ count }: { count: number }) => (
  <span className={styles.stars}>
    <span className="visually-hidden">{starText(count)}</span>
    {[1, 2, 3, 4, 5].map((place) => (
      <Icon key={place} shape={star} size={1.25} className={classNames(styles.star, place <= count && styles.full)} />
    ))}
  </span>
);
