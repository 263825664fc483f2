/** Problems of messages with customers and of the public inquiry form. */
import type { Problem } from "./problem.ts";

export const MESSAGE_PROBLEMS = {
  "leads.thread_not_found": { status: 404, message: "Diesen Nachrichtenverlauf gibt es nicht mehr." },
  "leads.message_not_found": { status: 404, message: "Diese Nachricht gibt es nicht mehr." },
  "leads.message_sent": { status: 409, message: "Die Nachricht ist schon unterwegs und lässt sich nicht zurückholen." },
  "leads.no_address": {
    status: 409,
    message: "Zu dieser Anfrage gibt es keine E-Mail-Adresse. Bitte rufen Sie den Kunden an.",
  },
  "leads.customer_stopped": {
    status: 409,
    message: "Der Kunde möchte keine weiteren Nachrichten von Ihnen bekommen.",
  },
  "leads.files_too_large": {
    status: 400,
    message: "Die Dateien sind zusammen zu groß für eine E-Mail. Erlaubt sind höchstens 15 MB.",
  },
  "leads.quick_answer_not_found": { status: 404, message: "Diese Schnellantwort gibt es nicht mehr." },
  "leads.too_many_quick_answers": {
    status: 409,
    message: "Mehr als 30 Schnellantworten gehen nicht. Bitte löschen Sie zuerst eine.",
  },
  "leads.form_expired": {
    status: 409,
    message: "Das Formular war zu lange offen. Bitte laden Sie die Seite neu. Ihr Text bleibt erhalten.",
  },
  "leads.inquiry_delivered": { status: 409, message: "Die Anfrage ist schon bei der Firma." },
  "leads.link_unknown": {
    status: 404,
    message: "Dieser Link gilt nicht mehr. Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail.",
  },
} as const satisfies Record<string, Problem>;
