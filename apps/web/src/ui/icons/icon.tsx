import styles from "./icon.module.css";

/** One shape of `icons.ts`: SVG path data on a 24 × 24 grid, drawn as a line. */
export type IconShape = string;

type IconProps = {
  shape: IconShape;
  /** Side in rem; 1.25 (20 px) fits body text, 1.5 headlines. */
  size?: number;
  className?: string | undefined;
};

/**
 * A line icon in the colour of the surrounding text. Always decorative, because text beside it or its label says the
 * same.
 */
export function Icon({ shape, size = 1.25, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      width={`${size}rem`}
      height={`${size}rem`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  );
}
