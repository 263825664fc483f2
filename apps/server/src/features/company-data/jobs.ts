/** Tells of new documents; deletes contracts, documents and changes of contact persons after their time. */
import { CONTRACT_YEARS } from "@portal/contract/company-data/contracts/calls";
import { DOCUMENT_YEARS } from "@portal/contract/company-data/documents/calls";
import { addYears, berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";
import { tellOfDocuments } from "./documents/news.ts";

/** Years for which a change of contact persons can be looked up. */
const CHANGE_YEARS = 3;

type Needs = Pick<Dependencies, "db" | "clock">;

const deleteContracts = statement<{ id: number }, [before: string]>(`
  delete from contracts where id = any (array
    (select id from contracts where ended_on < $1 order by ended_on limit ${SWEEP_BATCH})) returning id`);
const deleteDocuments = statement<{ id: number }, [before: string]>(`
  delete from company_documents where id = any (array
    (select id from company_documents where dated_on < $1 order by dated_on limit ${SWEEP_BATCH})) returning id`);
const deleteChanges = statement<{ id: number }, [before: Date]>(`
  delete from contact_changes where id = any (array
    (select id from contact_changes where changed_at < $1 order by changed_at limit ${SWEEP_BATCH})) returning id`);

const yearsBefore = ({ clock }: Needs, years: number): string => addYears(berlinDate(clock.now().getTime()), -years);

export const companyDataJobs: SliceJobs = {
  sweeps: [
    { name: "documentNews", everySeconds: 120, run: tellOfDocuments },
    {
      name: "endedContracts",
      run: (needs, signal) => inBatches(() => deleteContracts(needs.db, yearsBefore(needs, CONTRACT_YEARS)), signal),
    },
    {
      name: "oldDocuments",
      run: (needs, signal) => inBatches(() => deleteDocuments(needs.db, yearsBefore(needs, DOCUMENT_YEARS)), signal),
    },
    {
      name: "contactChanges",
      run: (needs, signal) =>
        inBatches(() => deleteChanges(needs.db, new Date(yearsBefore(needs, CHANGE_YEARS))), signal),
    },
  ],
};
