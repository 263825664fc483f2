/** Disclosure of the entry, its files, the provider's proposals and the history. */
import { changeActorText, type ChangeSource } from "@portal/contract/entry/history/calls";
import { type EntryPart, FIELD_LABELS, PARTS } from "@portal/contract/entry/parts";
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanSize } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { brandOrigin } from "../../platform/mail/origin.ts";
import { shownName } from "../../platform/session/shown-login.ts";
import {
  asTable,
  type ReadRecipients,
  type Subject,
  timeOf,
  WHILE_LISTED,
} from "../../platform/personal-data/disclosure.ts";
import { entryInWords } from "./entry-in-words.ts";

export const entryDisclosure: Subject = {
  key: "entry",
  tables: ["entries"],
  title: "Eintrag",
  purpose: "Damit Kunden Sie im Verzeichnis finden und erreichen.",
  source: "Ihre Angaben; was Sie nie geändert haben, aus den Daten des Anbieters.",
  retention: WHILE_LISTED,
  place: { page: "entry_data", label: "Eintragsdaten ändern" },
  async read(db, scope) {
    const fields = (await entryInWords(db, scope)) ?? [];
    const rows = fields.map(({ part, field, text }) => [PARTS[part].label, FIELD_LABELS[field], text]);
    return {
      facts: [],
      table: rows.length === 0 ? null : { headings: ["Bereich", "Feld", "Angabe"], rows },
      total: rows.length,
    };
  },
};

const PURPOSES = {
  logo: "Logo",
  profile_image: "Profilbild",
  photo: "Bild",
  document: "Dokument",
  website_file: "Für die Website",
  web_banner: "Für ein Werbebanner",
} as const;
type FileRow = {
  purpose: keyof typeof PURPOSES;
  original_name: string;
  bytes: number;
  created_at: Date;
  total: number;
};
const filesOf = statement<FileRow, [companyId: number, limit: number]>(`
  select purpose, original_name, bytes, created_at, count(*) over ()::int as total
  from files where company_id = $1 and purpose not in ('company_document', 'website_picture') order by created_at desc limit $2`);

export const filesDisclosure: Subject = {
  key: "files",
  tables: ["files"],
  title: "Dateien",
  purpose: "Bilder und Dokumente für Ihren Eintrag und was Sie für Ihre Website und Ihre Werbebanner übergeben.",
  source: "Von Ihnen hochgeladen oder vom Anbieter geliefert.",
  retention:
    "Solange der Eintrag, sein Verlauf, eine Übergabe für die Website oder ein Werbebanner sie braucht. Was Sie nicht gespeichert haben, einen Tag.",
  place: { page: "entry_data", label: "Bilder und Dokumente ändern" },
  async read(db, { companyId }) {
    const rows = await filesOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Art", "Name", "Größe", "Hochgeladen am"], rows, (row) => [
      PURPOSES[row.purpose],
      row.original_name || "ohne Namen",
      germanSize(row.bytes),
      timeOf(row.created_at),
    ]);
  },
};

type DifferenceRow = { part: EntryPart; proposed_at: Date; total: number };
const differencesOf = statement<DifferenceRow, [companyId: number]>(`
  select part, proposed_at, count(*) over ()::int as total
  from import_differences where company_id = $1 order by proposed_at desc`);

export const proposalsDisclosure: Subject = {
  key: "proposals",
  tables: ["import_differences"],
  title: "Vorschläge des Anbieters",
  purpose: "Damit Sie entscheiden, ob eine Angabe aus anderen Quellen in Ihren Eintrag kommt.",
  source: "Daten des Anbieters.",
  retention: "Bis ein neuer Vorschlag kommt; " + WHILE_LISTED.charAt(0).toLowerCase() + WHILE_LISTED.slice(1),
  place: { page: "entry_differences", label: "Abweichungen ansehen" },
  async read(db, { companyId }) {
    return asTable(["Bereich", "Vorgeschlagen am"], await differencesOf(db, companyId), (row) => [
      PARTS[row.part].label ?? row.part,
      timeOf(row.proposed_at),
    ]);
  },
};

type ChangeRow = {
  part: EntryPart;
  source: ChangeSource;
  name: string | null;
  changed_at: Date;
  from_google: boolean;
  total: number;
};
const changesOf = statement<ChangeRow, [companyId: number, limit: number]>(`
  select h.part, h.source, h.changed_at, h.from_google, count(*) over ()::int as total, nullif(u.display_name, '') as name
  from entry_changes h left join users u on u.id = h.actor_user_id
  where h.company_id = $1 order by h.id desc limit $2`);

export const changesDisclosure: Subject = {
  key: "changes",
  tables: ["entry_changes"],
  title: "Verlauf des Eintrags",
  purpose: "Damit Sie sehen, wer was geändert hat, und es zurücknehmen können.",
  source: "Jedes Speichern, mit den Werten davor und danach.",
  retention: keptWords("entryChanges"),
  place: { page: "entry_history", label: "Verlauf mit allen Werten ansehen" },
  async read(db, scope) {
    const rows = await changesOf(db, scope.companyId, DISCLOSED_ROWS);
    return asTable(["Zeitpunkt", "Bereich", "Wer"], rows, (row) => [
      timeOf(row.changed_at),
      PARTS[row.part].label ?? row.part,
      changeActorText({ source: row.source, actorName: shownName(scope, row.name), fromGoogle: row.from_google }),
    ]);
  },
};

/** Everybody can read the entry in the directory. */
const isListed = statement<{ listed: boolean }, [companyId: number]>(
  "select exists (select from entries where company_id = $1) as listed",
);

export const directoryRecipients: ReadRecipients = async ({ db, environment }, { companyId }, brand) => {
  const [row] = await isListed(db, companyId);
  if (row?.listed !== true) return [];
  return [
    {
      name: `Verzeichnis von ${brand.name}`,
      what: `Der Eintrag, für jeden lesbar: ${brandOrigin(brand, environment)}/eintrag/${companyId}`,
      since: null,
    },
  ];
};
