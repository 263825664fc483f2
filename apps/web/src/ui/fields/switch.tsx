import { type CheckboxProps, Choice } from "./checkbox.tsx";
import styles from "./switch.module.css";

/** On or off: takes effect at once, without saving. What waits for a saving button is a `Checkbox`. */
export function Switch(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" role="switch" className={styles.switch} />;
}
