/** Mails to people with an account: the link to log in, and changes of their password. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export const ACCESS_LINK_MINUTES = 30;

/** The page that the link opens: it offers to log in and to set a new password. */
const linkTo = (origin: string, token: string): string => `${origin}/passwort/erneuern?token=${token}`;

const LIFETIME = `Der Link gilt ${ACCESS_LINK_MINUTES} Minuten und nur einmal.`;

export const accessLinkMail: MailTemplate<{ login: string; token: string }> = {
  name: "access-link",
  write: ({ login, token }, { brand, origin }) => ({
    subject: `Ihr Zugang zu ${brand.name}`,
    blocks: [
      "Sie haben einen Link angefordert, weil Sie Ihr Passwort vergessen haben. Mit dem Link melden Sie sich an oder legen ein neues Passwort fest.",
      { link: { label: "Zugang öffnen", href: linkTo(origin, token) } },
      { facts: [["Ihr Anmeldename", login]] },
      LIFETIME,
      "Sie haben nichts angefordert? Dann löschen Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.",
    ],
  }),
};

/** To the owner of an address with which somebody registers, so that nobody else learns that it has an account. */
export const knownAddressMail: MailTemplate<{ login: string; token: string }> = {
  name: "known-address",
  write: ({ login, token }, { brand, origin }) => ({
    subject: `Sie haben schon ein Konto bei ${brand.name}`,
    blocks: [
      "jemand hat sich gerade mit Ihrer E-Mail-Adresse registriert. Zu dieser Adresse gibt es schon ein Konto, deshalb haben wir kein zweites angelegt.",
      "Waren Sie das? Dann melden Sie sich mit diesem Link an oder legen ein neues Passwort fest:",
      { link: { label: "Zugang öffnen", href: linkTo(origin, token) } },
      { facts: [["Ihr Anmeldename", login]] },
      LIFETIME,
      "Waren Sie das nicht? Dann löschen Sie diese E-Mail. An Ihrem Konto hat sich nichts geändert.",
    ],
  }),
};

/** `removed`: the login methods that were removed with it, in words. */
export const passwordChangedMail: MailTemplate<{ login: string; removed: readonly string[] }> = {
  name: "password-changed",
  write: ({ login, removed }, { brand, origin }) => ({
    subject: `Ihr Passwort bei ${brand.name} wurde geändert`,
    blocks: [
      "Ihr Passwort wurde gerade geändert. Auf anderen Geräten sind Sie damit abgemeldet, und ältere Links aus unseren E-Mails gelten nicht mehr.",
      {
        facts: [
          ["Ihr Anmeldename", login],
          ...(removed.length === 0 ? [] : [["Meldet Sie nicht mehr an", removed.join(", ")] as const]),
        ],
      },
      `Waren Sie das nicht? Dann legen Sie sofort ein neues Passwort fest und rufen Sie uns an: ${brand.contactDetails.servicePhone}.`,
      { link: { label: "Neues Passwort festlegen", href: `${origin}/passwort/vergessen` } },
    ],
  }),
};
