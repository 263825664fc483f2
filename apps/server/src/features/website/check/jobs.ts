/** The job that visits a website, and the deletion of old checks. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { statement } from "@portal/db/statement";
import type { ImprintCompany } from "@portal/website-check/page/imprint";
import * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { defineJob, type RunContext, type Worker, workOn } from "../../../platform/jobs/job.ts";
import { inBatches, SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";
import { companyEntryOf } from "../../entry/public.ts";
import { expectationOf } from "../../entry-service/public.ts";
import { orderPicture } from "../picture/jobs.ts";
import { ownAddresses } from "./addresses.ts";
import { beginCheck, type Finished, finishCheck } from "./repository.ts";
import { type CheckOutcome, errorMessage, GAVE_UP_MESSAGE } from "./visit/outcome.ts";
import { type SharedTools, visitTools } from "./visit/tools.ts";
import { visitWebsite } from "./visit/visit-website.ts";

export const websiteCheckJob = defineJob({
  name: "website.check",
  data: z.object({ checkId: z.number() }),
  timeoutSeconds: 75,
  retry: { limit: 1, pauseSeconds: 2 },
  atOnce: 4,
});

type Needs = Pick<Dependencies, "db" | "clock" | "jobs" | "environment">;

function imprintCompanyOf(entry: SalesForceEntry | undefined): ImprintCompany {
  if (entry === undefined) return { names: [], people: [], legalForm: "", vatId: "", trades: [] };
  const { legalForm, directors, vatId } = entry.companyDetailsData;
  const names = [entry.company_name, entry.displayName];
  return { names, people: directors, legalForm, vatId, trades: entry.tradesData.trades };
}

async function runCheck(needs: Needs, tools: SharedTools, checkId: number, signal: AbortSignal): Promise<void> {
  const { db, clock } = needs;
  const task = await beginCheck(db, checkId);
  if (task === undefined) return;
  const [own, entry] = await Promise.all([ownAddresses(db, task.company_id), companyEntryOf(db, task.company_id)]);
  const order = {
    url: task.url,
    isOwn: own.isOwn,
    entry: entry === undefined ? null : expectationOf(entry),
    company: imprintCompanyOf(entry),
    now: clock.now(),
  };
  const outcome = await visitWebsite(tools, order, signal);
  // The server ends, not the website: another one repeats the job.
  if (signal.aborted) throw new Error("the check was stopped");
  const now = clock.now();
  await finishCheck(db, checkId, {
    now,
    end: endOf(outcome),
    async follow(trx, { company_id: companyId, url }) {
      if (outcome.state !== "success") return;
      await orderPicture(needs, trx, { checkId, companyId, url, findings: outcome.findings }, now);
    },
  });
}

function endOf(outcome: CheckOutcome): Finished {
  switch (outcome.state) {
    case "success":
      return {
        state: "success",
        finalUrl: outcome.url,
        message: "",
        findings: outcome.findings,
        figures: outcome.figures,
      };
    case "redirect":
      return {
        state: "redirect",
        finalUrl: outcome.url,
        message: redirectMessage(outcome.url),
        findings: null,
        figures: null,
      };
    case "error":
      return { state: "error", finalUrl: null, message: errorMessage(outcome.failure), findings: null, figures: null };
  }
}

const redirectMessage = (url: string): string =>
  `Ihre Adresse leitet weiter auf ${new URL(url).host}. Diese Website gehört nicht zu Ihren Adressen bei uns. Tragen Sie sie in Ihren Eintrag ein, wenn es Ihre neue Website ist.`;

const GAVE_UP: Finished = {
  state: "error",
  finalUrl: null,
  message: GAVE_UP_MESSAGE,
  findings: null,
  figures: null,
};

export function checkWorkers(dependencies: Dependencies): Worker[] {
  const tools = visitTools(dependencies);
  return [
    workOn(websiteCheckJob, {
      run: ({ checkId }, { signal }: RunContext) => runCheck(dependencies, tools, checkId, signal),
      gaveUp: ({ checkId }) => finishCheck(dependencies.db, checkId, { now: dependencies.clock.now(), end: GAVE_UP }),
    }),
  ];
}

const KEPT_DAYS = 730;
const DAY_MS = 86_400_000;

const deleteOld = statement<{ id: number }, [before: Date]>(`
  delete from website_checks where id = any(array(
    select id from website_checks where finished_at < $1
    order by finished_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

/** Deletes checks after two years. Answers how many. */
export const sweepWebsiteChecks = ({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deleteOld(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)), signal);
