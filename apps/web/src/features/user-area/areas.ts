/** The tabs of the person's page; the address names the one that is shown. */
export const AREAS = [
  { key: "ueberblick", title: "Überblick" },
  { key: "profil", title: "Profil" },
  { key: "anmeldung", title: "Anmeldung" },
  { key: "mitteilungen", title: "Mitteilungen" },
  { key: "verlauf", title: "Zuletzt angesehen" },
  { key: "portale", title: "Portale" },
  { key: "daten", title: "Meine Daten" },
] as const;
export type AreaKey = (typeof AREAS)[number]["key"];

/** The area with the name from the address; the first area for any other text. */
export const areaOf = (name: string | undefined): AreaKey => AREAS.find(({ key }) => key === name)?.key ?? AREAS[0].key;
