import { type CheckboxProps, Choice } from "./checkbox.tsx";
import styles from "./switch.module.css";

/** A switch that takes effect at once. Use `Checkbox` for a value that a button saves. */
export function Switch(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" role="switch" className={styles.switch} />;
}
