import type { DeletionPreview } from "@portal/contract/user-profile";

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `eine ${one}` : `${count} ${many}`];

/** What goes with the profile, a sentence for each kind of thing. */
export function whatGoes({ companies, ratings, searches, viewedEntries }: DeletionPreview): string[] {
  const ending = companies.filter(({ ends }) => ends).map(({ name }) => name);
  const leaving = companies.filter(({ ends }) => !ends).map(({ name }) => name);
  const lists = [
    ...counted(ratings, "Bewertung", "Bewertungen"),
    ...counted(searches, "Suche", "Suchen"),
    ...counted(viewedEntries, "Ansicht", "Ansichten"),
  ];
  return [
    "Ihr Zugang mit Name, Bild, E-Mail-Adresse und Passwort",
    ...(lists.length === 0 ? [] : [`Aus Ihren Listen: ${lists.join(", ")}`]),
    ...leaving.map((name) => `Ihr Zugriff auf ${name}; die Firma und ihr Eintrag bleiben`),
    ...ending.map(
      (name) => `Ihr Zugriff auf ${name}. Der Eintrag bleibt im Verzeichnis, hat dann aber keinen Inhaber mehr`,
    ),
  ];
}
