import styles from "./against-programs.module.css";

/** A field `website` that programs fill in and people never see. The server drops what has it. */
export const ProgramTrap = () => (
  <div className={styles.hidden} aria-hidden="true">
    <label>
      Bitte leer lassen
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** The server takes a form that was filled in within a few seconds for that of a program. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
