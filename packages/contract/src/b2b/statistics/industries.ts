/**
 * What a visiting company does: the sections of the official classification of economic activities (WZ 2008). The list
 * is closed, so that no delivery can carry a company's name in its place.
 */
export const INDUSTRIES = {
  A: "Land- und Forstwirtschaft, Fischerei",
  B: "Bergbau, Steine und Erden",
  C: "Industrie und Herstellung",
  D: "Energie",
  E: "Wasser und Entsorgung",
  F: "Bau und Ausbau",
  G: "Handel und Fahrzeuge",
  H: "Transport und Lager",
  I: "Hotels und Gastronomie",
  J: "IT, Medien und Telekommunikation",
  K: "Banken und Versicherungen",
  L: "Immobilien und Hausverwaltung",
  M: "Beratung, Planung und Forschung",
  N: "Gebäudedienste und Vermietung",
  O: "Behörden",
  P: "Schulen und Bildung",
  Q: "Gesundheit und Soziales",
  R: "Kunst, Sport und Freizeit",
  S: "Vereine und sonstige Dienste",
} as const;
export type Industry = keyof typeof INDUSTRIES;
export const INDUSTRY_CODES = Object.keys(INDUSTRIES) as [Industry, ...Industry[]];
