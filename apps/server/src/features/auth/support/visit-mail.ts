/** Tells the owners who want it about a visit of customer care, once the visit is over. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { pathOf } from "@portal/contract/pages/routes";
import { germanInstant } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import * as z from "zod/mini";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { type MailTemplate, sendMail } from "../../../platform/mail/send-mail.ts";
import { finishedVisit } from "./visits.ts";

export const supportVisitOverJob = defineJob({
  name: "auth.support-visit-over",
  data: z.object({ visitId: z.number() }),
  timeoutSeconds: 30,
  retry: { limit: 5, pauseSeconds: 60 },
});

const ownersToTell = statement<{ id: number; email: string }, [companyId: number]>(`
  select u.id, u.email from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and m."right" = 'owner' and u.email <> '' and wants_notification(u.id, 'support_visit', 'email')
  order by u.id limit 20`);

export async function tellOfVisit(dependencies: Dependencies, visitId: number): Promise<void> {
  const { db } = dependencies;
  const visit = await finishedVisit(db, visitId);
  if (visit === undefined) return;
  const { company, agent, reason, changes } = visit;
  const data = { company, agent, reason, changes, at: germanInstant(visit.started_at.getTime()) };
  await db.transaction().execute(async (trx) => {
    for (const owner of await ownersToTell(trx, visit.company_id)) {
      const key = `support-visit:${visitId}:${owner.id}`;
      await sendMail(dependencies, trx, { key, to: owner.email, brand: DEFAULT_BRAND, template: visitMail, data });
    }
  });
}

type Visit = { company: string; agent: string; reason: string; changes: readonly string[]; at: string };

const visitMail: MailTemplate<Visit> = {
  name: "support-visit",
  write: ({ company, agent, reason, changes, at }, { origin }) => ({
    subject: `Unser Kundendienst war für ${company} tätig`,
    blocks: [
      `jemand von unserem Kundendienst war für ${company} angemeldet.`,
      {
        facts: [
          ["Wann", at],
          ["Wer", agent === "" ? "Kundendienst" : `${agent}, Kundendienst`],
          ["Warum", reason],
          ["Geändert", changes.length === 0 ? "Nichts" : changes.join("; ")],
        ],
      },
      { link: { label: "Besuche ansehen", href: `${origin}${pathOf("account_locks")}` } },
      "Möchten Sie diese E-Mails nicht mehr, schalten Sie sie in „Mein Bereich“ unter „Mitteilungen“ aus.",
    ],
  }),
};
