import type { Photo } from "@portal/contract/entry/values";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import styles from "./shown-photos.module.css";

/** The photos for people with read access. */
export function ShownPhotos({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return <p className={styles.none}>Noch keine Bilder.</p>;
  return (
    <ul className={styles.photos} role="list">
      {photos.map(({ Url, alt, width, height }, index) => (
        <li key={Url}>
          <a href={Url} target="_blank" rel="noopener">
            <img src={thumbnailOf(Url)} alt={alt || `Bild ${index + 1}`} width={width} height={height} loading="lazy" />
          </a>
          {alt !== "" && <p>{alt}</p>}
        </li>
      ))}
    </ul>
  );
}
