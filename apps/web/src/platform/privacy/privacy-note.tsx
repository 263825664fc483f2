import type { ProcessingKey } from "@portal/contract/law/processing";
import { Suspense, useState } from "react";
import { lazyPart } from "../loading/lazy-part.tsx";
import { pageHref } from "../routing/page-link.tsx";
import styles from "./privacy-note.module.css";

/** Loaded when somebody opens a note: the table of all processings is larger than most forms. */
const NoteText = lazyPart(() => import("./note-text.tsx"));

/**
 * What happens with the data of a form (GDPR article 13), beside it: who, what for, how long, and the way to all of it. The
 * link opens another tab, so that the form keeps what was typed.
 */
export function PrivacyNote({ of }: { of: ProcessingKey }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.note} onToggle={() => setOpened(true)}>
      <summary>Was mit Ihren Angaben geschieht</summary>
      {opened && (
        <Suspense fallback={<p>Wird geladen</p>}>
          <NoteText of={of} />
        </Suspense>
      )}
      <p>
        <a href={pageHref("law_privacy", { place: of })} target="_blank" rel="noopener">
          Mehr zum Datenschutz (neues Fenster)
        </a>
      </p>
    </details>
  );
}
