import { OWN_DATA_PROCESSING } from "@portal/contract/law/own-data-processing";
import { keptWords } from "@portal/contract/law/retention";
import { type EndOfKind, OWN_DATA_KINDS } from "@portal/contract/user-area/own-data";
import type { DeletionPreview } from "@portal/contract/user-area/profile";

const counted = ({ things }: DeletionPreview, end: EndOfKind): string =>
  things
    .filter(({ kind }) => kind !== "companies" && OWN_DATA_KINDS[kind].end === end)
    .map(({ kind, count }) => `${count} ${count === 1 ? OWN_DATA_KINDS[kind].one : OWN_DATA_KINDS[kind].many}`)
    .join(", ");

const sentence = (start: string, things: string): string[] => (things === "" ? [] : [`${start}: ${things}`]);

/** What is deleted with the profile, one sentence per kind of thing. */
export function whatGoes(preview: DeletionPreview): string[] {
  const leaving = preview.companies.filter(({ ends }) => !ends);
  return [
    "Ihr Zugang mit Name, Bild, E-Mail-Adresse und Passwort",
    ...sentence("Außerdem", counted(preview, "goes")),
    ...leaving.map(({ name }) => `Ihr Zugriff auf ${name}; die Firma und ihr Eintrag bleiben`),
  ];
}

/** What ends at once instead of after seven days. */
export const whatEndsAtOnce = ({ companies }: DeletionPreview): string[] =>
  companies
    .filter(({ ends }) => ends)
    .map(
      ({ name }) =>
        `${name}: Der Eintrag bleibt im Verzeichnis, hat aber keinen Inhaber mehr. Wer dort mit Ihnen arbeitet, verliert den Zugriff`,
    );

/** What remains, and in which form. */
export const whatStays = (preview: DeletionPreview): string[] => [
  ...sentence("Ohne Ihren Namen", counted(preview, "nameless")),
  ...preview.things
    .filter(({ kind }) => OWN_DATA_KINDS[kind].end === "kept")
    .map(({ kind, count }) => {
      const { one, many } = OWN_DATA_KINDS[kind];
      return `Als Nachweis: ${count} ${count === 1 ? one : many}. ${keptWords(OWN_DATA_PROCESSING[kind].kept)}`;
    }),
];
