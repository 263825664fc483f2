import styles from "./place-data-source.module.css";

/**
 * Credits the source of the suggested places and postal codes, as their licence (ODbL) requires wherever they are
 * shown.
 */
export const PlaceDataSource = () => (
  <p className={styles.source}>
    Orte und Postleitzahlen: ©{" "}
    <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
      OpenStreetMap-Mitwirkende
    </a>
  </p>
);
