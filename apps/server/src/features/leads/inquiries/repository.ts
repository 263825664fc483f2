/** SQL of inquiries on the public page. */
import type { LeadKind } from "@portal/contract/leads/states";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

export type CompanyRow = { name: string; city: string; phone: string; takes_leads: boolean; takes_jobs: boolean };
const company = statement<CompanyRow, [companyId: number]>(`
  select c.display_name as name, e.city, e.phone, may_contact(c.id, 'leads') as takes_leads,
         may_contact(c.id, 'jobLeads') as takes_jobs
  from companies c join entries e on e.company_id = c.id where c.id = $1`);
/** Undefined for a company without an entry. */
export const findCompany = async (db: Db, companyId: number): Promise<CompanyRow | undefined> =>
  (await company(db, companyId))[0];

export type InquiryRow = {
  id: number;
  company_id: number;
  company: string;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  text: string;
  brand: string;
  state: "waiting" | "delivered";
  submitted_at: Date;
};
type NewInquiry = [
  companyId: number,
  kind: LeadKind,
  name: string,
  email: string,
  phone: string,
  text: string,
  brand: string,
  tokenHash: Buffer,
  now: Date,
];
export const insertInquiry = statement<{ id: number }, NewInquiry>(`
  insert into inquiries (company_id, kind, name, email, phone, text, brand, token_hash, state, submitted_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9) returning id`);

// Locked: of two clicks at once the second sees what the first did.
const ofToken = statement<InquiryRow, [tokenHash: Buffer]>(`
  select i.id, i.company_id, c.display_name as company, i.kind, i.name, i.email, i.phone, i.text, i.brand, i.state,
         i.submitted_at
  from inquiries i join companies c on c.id = i.company_id where i.token_hash = $1 for update of i`);
export const inquiryOfToken = async (db: Db, tokenHash: Buffer): Promise<InquiryRow | undefined> =>
  (await ofToken(db, tokenHash))[0];

export type InquiryFile = { file_id: number; name: string };
export const filesOf = statement<InquiryFile, [inquiryId: number]>(`
  select n.file_id, f.original_name as name from inquiry_files n join files f on f.id = n.file_id
  where n.inquiry_id = $1 order by n.id`);

export const insertFiles = statement<never, [inquiryId: number, fileIds: readonly number[]]>(`
  insert into inquiry_files (inquiry_id, file_id)
  select $1, id from unnest($2::bigint[]) with ordinality f(id, place) order by place`);
export const deleteFiles = statement<never, [inquiryId: number]>("delete from inquiry_files where inquiry_id = $1");

/** The lead has what was written. */
export const markDelivered = statement<never, [id: number, leadId: number, now: Date]>(`
  update inquiries set state = 'delivered', delivered_at = $3, lead_id = $2, name = '', email = '', phone = '', text = ''
  where id = $1`);

export const deleteInquiry = statement<never, [id: number]>("delete from inquiries where id = $1");

/** Temporary files that wait for inquiries to one company, in number and in bytes. */
const WAITING_AT_MOST = 300;
const WAITING_BYTES_AT_MOST = 1_000_000_000;
type NewFile = [
  key: string,
  markerHash: Buffer,
  companyId: number,
  mediaType: string,
  bytes: number,
  name: string,
  now: Date,
  expiresAt: Date,
];
/** No row if too many wait. */
export const insertTemporary = statement<{ id: number }, NewFile>(`
  insert into files (storage_key, marker_hash, purpose, company_id, media_type, bytes, original_name, created_at, expires_at)
  select $1, $2, 'message_file', $3, $4, $5, $6, $7, $8
  where (select count(*) < ${WAITING_AT_MOST} and coalesce(sum(bytes), 0) < ${WAITING_BYTES_AT_MOST} from files
         where company_id = $3 and purpose = 'message_file' and user_id is null and adopted_at is null and expires_at > $7)
  returning id`);

export const findTemporary = statement<
  { id: number; marker_hash: Buffer },
  [markerHashes: readonly Buffer[], companyId: number, now: Date]
>(`
  select id, marker_hash from files
  where marker_hash = any ($1::bytea[]) and company_id = $2 and purpose = 'message_file' and user_id is null
    and adopted_at is null and expires_at > $3`);

type NewLead = [
  externalId: string,
  kind: LeadKind,
  name: string,
  email: string,
  phone: string,
  text: string,
  receivedAt: Date,
  deleteOn: string,
  companyId: number,
];
// Its sender chose this one company, so nobody competes for it and it costs nothing: it is accepted at once.
const insertAccepted = statement<{ id: number }, NewLead>(`
  insert into leads (external_id, kind, source, name, email, phone, text, shown_text, postal_code, place, received_at,
                     reported_at, delete_on, company_id, accepted_at)
  values ($1, $2, 'entry_page', $3, $4, $5, $6, '', '', '', $7, $7, $8, $9, $7) returning id`);
const insertOffer = statement<never, [companyId: number, leadId: number, kind: LeadKind, at: Date]>(`
  insert into lead_offers (company_id, lead_id, kind, received_at, state, changed_at, version, told_at)
  values ($1, $2, $3, $4, 'accepted', $4, 1, $4)`);
export async function insertLead(trx: Db, ...lead: NewLead): Promise<number> {
  const [made] = await insertAccepted(trx, ...lead);
  if (made === undefined) throw new Error("no lead written");
  const [, kind, , , , , at, , companyId] = lead;
  await insertOffer(trx, companyId, made.id, kind, at);
  return made.id;
}

export const deleteWaiting = statement<{ id: number }, [before: Date]>(`
  delete from inquiries where id = any (array
    (select id from inquiries where state = 'waiting' and submitted_at < $1 order by submitted_at
     limit ${SWEEP_BATCH} for update skip locked)) returning id`);
export const deleteDelivered = statement<{ id: number }, [before: Date]>(`
  delete from inquiries where id = any (array
    (select id from inquiries where state = 'delivered' and submitted_at < $1 order by submitted_at
     limit ${SWEEP_BATCH} for update skip locked)) returning id`);
