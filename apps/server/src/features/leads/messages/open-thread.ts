/** The thread of a lead, beginning with what the customer wrote. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { LeadKind } from "@portal/contract/leads/states";
import { statement } from "@portal/db/statement";
import { type Db, findThreadOfLead } from "./repository.ts";
import { endWaiting, insertMessage, insertThread, refreshThread } from "./write-repository.ts";

type HeldLead = { kind: LeadKind; text: string; received_at: Date };
const heldLead = statement<HeldLead, [companyId: number, leadId: number]>(
  "select kind, text, received_at from leads where id = $2 and company_id = $1",
);

type Opening = {
  companyId: number;
  leadId: number;
  brand?: string;
  /** True if the customer waits for an answer here; a request for an offer is answered elsewhere as well. */
  waits: boolean;
};

/**
 * The thread's id. Undefined if the company does not hold the lead. A thread that the company opens itself begins as read.
 */
export async function openThread(
  trx: Db,
  { companyId, leadId, brand = DEFAULT_BRAND.key, waits }: Opening,
): Promise<number | undefined> {
  const known = await findThreadOfLead(trx, companyId, leadId);
  if (known !== undefined) return known;
  const [lead] = await heldLead(trx, companyId, leadId);
  if (lead === undefined) return undefined;
  const [made] = await insertThread(trx, companyId, leadId, brand, lead.received_at, waits);
  if (made === undefined) return findThreadOfLead(trx, companyId, leadId);
  const readAt = waits ? null : lead.received_at;
  await insertMessage(trx, made.id, "customer", null, lead.text, "", [], null, null, null, lead.received_at, readAt);
  await refreshThread(trx, made.id);
  if (!waits) await endWaiting(trx, made.id);
  return made.id;
}

/** A message that a company has accepted waits for its answer in a thread; requests and applications have their own pages. */
export async function openThreadOfMessage(trx: Db, companyId: number, leadId: number): Promise<void> {
  const [lead] = await heldLead(trx, companyId, leadId);
  if (lead?.kind === "message") await openThread(trx, { companyId, leadId, waits: true });
}

const first = statement<{ id: number }, [threadId: number]>(
  "select id from messages where thread_id = $1 order by id limit 1",
);
/** Every thread begins with a message. */
export async function firstMessageOf(trx: Db, threadId: number): Promise<number> {
  const [message] = await first(trx, threadId);
  if (message === undefined) throw new Error("a thread without a message");
  return message.id;
}
