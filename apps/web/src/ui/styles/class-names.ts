/** Joins class names and leaves out what is absent: `classNames(styles.row, wide && styles.wide)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
