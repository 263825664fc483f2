/** Problems of leads. */
import type { Problem } from "./problem.ts";

export const LEAD_PROBLEMS = {
  "leads.not_found": { status: 404, message: "Diese Anfrage gibt es nicht mehr." },
  "leads.taken": {
    status: 409,
    message: "Diese Anfrage hat gerade ein anderer Betrieb angenommen. Es ist Ihnen nichts berechnet worden.",
  },
  "leads.already_accepted": { status: 409, message: "Ihre Firma hat diese Anfrage schon angenommen." },
  "leads.not_possible_now": {
    status: 409,
    message: "Das geht nicht mehr: Der Stand der Anfrage hat sich inzwischen geändert.",
  },
  "leads.stale": {
    status: 409,
    message: "Jemand hat diese Anfrage inzwischen geändert. Bitte sehen Sie sich den neuen Stand an.",
  },
  "leads.note_not_found": { status: 404, message: "Diese Notiz gibt es nicht mehr." },
  "leads.too_many_notes": { status: 409, message: "Mehr als 200 Notizen zu einer Anfrage sind nicht möglich." },
  "leads.reminder_in_past": { status: 400, message: "Bitte wählen Sie heute oder einen späteren Tag." },
  "leads.call_not_found": { status: 404, message: "Diesen Anruf gibt es nicht mehr." },
  "leads.call_has_lead": { status: 409, message: "Zu diesem Anruf gibt es schon eine Anfrage." },
  "leads.not_wanted": { status: 409, message: "Diese Firma wünscht keine Anfragen dieser Art." },
  "leads.too_old": { status: 409, message: "Die Zeit, für die diese Anfrage aufbewahrt wird, ist schon vorbei." },
  "leads.unknown_company": { status: 404, message: "Diese Firma gibt es nicht." },
  "leads.webhook_not_connected": { status: 503, message: "Dieses Portal nimmt zurzeit keine Anfragen von außen an." },
  "leads.signature_invalid": { status: 403, message: "Die Unterschrift der Lieferung ist ungültig oder zu alt." },
} as const satisfies Record<string, Problem>;
