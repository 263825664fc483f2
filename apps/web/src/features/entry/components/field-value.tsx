import type { Photo } from "@portal/contract/entry/values";
import { fieldText } from "@portal/contract/entry/field-text";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import styles from "./field-value.module.css";

/** A field's value for people: pictures, lines of text, or "nicht angegeben". */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  if (field === "logo" && typeof value === "string") return <img className={styles.logo} src={value} alt="Logo" />;
  if (field === "photos" && Array.isArray(value) && value.length > 0) return <Thumbnails photos={value as Photo[]} />;
  const text = fieldText(field, value);
  return text === "" ? (
    <span className={styles.absent}>nicht angegeben</span>
  ) : (
    <span className={styles.text}>{text}</span>
  );
}

const Thumbnails = ({ photos }: { photos: readonly Photo[] }) => (
  <span className={styles.photos}>
    {photos.map(({ Url, alt }, index) => (
      <span key={Url} className={styles.photo}>
        <img
          src={Url.startsWith("/media/") ? thumbnailOf(Url) : Url}
          alt={alt === "" ? `Bild ${index + 1} ohne Beschreibung` : ""}
        />
        {alt}
      </span>
    ))}
  </span>
);
