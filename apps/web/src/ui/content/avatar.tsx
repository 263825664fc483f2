import { Icon } from "../icons/icon.tsx";
import { user } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./avatar.module.css";

type AvatarProps = {
  /** Address of the image; without it a neutral figure or the initials of `name` are shown. */
  src?: string | null | undefined;
  /** For the initials. Not read out, because the name is beside it. */
  name?: string | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  /** round: people · square: companies and their logos, shown whole. */
  shape?: "round" | "square" | undefined;
};

/** Picture of a person or company; decorative, so put the name beside it. sm 32, md 40, lg 72 px. */
export function Avatar({ src, name, size = "md", shape = "round" }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], shape === "square" && styles.square)} aria-hidden="true">
      {src ? (
        <img src={src} alt="" fetchPriority="low" className={styles.image} />
      ) : name ? (
        initials(name)
      ) : (
        <Icon shape={user} size={size === "lg" ? 2 : 1.25} />
      )}
    </span>
  );
}

/** First letters of the first two words that start with one: "Malerbetrieb Sommer GmbH" → "MS". */
export function initials(name: string): string {
  const letters = name.split(/[\s\-–&/.,]+/u).filter((word) => /^\p{L}/u.test(word));
  return letters
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toLocaleUpperCase("de"))
    .join("");
}
