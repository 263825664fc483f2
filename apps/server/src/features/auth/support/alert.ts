/** Tells somebody about unusual visits of an agent: once per agent and Berlin day. */
import type { Brand } from "@portal/contract/brands/brand";
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { type MailTemplate, sendMail } from "../../../platform/mail/send-mail.ts";
import { countIfAllowed } from "../../../platform/rate-limits/rate-limits.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import * as repository from "./repository.ts";
import { textOf, type Unusual, type VisitCounts } from "./unusual-visits.ts";

const DAY_SECONDS = 24 * 3600;

type Alert = { agentUserId: number; visits: VisitCounts; unusual: readonly Unusual[]; brand: Brand };

/**
 * Writes a security event and an audit line, and a mail to SUPPORT_ALERT_EMAIL or, without that setting, a line of the
 * log without personal data.
 */
export async function raiseAlert(
  dependencies: Pick<Dependencies, "environment" | "clock" | "log">,
  trx: Kysely<Database>,
  { agentUserId, visits, unusual, brand }: Alert,
): Promise<void> {
  const { environment, log } = dependencies;
  const key = `support-alert:${agentUserId}:${berlinDate(visits.at.getTime())}`;
  if (!(await countIfAllowed(trx, [{ key, limit: 1, windowSeconds: DAY_SECONDS }], visits.at))) return;
  await noteSecurityEvent(dependencies, trx, { kind: "support_unusual", userId: agentUserId });
  const details = { unusual: unusual.join(" "), companiesToday: visits.companiesToday, inHour: visits.visitsInHour };
  await writeAudit(trx, { at: visits.at, action: "support.unusual", outcome: "done", agentUserId, details });
  const to = environment.SUPPORT_ALERT_EMAIL;
  if (to === undefined) {
    log.warn(details, "unusual visits of customer care; portal agent visits lists them");
    return;
  }
  const [agent] = await repository.agentById(trx, agentUserId);
  const data = { agent: agent?.name ?? String(agentUserId), visits, unusual };
  await sendMail(dependencies, trx, { key, to, brand, template: supportAlertMail, data });
}

const supportAlertMail: MailTemplate<{ agent: string; visits: VisitCounts; unusual: readonly Unusual[] }> = {
  name: "support-alert",
  write: ({ agent, visits, unusual }) => ({
    subject: "Ungewöhnliche Besuche des Kundendienstes",
    blocks: [
      "bei den Besuchen des Kundendienstes ist heute etwas aufgefallen. Bitte prüfen Sie, ob das in Ordnung ist.",
      {
        facts: [
          ["Kundendienst", agent],
          ["Firmen heute", String(visits.companiesToday)],
          ["Besuche in der letzten Stunde", String(visits.visitsInHour)],
        ],
      },
      ...unusual.map(textOf),
      "Der Befehl „portal agent visits“ zeigt, wer wann für welche Firma tätig war und weshalb. Zu dieser Person schreiben wir Ihnen heute nicht noch einmal.",
    ],
  }),
};
