/** The mail that asks a customer for a rating. It says why it came and how to end such mails for ever. */
import { INVITATION_BASIS_LABELS, type InvitationBasis, VALID_DAYS } from "@portal/contract/ratings/invitations/calls";
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export type InvitationMail = {
  company: string;
  basis: InvitationBasis;
  token: string;
  optOut: string;
  isReminder: boolean;
};

const REASONS: Record<InvitationBasis, (company: string) => string> = {
  consent: (company) => `${company} hat uns gesagt, dass Sie solchen E-Mails zugestimmt haben`,
  existing_customer: (company) => `${company} hat uns gesagt, dass Sie dort Kunde sind und nicht widersprochen haben`,
};

export const invitationMail: MailTemplate<InvitationMail> = {
  name: "rating-invitation",
  write: ({ company, basis, token, optOut, isReminder }, { origin, brand }) => ({
    subject: isReminder ? `Erinnerung: Wie war es bei ${company}?` : `Wie war es bei ${company}?`,
    blocks: [
      `${company} bittet Sie um eine Bewertung bei ${brand.name}. Das dauert weniger als eine Minute.`,
      { link: { label: "Jetzt bewerten", href: `${origin}/bewerten?einladung=${token}` } },
      "Jede ehrliche Bewertung wird gezeigt, ob gut oder schlecht. Die Firma weiß vorher nicht, wie Sie bewerten.",
      `Der Link gilt ${VALID_DAYS} Tage und nur für Sie.`,
      `Warum bekommen Sie diese E-Mail? ${REASONS[basis](company)} (${INVITATION_BASIS_LABELS[basis]}). Sie können jederzeit widersprechen; es kostet nichts außer der Verbindung. Dann schreiben wir Ihnen für keine Firma mehr.`,
      {
        link: {
          label: "Keine Einladungen mehr bekommen",
          href: `${origin}/bewerten/abmelden?data=${optOut}`,
          quiet: true,
        },
      },
    ],
  }),
};
