import { Icon } from "../../../ui/icons/icon.tsx";
import { star } from "../../../ui/icons/icons.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { starWords } from "./star-words.ts";
import styles from "./stars.module.css";

/** Five stars, so many of them filled; in words for people who do not see them. */
export const Stars = ({ count }: { count: number }) => (
  <span className={styles.stars}>
    <span className="visually-hidden">{starWords(count)}</span>
    {[1, 2, 3, 4, 5].map((place) => (
      <Icon key={place} shape={star} size={1.25} className={classNames(styles.star, place <= count && styles.full)} />
    ))}
  </span>
);
