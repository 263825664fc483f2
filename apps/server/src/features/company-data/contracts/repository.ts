/** SQL of contracts and cancellations. */
import { type CancellationKind, MOST_CONTRACTS_LISTED } from "@portal/contract/company-data/contracts/calls";
import type { ContractTable, Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Selectable } from "kysely";

export type Db = Kysely<Database>;

export type ContractRow = Omit<Selectable<ContractTable>, "reported_at"> & {
  /** The cancellation that holds; null without one. */
  cancellation_id: number | null;
  kind: CancellationKind | null;
  ends_on: string | null;
  declared_at: Date | null;
  declared_by: string | null;
  service_case_id: number | null;
};

const CONTRACT = `
  select c.id, c.company_id, c.external_id, c.code, c.started_on, c.term_months, c.renewal_months, c.notice_months,
         c.price_cents, c.price_interval, c.ended_on, x.id as cancellation_id, x.kind, x.ends_on, x.declared_at,
         u.display_name as declared_by, x.service_case_id
  from contracts c
  left join contract_cancellations x on x.contract_id = c.id and x.withdrawn_at is null
  left join users u on u.id = x.declared_by_user_id`;

export const contractsOf = statement<ContractRow, [companyId: number]>(
  `${CONTRACT} where c.company_id = $1 order by c.started_on desc, c.id desc limit ${MOST_CONTRACTS_LISTED}`,
);

const lock = statement<{ id: number }, [companyId: number, id: number]>(
  "select id from contracts where company_id = $1 and id = $2 for no key update",
);
const findOne = statement<ContractRow, [companyId: number, id: number]>(
  `${CONTRACT} where c.company_id = $1 and c.id = $2`,
);
/** Locks the contract, and reads it as it is then; undefined for a foreign one. */
export async function lockContract(trx: Db, companyId: number, id: number): Promise<ContractRow | undefined> {
  const [locked] = await lock(trx, companyId, id);
  return locked === undefined ? undefined : (await findOne(trx, companyId, id))[0];
}

type NewCancellation = [
  companyId: number,
  contractId: number,
  kind: CancellationKind,
  endsOn: string | null,
  reason: string,
  now: Date,
  userId: number,
  caseId: number | null,
];
export const insertCancellation = statement<{ id: number }, NewCancellation>(`
  insert into contract_cancellations (company_id, contract_id, kind, ends_on, reason, declared_at, declared_by_user_id,
                                      service_case_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`);

export const endCancellation = statement<{ id: number }, [companyId: number, id: number, now: Date, userId: number]>(`
  update contract_cancellations set withdrawn_at = $3, withdrawn_by_user_id = $4
  where company_id = $1 and id = $2 and withdrawn_at is null returning id`);

/** Owners, who all get the confirmation, and the company's name. */
export const ownersOf = statement<{ id: number; email: string; company: string }, [companyId: number]>(`
  select u.id, u.email, c.display_name as company
  from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
  where m.company_id = $1 and m."right" = 'owner' order by m.created_at, m.user_id limit 20`);
