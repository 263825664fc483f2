/** Mails about people who leave a company or lose their access. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

/** To owners who want such mails: a person has given up their own access. */
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

/** To the person whose access an owner has ended. */
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
