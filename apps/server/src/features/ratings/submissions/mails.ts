/** Mails to people who rated a company. The link in them confirms, changes and withdraws the rating. */
import { CONFIRM_DAYS } from "@portal/contract/ratings/submissions/calls";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

type RatedMail = { company: string; token: string };

const linkTo = (origin: string, token: string): string => `${origin}/bewerten/bestaetigen?token=${token}`;

export const confirmRatingMail: MailTemplate<RatedMail> = {
  name: "rating-confirm",
  write: ({ company, token }, { origin, brand }) => ({
    subject: `Bitte bestätigen: Ihre Bewertung für ${company}`,
    blocks: [
      `mit dieser Adresse wurde ${company} bei ${brand.name} bewertet. Die Bewertung erscheint erst, wenn Sie sie bestätigen.`,
      { link: { label: "Bewertung ansehen und bestätigen", href: linkTo(origin, token) } },
      `Bestätigen können Sie ${CONFIRM_DAYS} Tage lang. Mit demselben Link ändern Sie die Bewertung später oder ziehen sie zurück.`,
      "Sie haben nichts bewertet? Dann löschen Sie diese E-Mail. Es wird nichts veröffentlicht.",
    ],
  }),
};

export const ratingPublishedMail: MailTemplate<RatedMail> = {
  name: "rating-published",
  write: ({ company, token }, { origin }) => ({
    subject: `Danke für Ihre Bewertung für ${company}`,
    blocks: [
      `Ihre Bewertung für ${company} ist veröffentlicht. Über diesen Link können Sie sie jederzeit ändern oder zurückziehen.`,
      { link: { label: "Bewertung ändern oder zurückziehen", href: linkTo(origin, token) } },
    ],
  }),
};
