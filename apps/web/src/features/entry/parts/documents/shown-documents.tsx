import type { EntryDocument } from "@portal/contract/entry/values";
import { germanSize } from "@portal/contract/text/formats";
import styles from "./shown-documents.module.css";

/** The documents for people with read access. */
export function ShownDocuments({ documents }: { documents: readonly EntryDocument[] }) {
  if (documents.length === 0) return <p className={styles.quiet}>Noch keine Dokumente.</p>;
  return (
    <ul className={styles.documents} role="list">
      {documents.map(({ Url, title, bytes }) => (
        <li key={Url}>
          <a href={Url} target="_blank" rel="noopener">
            {title}
          </a>{" "}
          <span className={styles.quiet}>PDF, {germanSize(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
