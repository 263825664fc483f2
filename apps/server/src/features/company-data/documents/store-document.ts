/** Puts a document into the portal: its bytes into the file store, its row beside them. */
import { createHash } from "node:crypto";
import { MOST_DOCUMENT_BYTES, type DocumentType } from "@portal/contract/company-data/documents/calls";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { CompanyDocumentTable, Database } from "@portal/db/rows";
import type { Kysely, Selectable } from "kysely";
import { announce } from "../../../platform/events/announce.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { requirePdf } from "../../../platform/files/pdf.ts";
import { forgetCheck } from "../../../platform/files/sweep/checks.ts";

type Db = Kysely<Database>;

export type NewDocument = {
  companyId: number;
  source: string;
  type: DocumentType;
  number: string;
  title: string;
  date: string;
  amountCents: number | null;
  dueOn: string | null;
  reportedAt: Date;
  openedAt: Date | null;
};

export const TOO_LARGE = `Das Dokument ist größer als ${MOST_DOCUMENT_BYTES / 1_000_000} MB.`;

/** Older documents come with a first delivery: nobody is told of them. */
const TOLD_DAYS = 60;
/** In characters; as long as the random keys of uploads. */
const KEY_LENGTH = 22;

/** Stores the bytes once, however often they come. @throws Problem of `requirePdf` */
export async function storeBytes(
  trx: Db,
  files: FileStore,
  {
    companyId,
    companyKey,
    name,
    bytes,
    at,
  }: { companyId: number; companyKey: string; name: string; bytes: Buffer; at: Date },
): Promise<number> {
  requirePdf(bytes);
  const hash = createHash("sha256").update(`${companyKey}\ncompany_document\n`).update(bytes);
  const key = hash.digest("hex").slice(0, KEY_LENGTH);
  const known = () => trx.selectFrom("files").select("id").where("storage_key", "=", key).executeTakeFirst();
  // An earlier file of this key may wait for its deletion.
  await forgetCheck(trx, key);
  const found = await known();
  if (found !== undefined) return found.id;
  await files.put(key, bytes);
  const size = { bytes: bytes.length, width: null, height: null };
  const kind = { purpose: "company_document", media_type: "application/pdf", company_id: companyId } as const;
  const made = await trx
    .insertInto("files")
    .values({ ...kind, ...size, storage_key: key, original_name: name, created_at: at, adopted_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

export type StoredDocument = Selectable<CompanyDocumentTable>;

/** Whether people are to be told of a document that arrives now. */
const isToldOf = (date: string, now: Date): boolean => date >= addDays(berlinDate(now.getTime()), -TOLD_DAYS);

/** Open pages hear of a new one. A mail follows (`news.ts`). */
export async function insertDocument(trx: Db, document: NewDocument, fileId: number, now: Date): Promise<void> {
  const isTold = document.openedAt === null && isToldOf(document.date, now);
  await trx
    .insertInto("company_documents")
    .values({
      ...columnsOf(document),
      company_id: document.companyId,
      source: document.source,
      type: document.type,
      number: document.number,
      file_id: fileId,
      arrived_at: now,
      announced_at: isTold ? null : now,
      opened_at: document.openedAt,
    })
    .execute();
  if (isTold) await announce(trx, { companyId: document.companyId, topic: "documents" });
}

/** A document that was corrected is new again; nobody is told twice. */
export async function replaceDocument(
  trx: Db,
  stored: StoredDocument,
  document: NewDocument,
  fileId: number,
): Promise<void> {
  const isSame = stored.file_id === fileId;
  await trx
    .updateTable("company_documents")
    .set({ ...columnsOf(document), file_id: fileId, ...(!isSame && { opened_at: null }) })
    .where("id", "=", stored.id)
    .execute();
}

const columnsOf = ({ title, date, amountCents, dueOn, reportedAt }: NewDocument) => ({
  title,
  dated_on: date,
  amount_cents: amountCents,
  due_on: dueOn,
  reported_at: reportedAt,
});

export const findStored = (
  trx: Db,
  { companyId, source, type, number }: Pick<NewDocument, "companyId" | "source" | "type" | "number">,
): Promise<StoredDocument | undefined> =>
  trx
    .selectFrom("company_documents")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("source", "=", source)
    .where("type", "=", type)
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
