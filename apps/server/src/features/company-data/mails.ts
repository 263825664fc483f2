/** Mails about who belongs to a company. */
import type { MailTemplate } from "../../platform/mail/send-mail.ts";

/** To whoever has no access any more. */
export const accessEndedMail: MailTemplate<{ company: string }> = {
  name: "access-ended",
  write: ({ company }, { brand }) => ({
    subject: `Ihr Zugriff auf ${company} ist beendet`,
    blocks: [
      `ein Inhaber hat Ihren Zugriff auf ${company} bei ${brand.name} beendet. Ihr eigenes Konto bleibt bestehen.`,
      "Halten Sie das für ein Versehen? Dann fragen Sie bitte bei der Firma nach.",
    ],
  }),
};
