/** The parts of the person's own page; the address names the one that is shown. */
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

/** The area that the address names; anything else is the first. */
export const areaOf = (name: string | undefined): AreaKey => AREAS.find(({ key }) => key === name)?.key ?? AREAS[0].key;
