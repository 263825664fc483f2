/** Whose map it is, as its licence asks, and what its dots mean. */
export const MapCredit = () => (
  <p className="note">
    Die Punkte zeigen die Mitte der Orte. Karte: ©{" "}
    <a href="https://www.bkg.bund.de" target="_blank" rel="noopener noreferrer">
      GeoBasis-DE / BKG
    </a>{" "}
    (Daten verändert)
  </p>
);
