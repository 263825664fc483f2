/** Mails about who belongs to a company. */
import type { MailTemplate } from "../../platform/mail/send-mail.ts";

/** To the owners who want to know: somebody has given up their own access. */
export const personLeftMail: MailTemplate<{ company: string; login: string }> = {
  name: "person-left",
  write: ({ company, login }, { brand, origin }) => ({
    subject: `Jemand hat den Zugriff auf ${company} abgegeben`,
    blocks: [
      `diese Person arbeitet bei ${brand.name} nicht mehr für ${company}. Sie hat ihren Zugriff selbst abgegeben:`,
      { facts: [["Anmeldename", login]] },
      { link: { label: "Personen der Firma ansehen", href: `${origin}/kunde/firmendaten/personen` } },
    ],
  }),
};

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
