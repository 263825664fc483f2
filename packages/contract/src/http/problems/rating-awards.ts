/** Problems of awards, invitations to rate and ratings that visitors give. */
import type { Problem } from "./problem.ts";

export const RATING_AWARD_PROBLEMS = {
  "ratings.signet_not_booked": { status: 409, message: "Das Bewertungssiegel gehört nicht zu Ihrem Produkt." },
  "ratings.signet_locked": { status: 409, message: "Das Siegel ist ausgeschaltet. Schalten Sie es zuerst ein." },
  "ratings.award_not_earned": {
    status: 409,
    message: "Die Bedingungen für diese Auszeichnung sind noch nicht erfüllt.",
  },
  "ratings.basis_in_future": { status: 400, message: "Der Tag liegt in der Zukunft oder mehr als zwei Jahre zurück." },
  "ratings.invitation_not_found": { status: 404, message: "Diese Einladung gibt es nicht mehr." },
  "ratings.no_reminder_now": {
    status: 409,
    message: "Erinnern geht nur einmal, frühestens nach sieben Tagen und nur, solange die Einladung offen ist.",
  },
  "ratings.company_not_found": { status: 404, message: "Diese Firma gibt es bei uns nicht." },
  "ratings.form_expired": { status: 409, message: "Das Formular ist abgelaufen. Bitte laden Sie die Seite neu." },
  "ratings.email_missing": { status: 400, message: "Bitte geben Sie Ihre E-Mail-Adresse an." },
  "ratings.invitation_over": { status: 409, message: "Diese Einladung ist schon benutzt oder abgelaufen." },
  "ratings.already_rated": {
    status: 409,
    message: "Sie haben diese Firma schon bewertet. Über den Link in Ihrer E-Mail können Sie die Bewertung ändern.",
  },
  "ratings.own_company": { status: 409, message: "Die eigene Firma kann man nicht bewerten." },
  "ratings.link_unknown": { status: 404, message: "Dieser Link gilt nicht mehr." },
  "ratings.not_published": { status: 409, message: "Diese Bewertung ist nicht veröffentlicht." },
} as const satisfies Record<`ratings.${string}`, Problem>;
