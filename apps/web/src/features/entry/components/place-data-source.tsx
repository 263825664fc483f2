import styles from "./place-data-source.module.css";

/** Whose places and postal codes are suggested: their licence (ODbL) asks to say so wherever people see them. */
export const PlaceDataSource = () => (
  <p className={styles.source}>
    Orte und Postleitzahlen: ©{" "}
    <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
      OpenStreetMap-Mitwirkende
    </a>
  </p>
);
