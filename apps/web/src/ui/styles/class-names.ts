/** Joins class names and skips falsy ones: `classNames(styles.row, wide && styles.wide)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
