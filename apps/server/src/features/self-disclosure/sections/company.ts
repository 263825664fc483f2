/** Master data, entry, files and what imports proposed. */
import { FIELD_LABELS, PARTS, type EntryPart } from "@portal/contract/entry/parts";
import { germanSize } from "@portal/contract/text/formats";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { entryInWords } from "../../entry/public.ts";
import { asTable, onlyFacts, type Subject, timeOf, WHILE_LISTED, yesOrNo } from "../subject.ts";

type CompanyRow = {
  id: number;
  external_id: string;
  name: string;
  display_name: string;
  claimed_by: "OWNER" | "PROVIDER" | null;
  claimed_last_update: Date | null;
  is_published_on_b2b: boolean;
  active_resellers: string[];
  created_at: Date;
};
export const companyOf = statement<CompanyRow, [companyId: number]>(`
  select id, external_id, name, display_name, claimed_by, claimed_last_update, is_published_on_b2b, active_resellers,
         created_at
  from companies where id = $1`);

const CLAIMED_BY = { OWNER: "Inhaber", PROVIDER: "Anbieter" } as const;

const masterData: Subject = {
  key: "company",
  tables: ["companies"],
  title: "Stammdaten",
  purpose: "Damit wir die Firma erkennen und richtig zuordnen.",
  source: "Verwaltung des Anbieters; die Bestätigung des Eintrags von Ihnen.",
  retention: WHILE_LISTED,
  place: { page: "company_contract", label: "Vertragsdaten ansehen" },
  async read(db, scope) {
    const [row] = await companyOf(db, scope.companyId);
    if (row === undefined) return onlyFacts([]);
    return onlyFacts([
      ["Firmenname", row.name],
      ["Name in Listen", row.display_name],
      ["Firmennummer", String(row.id)],
      ["Nummer in der Verwaltung", row.external_id],
      ["Eintrag beansprucht von", row.claimed_by === null ? "niemandem" : CLAIMED_BY[row.claimed_by]],
      ["Zuletzt bestätigt am", timeOf(row.claimed_last_update)],
      ["Im Verzeichnis für Betriebe", yesOrNo(row.is_published_on_b2b)],
      ["Betreuende Partner", row.active_resellers.join(", ")],
      ["Angelegt am", timeOf(row.created_at)],
    ]);
  },
};

const entry: Subject = {
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

const PURPOSES = { logo: "Logo", profile_image: "Profilbild", photo: "Bild", document: "Dokument" } as const;
type FileRow = {
  purpose: keyof typeof PURPOSES;
  original_name: string;
  bytes: number;
  created_at: Date;
  total: number;
};
const filesOf = statement<FileRow, [companyId: number, limit: number]>(`
  select purpose, original_name, bytes, created_at, count(*) over ()::int as total
  from files where company_id = $1 order by created_at desc limit $2`);

const files: Subject = {
  key: "files",
  tables: ["files"],
  title: "Dateien",
  purpose: "Bilder und Dokumente für Ihren Eintrag.",
  source: "Von Ihnen hochgeladen, oder mit den Daten des Anbieters gekommen.",
  retention: "Bis weder der Eintrag noch sein Verlauf sie braucht; was Sie nicht gespeichert haben, einen Tag.",
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

const proposals: Subject = {
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

export const COMPANY_SUBJECTS: readonly Subject[] = [masterData, entry, files, proposals];
