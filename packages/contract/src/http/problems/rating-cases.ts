/** Problems of objections to ratings, of the partner network and of marketing packages. */
import type { Problem } from "./problem.ts";

export const RATING_CASE_PROBLEMS = {
  "ratings.objection_not_found": { status: 404, message: "Diesen Einwand gibt es nicht." },
  "ratings.objection_not_allowed": {
    status: 409,
    message: "Gegen diese Bewertung können Sie hier keinen Einwand erheben.",
  },
  "ratings.objection_exists": { status: 409, message: "Zu dieser Bewertung gibt es schon einen Einwand." },
  "ratings.objection_not_possible_now": {
    status: 409,
    message: "Das geht nicht mehr: Der Stand des Einwands hat sich inzwischen geändert.",
  },
  "ratings.objection_four_eyes": {
    status: 409,
    message: "Wer vorschlägt, entscheidet nicht selbst. Bitte lassen Sie eine zweite Person entscheiden.",
  },
  "ratings.objection_author_unknown": {
    status: 409,
    message: "Diese Bewertung ist keinem Nutzer zugeordnet. Bitte prüfen Sie ohne Stellungnahme.",
  },
  "ratings.partner_unknown": { status: 404, message: "Dieses Portal gibt es hier nicht." },
  "ratings.partner_added": { status: 409, message: "Dieses Portal gehört schon zu Ihrem Netzwerk." },
  "ratings.partner_url_foreign": {
    status: 400,
    message: "Diese Adresse gehört nicht zu dem Portal, das Sie gewählt haben.",
  },
  "ratings.partner_not_this_company": {
    status: 409,
    message: "Auf dieser Seite haben wir Ihre Firma nicht gefunden. Bitte vergleichen Sie Name und Anschrift.",
  },
  "ratings.partner_unreachable": {
    status: 503,
    message: "Das Portal antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  },
  "ratings.report_not_found": { status: 404, message: "Diesen Bericht gibt es nicht mehr." },
} as const satisfies Record<string, Problem>;
