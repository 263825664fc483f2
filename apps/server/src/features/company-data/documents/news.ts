/** Tells a company's people of new documents, once: in open pages at once, by mail within minutes. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { inBatches, SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";
import { documentsArrivedMail } from "./mails.ts";

type Told = { company_id: number; id: number };

// Several servers may do this at once: what one of them has locked, the others skip.
const takeUntold = statement<Told, [now: Date]>(`
  update company_documents set announced_at = $1 where id = any (array
    (select id from company_documents where announced_at is null order by company_id, id limit ${SWEEP_BATCH}
     for update skip locked)) returning company_id, id`);

type Person = { company_id: number; company: string; user_id: number; email: string };
/** People who may see documents and want such mails. */
const peopleOf = statement<Person, [companyIds: readonly number[]]>(`
  select m.company_id, c.display_name as company, u.id as user_id, u.email
  from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
  where m.company_id = any ($1::bigint[]) and m."right" in ('owner', 'editor')
    and wants_notification(u.id, 'documents_arrived', 'email')
  order by m.company_id, u.id`);

/** The sweep. Marking and mail are one transaction, so nobody is told twice and nothing is left out. */
export const tellOfDocuments = (dependencies: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(
    () =>
      dependencies.db.transaction().execute(async (trx) => {
        const told = await takeUntold(trx, dependencies.clock.now());
        const byCompany = Map.groupBy(told, (row) => row.company_id);
        for (const { company_id: companyId, company, user_id: userId, email } of await peopleOf(trx, [
          ...byCompany.keys(),
        ])) {
          const ids = (byCompany.get(companyId) ?? []).map(({ id }) => id);
          await sendMail(dependencies, trx, {
            key: `${documentsArrivedMail.name}:${companyId}:${Math.max(...ids)}:${userId}`,
            to: email,
            brand: DEFAULT_BRAND,
            template: documentsArrivedMail,
            data: { company, documents: ids.length },
          });
        }
        return told;
      }),
    signal,
  );
