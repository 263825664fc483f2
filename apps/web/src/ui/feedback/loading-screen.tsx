import styles from "./loading-screen.module.css";
import { Spinner } from "./spinner.tsx";

const LOADING_TEXT = "Bitte haben Sie einen kurzen Moment Geduld, Ihre Daten werden geladen.";

/** Shown instead of a page while person and company load (Specification §2). */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">Wird geladen</h1>
      <Spinner label={LOADING_TEXT} />
    </div>
  );
}

/** The same before any frame is shown. */
export function LoadingPage() {
  return (
    <main>
      <LoadingScreen />
    </main>
  );
}
