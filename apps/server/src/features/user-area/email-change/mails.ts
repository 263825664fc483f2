/** Mails about a changed e-mail address: to the new one, which must be proved, and to the old one, which must know. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export const EMAIL_CHANGE_HOURS = 24;

export const confirmAddressMail: MailTemplate<{ token: string }> = {
  name: "email-change",
  write: ({ token }, { brand, origin }) => ({
    subject: `Ihre neue E-Mail-Adresse bei ${brand.name}`,
    blocks: [
      "Sie möchten diese Adresse für Ihr Konto benutzen. Bitte bestätigen Sie, dass es Ihre ist:",
      {
        link: {
          label: "E-Mail-Adresse bestätigen",
          href: `${origin}/benutzer/email-aenderung/aktivieren?token=${token}`,
        },
      },
      `Der Link gilt ${EMAIL_CHANGE_HOURS} Stunden und nur einmal. Bis dahin bleibt Ihre bisherige Adresse.`,
      "Waren Sie das nicht? Dann löschen Sie diese E-Mail. Ohne Bestätigung ändert sich nichts.",
    ],
  }),
};

/** To the person who already has the address, so that nobody else learns that the account exists. */
export const addressInUseMail: MailTemplate<{ login: string }> = {
  name: "email-in-use",
  write: ({ login }, { brand, origin }) => ({
    subject: `Ihre E-Mail-Adresse bei ${brand.name}`,
    blocks: [
      "Jemand wollte Ihre E-Mail-Adresse für ein anderes Konto benutzen. Das geht nicht, weil sie schon zu Ihrem Konto gehört. Es hat sich nichts geändert.",
      { facts: [["Ihr Anmeldename", login]] },
      "Waren Sie das selbst? Dann melden Sie sich mit diesem Konto an.",
      { link: { label: "Anmelden", href: `${origin}/login` } },
    ],
  }),
};

const ifNotYou = (phone: string): string =>
  `Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort und rufen Sie uns an: ${phone}.`;

export const changeAskedMail: MailTemplate<{ newEmail: string }> = {
  name: "email-change-asked",
  write: ({ newEmail }, { brand, origin }) => ({
    subject: `Ihre E-Mail-Adresse bei ${brand.name} soll geändert werden`,
    blocks: [
      "Für Ihr Konto wurde eine neue E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.",
      { facts: [["Neue Adresse", newEmail]] },
      ifNotYou(brand.contactDetails.servicePhone),
      { link: { label: "Änderung ansehen oder abbrechen", href: `${origin}/benutzer?bereich=anmeldung` } },
    ],
  }),
};

export const changeDoneMail: MailTemplate<{ newEmail: string }> = {
  name: "email-changed",
  write: ({ newEmail }, { brand }) => ({
    subject: `Ihre E-Mail-Adresse bei ${brand.name} wurde geändert`,
    blocks: [
      "Ihr Konto hat jetzt eine neue E-Mail-Adresse. An diese hier schreiben wir Ihnen nicht mehr.",
      { facts: [["Neue Adresse", newEmail]] },
      ifNotYou(brand.contactDetails.servicePhone),
    ],
  }),
};
