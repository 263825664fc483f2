import { LOADING_TEXT } from "@portal/contract/constants";
import { Spinner } from "../ui/spinner.tsx";
import styles from "./loading-screen.module.css";

/** Shown while person and company load (Specification §2). */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <Spinner label={LOADING_TEXT} />
    </div>
  );
}
