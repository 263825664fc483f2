/** Mails about a changed e-mail address: to the new one, which must be proved, and to the old one, which must know. */
import { EMAIL_UNDO_DAYS } from "@portal/contract/user-area/profile";
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

export const changeAskedMail: MailTemplate<{ newEmail: string }> = {
  name: "email-change-asked",
  write: ({ newEmail }, { brand, origin }) => ({
    subject: `Ihre E-Mail-Adresse bei ${brand.name} soll geändert werden`,
    blocks: [
      "Für Ihr Konto wurde eine neue E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.",
      { facts: [["Neue Adresse", newEmail]] },
      `Waren Sie das nicht? Dann kennt jemand Ihr Passwort. Wählen Sie sofort ein neues. Das bricht die Änderung ab. Unser Telefon: ${brand.contactDetails.servicePhone}.`,
      { link: { label: "Neues Passwort wählen", href: `${origin}/passwort/vergessen` } },
    ],
  }),
};

/** `token` undoes the change. */
export const changeDoneMail: MailTemplate<{ newEmail: string; token: string }> = {
  name: "email-changed",
  write: ({ newEmail, token }, { brand, origin }) => ({
    subject: `Ihre E-Mail-Adresse bei ${brand.name} wurde geändert`,
    blocks: [
      "Ihr Konto hat jetzt eine neue E-Mail-Adresse. An diese hier schreiben wir Ihnen nicht mehr.",
      { facts: [["Neue Adresse", newEmail]] },
      `Waren Sie das nicht? Dann machen Sie die Änderung rückgängig. Sie bekommen Ihr Konto zurück und wählen ein neues Passwort. Der Link gilt ${EMAIL_UNDO_DAYS} Tage und nur einmal.`,
      {
        link: {
          label: "Änderung rückgängig machen",
          href: `${origin}/benutzer/email-aenderung/aktivieren?token=${token}&zurueck=1`,
        },
      },
      `Kommen Sie nicht weiter? Rufen Sie uns an: ${brand.contactDetails.servicePhone}.`,
    ],
  }),
};

/** To the address that is no longer valid. */
export const changeUndoneMail: MailTemplate<object> = {
  name: "email-change-undone",
  write: (_nothing, { brand }) => ({
    subject: `Die Änderung Ihrer E-Mail-Adresse bei ${brand.name} wurde rückgängig gemacht`,
    blocks: [
      "Der Inhaber der bisherigen E-Mail-Adresse hat die Änderung rückgängig gemacht. Diese Adresse hier gehört nicht mehr zu dem Konto. Alle Geräte sind abgemeldet, und das Passwort gilt nicht mehr.",
      `Das war ein Versehen oder nicht in Ihrem Sinn? Rufen Sie uns an: ${brand.contactDetails.servicePhone}.`,
    ],
  }),
};
